import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '../../data/repository.ts';
import { usePlatform } from '../../platform/port.ts';
import { buttonClass } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast.ts';

interface Props {
  readonly article: ReadableArticle;
  /** With its words. */
  readonly wide?: true;
}

interface ActionsProps {
  readonly article: ReadableArticle;
  readonly asked: object;
  onClose(): void;
}

/** Opens what can be done with an article besides reading it; that code comes when it is asked for. */
export function ActionsButton({ article, wide }: Props) {
  const { t } = useTranslation(['articles', 'common']);
  const platform = usePlatform();
  // A new one for each press: while the article is read aloud they are drawn, with their dialog closed.
  const [asked, setAsked] = useState<{ Actions: ComponentType<ActionsProps> } | null>(null);
  const open = () =>
    import('./actions/article-actions.tsx').then(
      (code) => setAsked({ Actions: code.ArticleActions }),
      (error: unknown) => {
        if (platform.reloadForNewBuild(error)) return;
        console.warn(error);
        void showToast({ kind: 'error', title: t('common:error.screen') });
      },
    );
  return (
    <>
      <button
        type="button"
        onClick={() => void open()}
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
      {asked && <asked.Actions article={article} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
