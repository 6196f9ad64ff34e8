import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '../../data/repository.ts';
import { useLazyPart } from '../../page/use-lazy-part.ts';
import { buttonClass } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/icons.tsx';

interface Props {
  readonly article: ReadableArticle;
  /** With its words. */
  readonly wide?: true;
}

/** Opens the dialog of actions for an article; its code is loaded on demand. */
export function ActionsButton({ article, wide }: Props) {
  const { t } = useTranslation('articles');
  // While the article is read aloud the actions stay mounted, with their dialog closed.
  const { asked, open, close } = useLazyPart(() => import('./actions/article-actions.tsx'));
  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-haspopup="dialog"
        aria-label={wide ? undefined : t('actions')}
        className={
          wide
            ? `${buttonClass('secondary', 'sm')} mt-3 w-full`
            : 'grid size-11 place-items-center rounded-[8px] text-brand hover:bg-mist'
        }
      >
        {wide ? t('actions') : <MoreIcon />}
      </button>
      {asked && <asked.code.ArticleActions article={article} asked={asked} onClose={close} />}
    </>
  );
}
