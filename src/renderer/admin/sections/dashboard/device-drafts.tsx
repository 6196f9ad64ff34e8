import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSections, type AdminSection } from '#renderer/admin/section.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useAllLocalDrafts, type CollectedLine } from '../../cms/list/local-drafts-note.tsx';

/** What this device holds and the backend hasn't got, of every kind, each with the way to it: also without a network. */
export function DeviceDrafts() {
  const { t } = useTranslation('dashboard');
  const sections = useSections();
  const drafts = useAllLocalDrafts(sections.flatMap(({ collection }) => collection ?? []));
  const [now] = useState(() => new Date());
  if (drafts.length === 0) return null;
  return (
    <section className="mt-9 border-l-4 border-accent bg-accent-soft px-5 pt-4 pb-2" aria-labelledby="device-drafts">
      <h2 id="device-drafts" className="text-[1.125rem] leading-[1.3]">
        {t('drafts.title')}
      </h2>
      <p className="text-ink-2">{t('drafts.hint')}</p>
      <ul className="divide-y-[1.5px] divide-line">
        {drafts.map((draft) => {
          const section = sections.find(({ collection }) => collection === draft.collection);
          return section && <Row key={`${draft.collection} ${draft.key}`} draft={draft} section={section} now={now} />;
        })}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly draft: CollectedLine;
  readonly section: AdminSection;
  readonly now: Date;
}

function Row({ draft, section, now }: RowProps) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const toAddress = useAddress();
  const untitled = i18n.t(section.holdsItems ? 'editor:untitled' : section.label);
  return (
    <li>
      <Link to={toAddress(pathOf(draft, section))} className="group flex min-h-14 items-center gap-3.5">
        <section.icon className="text-brand" />
        <span className="grid min-w-0 flex-1 wrap-anywhere">
          <span className="font-bold group-hover:underline group-hover:underline-offset-3">
            {draft.title.trim() || untitled}
          </span>{' '}
          <span className="text-small text-ink-2">{i18n.t(section.label)}</span>
        </span>{' '}
        {draft.writtenAt !== '' && (
          <time dateTime={draft.writtenAt} className="text-small flex-none text-ink-2 tabular-nums">
            {listMoment(new Date(draft.writtenAt), now, language)}
          </time>
        )}
      </Link>
    </li>
  );
}

/** What there is one of is its section; a new item is found by its writer's own name for it. */
function pathOf({ id, key }: CollectedLine, { path, holdsItems }: AdminSection): string {
  const own = `/admin/${path}`;
  if (!holdsItems) return own;
  return id === null ? `${own}/new?${new URLSearchParams({ key }).toString()}` : `${own}/${id}`;
}
