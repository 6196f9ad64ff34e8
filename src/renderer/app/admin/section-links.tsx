import { Link } from 'wouter';
import type { AdminSection } from '../../data/admin-section.ts';
import { useSections } from '../../data/admin-section.ts';
import { useAddress } from '../../i18n/portal-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Tooltip } from '../../ui/private/tooltip.tsx';
import { sectionPath } from './sections.ts';

interface Props {
  readonly current: AdminSection | null;
  /** Icons alone: their names are tooltips. */
  readonly collapsed?: boolean;
  readonly onChoose?: () => void;
}

/** The way to each section. */
export function SectionLinks({ current, collapsed = false, onChoose }: Props) {
  const { t } = useTranslation();
  const toAddress = useAddress();
  return (
    <nav aria-label={t('admin.menu')}>
      <ul className="section-links">
        {useSections().map((section) => {
          const link = (
            <Link
              href={toAddress(sectionPath(section))}
              onClick={onChoose}
              aria-current={section === current ? 'page' : undefined}
              className="section-link"
            >
              <section.icon />
              <span className={collapsed ? 'sr-only' : ''}>{t(section.label)}</span>
            </Link>
          );
          return <li key={section.path}>{collapsed ? <Tooltip text={t(section.label)}>{link}</Tooltip> : link}</li>;
        })}
      </ul>
    </nav>
  );
}
