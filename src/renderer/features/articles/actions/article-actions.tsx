import { useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import { useMessages } from '#renderer/i18n/portal-i18n.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { LeavingContext, PortalLink } from '#renderer/i18n/portal-link.tsx';
import { useLazyPart } from '#renderer/page/use-lazy-part.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { ListenIcon, PrintIcon, SlidesIcon } from '#renderer/ui/lazy/icons.ts';
import { KeepPanel } from '../../saved/parts/keep-panel.tsx';
import { useSaved } from '../../saved/parts/use-saved.ts';
import { DisplayDialog } from '../../display/parts/display-dialog.tsx';
import savedEn from '../../saved/parts/page-messages/en.json';
import savedId from '../../saved/parts/page-messages/id.json';
import { SHARE_PLACE } from '../share-bar.tsx';
import { ReadAloud } from './aloud/read-aloud.tsx';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

interface Props {
  readonly article: ReadableArticle;
  /** Another one with each press of the button that opens the dialog. */
  readonly asked: object;
  onClose(): void;
}

/** What can be done with an article besides reading it: each way is one part of this dialog. */
export function ArticleActions({ article, asked, onClose }: Props) {
  useMessages({ id: { actions: id, saved: savedId }, en: { actions: en, saved: savedEn } });
  const { t } = useTranslation(['actions', 'common']);
  const [opener] = useState(() => document.activeElement);
  const { language } = useLanguage();
  const place = `${article.id} ${article.language} ${language}`;
  /** The article and language for which reading aloud was started: it doesn't start by itself for another one. */
  const [heard, setHeard] = useState<{ readonly place: string; readonly closed: object; readonly turn: number } | null>(
    null,
  );
  const isHeard = heard?.place === place;
  const isLeft = heard !== null && !isHeard;
  const isLeaving = useContext(LeavingContext);
  useEffect(() => {
    // Reading ends with the page, also where the next one can't be opened and this one waits below.
    if (isLeft || (isLeaving && heard)) onClose();
  }, [isLeft, isLeaving, heard, onClose]);
  const meeting = useLazyPart(() => import('../../meeting/parts/meeting-mode.tsx'));
  const [isDisplayOpen, setDisplayOpen] = useState(false);
  const { state: saved } = useSaved();
  const kept = saved === 'failed' ? undefined : saved?.articles.find(({ id: each }) => each === article.id);
  const note = kept?.note ?? '';
  const talks = useMemo(() => [{ article, note }], [article, note]);
  if (meeting.asked)
    return <meeting.asked.code.MeetingMode talks={talks} name={null} opener={opener} onClose={onClose} />;
  const shut = () => (heard ? setHeard({ ...heard, closed: asked }) : onClose());
  const aloud = isHeard && <ReadAloud key={heard.turn} article={article} opener={opener} onClose={onClose} />;
  if (heard?.closed === asked) return aloud;
  if (isDisplayOpen) {
    const close = () => {
      setDisplayOpen(false);
      shut();
    };
    return (
      <>
        {aloud}
        <DisplayDialog opener={opener} onClose={close} />
      </>
    );
  }
  return (
    <>
      {aloud}
      <Dialog title={t('title')} closeLabel={t('close')} onClose={shut}>
        <div className="grid gap-5">
          <KeepPanel article={article} onLeave={onClose} />
          <div className="grid gap-2 border-t-[1.5px] border-line pt-5 md:grid-cols-2">
            <button
              type="button"
              className={buttonClass('outline')}
              onClick={() => setHeard({ place, closed: asked, turn: (heard?.turn ?? 0) + 1 })}
            >
              <ListenIcon />
              {t('listen')}
            </button>
            <button type="button" className={buttonClass('outline')} onClick={meeting.open}>
              <SlidesIcon />
              {t('meeting')}
            </button>
            <PortalLink to={`/factsheet?articles=${article.id}`} className={buttonClass('outline')} onClick={onClose}>
              <PrintIcon />
              {t('factsheet')}
            </PortalLink>
            <button
              type="button"
              aria-haspopup="dialog"
              className={buttonClass('outline')}
              onClick={() => setDisplayOpen(true)}
            >
              <span aria-hidden="true" className="text-[1.25em] leading-none">
                Aa
              </span>
              {t('common:display.settings')}
            </button>
            {/* On wide screens they stand beside the text. */}
            <button
              type="button"
              className={`${buttonClass('outline')} md:col-span-2 lg:hidden`}
              onClick={() => showShare(onClose)}
            >
              {t('share')}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** Leads to all ways to share, below the text. The dialog gives the focus back in a turn of its own, which comes first. */
function showShare(close: () => void): void {
  close();
  setTimeout(() =>
    setTimeout(() => {
      const place = document.getElementById(SHARE_PLACE);
      place?.scrollIntoView();
      place?.querySelector('button')?.focus({ preventScroll: true });
    }),
  );
}
