import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdminSection } from '../../data/admin-section.ts';
import { useSections } from '../../data/admin-section.ts';
import { useAddress } from '../../i18n/portal-link.tsx';
import { Tooltip } from '../../ui/private/tooltip.tsx';
import { sectionPath } from './sections.ts';
import { useUnreadCount } from './unread-count.ts';

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
      <ul className="section-links">
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
      className="section-link"
    >
      <section.icon />
      <span className={collapsed ? 'sr-only' : ''}>{label}</span>
      {name !== undefined && <span aria-hidden="true" data-count={shortCount(count)} className="section-unread" />}
    </Link>
  );
  return collapsed ? <Tooltip text={name ?? label}>{link}</Tooltip> : link;
}

/** The place beside the name has room for three characters. */
function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
