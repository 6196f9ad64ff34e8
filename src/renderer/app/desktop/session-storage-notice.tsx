import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { useSessionStorage } from './use-session-storage.ts';

/**
 * A message above the page, without covering it, that the session ends with the app or was lost, and what the person can do. The
 * live region exists before its text, so that screen readers announce it.
 */
export function SessionStorageNotice() {
  const { t } = useTranslation('desktop');
  const region = useRef<HTMLDivElement>(null);
  const { news, keep, close } = useSessionStorage();
  const keepHere = async () => {
    await keep();
    // The button is gone, so the focus moves to the message about the result.
    region.current?.focus();
  };
  return (
    <div
      ref={region}
      role="status"
      tabIndex={-1}
      className="focus:outline-none in-[html[data-menu-open]]:hidden print:hidden"
      data-news={news}
    >
      {news !== 'nothing' && (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-3.5 border-b-[1.5px] border-line bg-accent-soft text-ink text-[0.938rem] leading-[1.45]">
          <div className="flex-[1_1_20rem] max-w-[43.9em]">
            {news === 'memory' && (
              <>
                <p className="font-bold">{t('keeping.title')}</p>
                <p>{t('keeping.body')}</p>
              </>
            )}
            {news === 'refused' && <p>{t('keeping.refused')}</p>}
            {news === 'kept' && <p>{t('keeping.kept')}</p>}
            {news === 'damaged' && (
              <>
                <p className="font-bold">{t('keeping.damagedTitle')}</p>
                <p>{t('keeping.damaged')}</p>
              </>
            )}
          </div>
          <div className="flex flex-wrap items-start gap-3">
            {news === 'memory' && (
              <div className="flex-[1_1_14rem] max-w-[22rem]">
                <button
                  type="button"
                  className={buttonClass('outline', 'sm')}
                  aria-describedby="keeping-risk"
                  onClick={() => void keepHere()}
                >
                  {t('keeping.keep')}
                </button>
                <p id="keeping-risk" className="mt-1 text-ink-2 text-[0.875rem]">
                  {t('keeping.risk')}
                </p>
              </div>
            )}
            {news === 'damaged' && (
              <PortalLink to="/auth" className={buttonClass('outline', 'sm')}>
                {t('keeping.signIn')}
              </PortalLink>
            )}
            <button type="button" className={buttonClass('default', 'sm')} onClick={close}>
              {t('keeping.close')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
