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

/** Opens what can be done with an article besides reading it; that code comes when it is asked for. */
export function ActionsButton({ article, wide }: Props) {
  const { t } = useTranslation(['articles', 'common']);
  const platform = usePlatform();
  const [Actions, setActions] = useState<ComponentType<{ article: ReadableArticle; onClose(): void }> | null>(null);
  const open = () =>
    import('./actions/article-actions.tsx').then(
      (code) => setActions(() => code.ArticleActions),
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
      {Actions && <Actions article={article} onClose={() => setActions(null)} />}
    </>
  );
}
