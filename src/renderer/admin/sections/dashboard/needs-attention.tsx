import { useTranslation } from 'react-i18next';
import { Scene } from '#renderer/ui/scene.tsx';
import type { Reports } from './use-reports.ts';
import { useWaitingWork, WorkRow } from './waiting-work.tsx';

/** The work that waits for anybody of the team, each piece with the way to it. */
export function NeedsAttention({ reports }: { readonly reports: Reports }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <section className="needs-attention mt-11" aria-labelledby="needs-attention">
      <h2
        id="needs-attention"
        className="pb-3 border-b-2 border-ink text-[1.375rem] leading-[1.2] tracking-[-0.022em] @min-[56rem]:pt-1.5"
      >
        {t('admin.attention')}
      </h2>
      {reports.complete ? (
        <Found reports={reports} />
      ) : (
        <p role="status" className="py-4 text-ink-2">
          {t('common:busy.loading')}
        </p>
      )}
    </section>
  );
}

function Found({ reports }: { readonly reports: Reports }) {
  const { t } = useTranslation('dashboard');
  const { others, unknown } = useWaitingWork(reports);
  return (
    <>
      {others.length > 0 && (
        <ul>
          {others.map((work) => (
            <WorkRow key={work.path} work={work} />
          ))}
        </ul>
      )}
      {unknown && <p className="py-4 text-ink-2">{t('workUnknown')}</p>}
      {others.length === 0 && !unknown && (
        <div className="flex gap-4 items-center py-4 text-ink-2">
          <Scene name="sprout" className="flex-none w-11" />
          <p>{t('allDone')}</p>
        </div>
      )}
    </>
  );
}
