import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSections, type AdminSection } from '#renderer/admin/section.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useAllLocalDrafts, type CollectedLine } from '../../cms/list/local-drafts-note.tsx';

/** What this device holds and the backend hasn't got, of every kind the person may open: also without a network. */
export function useDeviceDrafts(): readonly DeviceDraft[] {
  const sections = useSections();
  const drafts = useAllLocalDrafts(sections.flatMap(({ collection }) => collection ?? []));
  return drafts.flatMap((draft) => {
    const section = sections.find(({ collection }) => collection === draft.collection);
    return section ? [{ draft, section }] : [];
  });
}

interface DeviceDraft {
  readonly draft: CollectedLine;
  readonly section: AdminSection;
}

/** One of them, with the way to it. */
export function DeviceDraftRow({ draft, section, now }: DeviceDraft & { readonly now: Date }) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const untitled = i18n.t(section.holdsItems ? 'editor:untitled' : section.label);
  return (
    <li>
      <Link
        to={toAddress(pathOf(draft, section))}
        className="group flex min-h-14 items-center gap-3.5 border-b-[1.5px] border-line px-1 py-2 leading-[1.35] hover:bg-sunk focus-visible:-outline-offset-3"
      >
        <section.icon className="text-brand" />
        <span className="grid min-w-0 flex-1 wrap-anywhere">
          <span className="font-bold group-hover:underline group-hover:underline-offset-3">
            {draft.title.trim() || untitled}
          </span>{' '}
          <span className="text-small text-ink-2">{t('waiting.onDevice', { section: i18n.t(section.label) })}</span>
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
