import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRights } from '#renderer/admin/rights.ts';
import type { AdminSection, SectionWork } from '#renderer/admin/section.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { countedText } from './counted-text.ts';
import type { Reports } from './use-reports.ts';

const WORK_ROW =
  'attention-row flex gap-3.5 items-center min-h-14 px-1 py-2 border-b-[1.5px] border-line leading-[1.35] font-bold ' +
  'hover:bg-sunk focus-visible:-outline-offset-3';

interface Waiting extends SectionWork {
  readonly section: AdminSection;
}

interface WaitingWork {
  /** What waits for this person. */
  readonly own: readonly Waiting[];
  readonly others: readonly Waiting[];
  /** True if the report of a section is missing: then it isn't claimed that nothing is waiting. */
  readonly unknown: boolean;
}

/** The work that waits, as far as the person may do it. */
export function useWaitingWork(reports: Reports): WaitingWork {
  const { may, told } = useRights();
  const waiting = reports.telling.flatMap((section): Waiting[] => {
    const report = reports.of(section);
    if (report.kind !== 'told') return [];
    return report.report.work
      .filter(({ count, right }) => count > 0 && (!right || may(right)))
      .map((work) => ({ ...work, section }));
  });
  const isOwn = ({ own }: Waiting) => own === 'all' || (own === 'translators' && told.length === 1);
  return {
    own: waiting.filter(isOwn),
    others: waiting.filter((work) => !isOwn(work)),
    unknown: reports.telling.some((section) => reports.of(section).kind !== 'told'),
  };
}

/** A piece of work with the way to it. */
export function WorkRow({ work }: { readonly work: Waiting }) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const toAddress = useAddress();
  const { section } = work;
  return (
    <li>
      <Link to={toAddress(work.path)} className={WORK_ROW}>
        <section.icon className="text-brand" />
        <span className="flex-1 min-w-0 in-[.attention-row:hover]:underline in-[.attention-row:hover]:underline-offset-4">
          {countedText(work, i18n.t, language)}
        </span>
        <ArrowRightIcon className="text-brand" />
      </Link>
    </li>
  );
}
