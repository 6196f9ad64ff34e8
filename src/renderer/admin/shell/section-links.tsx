import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type AdminSection, type SectionUnread, useSections } from '#renderer/admin/section.ts';
import { useAddress } from '../../i18n/portal-link.tsx';
import { Tooltip } from '../../ui/lazy/tooltip.tsx';
import { sectionPath } from './sections.ts';

const SECTION_LINK =
  'flex items-center gap-3 min-h-11 mr-1.5 px-3 py-px rounded-[6px] text-[0.969rem] font-medium leading-[1.3] ' +
  'hover:bg-soil hover:text-on-soil aria-[current]:mr-0 aria-[current]:pr-6 aria-[current]:rounded-none ' +
  'aria-[current]:bg-accent aria-[current]:text-on-accent aria-[current]:font-bold aria-[current]:clip-point-13 ' +
  'focus-visible:-outline-offset-3 aria-[current]:focus-visible:outline-on-accent ' +
  'aria-[current]:focus-visible:-outline-offset-6 in-data-[collapsed=true]:w-11 in-data-[collapsed=true]:m-0 ' +
  'in-data-[collapsed=true]:px-3 in-data-[collapsed=true]:py-0 in-data-[collapsed=true]:relative ' +
  'in-data-[collapsed=true]:aria-[current]:py-0 in-data-[collapsed=true]:aria-[current]:pr-3 ' +
  'in-data-[collapsed=true]:aria-[current]:pl-2.5 in-data-[collapsed=true]:aria-[current]:clip-point-8 ' +
  'forced-colors:aria-[current]:border-2 forced-colors:aria-[current]:[clip-path:none]!';
const SECTION_UNREAD =
  'flex-none min-w-5.5 ml-auto -mr-1.5 px-1 py-0.5 rounded-[6px] bg-on-soil text-soil-deep text-[0.844rem] ' +
  'font-extrabold tabular-nums leading-[1.3] text-center before:content-[attr(data-count)] ' +
  'in-aria-[current]:-mr-3 in-aria-[current]:bg-on-accent in-aria-[current]:text-accent ' +
  'in-data-[collapsed=true]:absolute in-data-[collapsed=true]:top-2 in-data-[collapsed=true]:right-2 ' +
  'in-data-[collapsed=true]:mr-0! in-data-[collapsed=true]:min-w-2.5 in-data-[collapsed=true]:h-2.5 ' +
  'in-data-[collapsed=true]:p-0 in-data-[collapsed=true]:rounded-full in-data-[collapsed=true]:before:content-none ' +
  'forced-colors:border';

interface Props {
  readonly current: AdminSection | null;
  /** Icons alone: their names are tooltips. */
  readonly collapsed?: boolean;
  readonly onChoose?: () => void;
}

/** The way to each section. */
export function SectionLinks({ current, collapsed = false, onChoose }: Props) {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('menu')}>
      <ul className="grid gap-0.5">
        {useSections().map((section) => (
          <li key={section.path}>
            <SectionLink section={section} isCurrent={section === current} collapsed={collapsed} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LinkProps {
  readonly section: AdminSection;
  readonly isCurrent: boolean;
  readonly collapsed: boolean;
  readonly onChoose: (() => void) | undefined;
}

function SectionLink({ section, isCurrent, collapsed, onChoose }: LinkProps) {
  const { i18n } = useTranslation();
  const toAddress = useAddress();
  const label = i18n.t(section.label);
  const count = useUnreadCount(section.unread);
  const name = section.unread && count > 0 ? `${label}, ${i18n.t(section.unread.words, { count })}` : undefined;
  const link = (
    <Link
      to={toAddress(sectionPath(section))}
      onClick={onChoose}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={name}
      className={SECTION_LINK}
    >
      <section.icon />
      {/* A smaller gap: the longest name and three characters stand in one line, and in an entry of one height if they don't. */}
      <span className={collapsed ? 'sr-only' : '-mr-2'}>{label}</span>
      {name !== undefined && <span aria-hidden="true" data-count={shortCount(count)} className={SECTION_UNREAD} />}
    </Link>
  );
  return collapsed ? <Tooltip text={name ?? label}>{link}</Tooltip> : link;
}

/** The place beside the name has room for three characters. */
function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}

const NONE: Pick<SectionUnread, 'useCount'> = { useCount: () => 0 };

/** How much of a section is new to the person now. A section has a count or none, always the same. */
function useUnreadCount(unread: SectionUnread | undefined): number {
  const { useCount } = unread ?? NONE;
  return useCount();
}
