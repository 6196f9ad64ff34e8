import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryNote } from '../../feedback/query-note.tsx';
import { DeviceDraftRow, useDeviceDrafts } from './device-drafts.tsx';
import { MentionRow, useMentions } from './mentions.tsx';
import type { Reports } from './use-reports.ts';
import { useWaitingWork, WorkRow } from './waiting-work.tsx';

/** As tall as a row, so that nothing below moves where one thing waits or none. */
const LINE = 'flex items-center min-h-14 px-1 py-2 border-b-[1.5px] border-line text-ink-2';

/**
 * What waits for the person who looks: what they wrote here and hasn't arrived, comments that name them, drafts that came back to
 * them, and their own work of every section.
 */
export function WaitingForYou({ reports }: { readonly reports: Reports }) {
  const { t } = useTranslation(['dashboard', 'comments', 'common']);
  const drafts = useDeviceDrafts();
  const { query, unseen } = useMentions();
  const { own, unknown } = useWaitingWork(reports);
  const [now] = useState(() => new Date());
  const isComplete = reports.complete && (query.isFetched || !query.isEnabled);
  const count = drafts.length + unseen.length + own.length;
  return (
    <section className="mt-9" aria-labelledby="waiting-for-you">
      <h2 id="waiting-for-you" className="pb-3 border-b-2 border-ink text-[1.375rem] leading-[1.2] tracking-[-0.022em]">
        {t('waiting.title')}
      </h2>
      {query.error && <QueryNote query={query} title={t('comments:mentionedFailed')} />}
      {count > 0 && (
        <ul>
          {unseen.map((mention) => (
            <MentionRow key={mention.comment} mention={mention} now={now} />
          ))}
          {drafts.map(({ draft, section }) => (
            <DeviceDraftRow key={`${draft.collection} ${draft.key}`} draft={draft} section={section} now={now} />
          ))}
          {own.map((work) => (
            <WorkRow key={work.path} work={work} />
          ))}
        </ul>
      )}
      {!isComplete && count === 0 && (
        <p role="status" className={LINE}>
          {t('common:busy.loading')}
        </p>
      )}
      {isComplete && count === 0 && !query.error && (
        <p className={LINE}>{t(unknown ? 'workUnknown' : 'waiting.none')}</p>
      )}
    </section>
  );
}
