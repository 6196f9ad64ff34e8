import './session-storage-notice.css';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { useSessionStorage } from './session-storage.ts';

/**
 * Says above the page, without covering any of it, that the session ends with the app or was lost, and what the person can
 * do. The region is there before its words, so that screen readers hear them come.
 */
export function SessionStorageNotice() {
  const { t } = useTranslation('desktop');
  const region = useRef<HTMLDivElement>(null);
  const { news, keep, close } = useSessionStorage();
  const keepHere = async () => {
    await keep();
    // The button is gone; what it brought about is read from here.
    region.current?.focus();
  };
  return (
    <div ref={region} role="status" tabIndex={-1} className="keeping" data-news={news}>
      {news !== 'nothing' && (
        <div className="keeping-sheet">
          <div className="keeping-words">
            {news === 'memory' && (
              <>
                <p className="keeping-title">{t('keeping.title')}</p>
                <p>{t('keeping.body')}</p>
              </>
            )}
            {news === 'refused' && <p>{t('keeping.refused')}</p>}
            {news === 'kept' && <p>{t('keeping.kept')}</p>}
            {news === 'damaged' && (
              <>
                <p className="keeping-title">{t('keeping.damagedTitle')}</p>
                <p>{t('keeping.damaged')}</p>
              </>
            )}
          </div>
          <div className="keeping-choices">
            {news === 'memory' && (
              <div className="keeping-choice">
                <button
                  type="button"
                  className="keeping-button"
                  aria-describedby="keeping-risk"
                  onClick={() => void keepHere()}
                >
                  {t('keeping.keep')}
                </button>
                <p id="keeping-risk" className="keeping-risk">
                  {t('keeping.risk')}
                </p>
              </div>
            )}
            {news === 'damaged' && (
              <PortalLink to="/auth" className="keeping-button">
                {t('keeping.signIn')}
              </PortalLink>
            )}
            <button type="button" className="keeping-button keeping-first" onClick={close}>
              {t('keeping.close')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
