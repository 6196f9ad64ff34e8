import './sidebar.css';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdminSection } from '../../data/admin-section.ts';
import { useAddress } from '../../i18n/portal-link.tsx';
import { Scene } from '../../ui/scene.tsx';
import { focusHeading } from '../../ui/scroll.ts';
import { Sheet } from '../../ui/private/sheet.tsx';
import { Tooltips } from '../../ui/private/tooltip.tsx';
import { SectionLinks } from './section-links.tsx';
import { SIDEBAR_WIDTH, SIDEBAR_WIDTH_COLLAPSED, SIDEBAR_WIDTH_PHONE } from './sidebar-sizes.ts';
import type { Sidebar } from './use-sidebar.ts';

interface Props {
  readonly id: string;
  readonly sidebar: Sidebar;
  readonly current: AdminSection | null;
  /** Gives the focus back to the button that opened the sheet. */
  readonly focusToggle: () => void;
}

/** The sidebar: beside the page, or as a sheet over it on phones. */
export function SidebarPanel({ id, sidebar, current, focusToggle }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const chosen = useRef(false);
  if (sidebar.phone) {
    return (
      <Sheet
        id={id}
        open={sidebar.open}
        onClose={sidebar.close}
        onClosed={() => {
          if (chosen.current) focusHeading();
          else focusToggle();
          chosen.current = false;
        }}
        name={t('menu')}
        closeLabel={t('common:nav.closeMenu')}
        width={SIDEBAR_WIDTH_PHONE}
        className="sidebar on-soil"
      >
        <Brand />
        <SectionLinks
          current={current}
          onChoose={() => {
            chosen.current = true;
            sidebar.close();
          }}
        />
      </Sheet>
    );
  }
  const collapsed = !sidebar.open;
  return (
    <aside
      id={id}
      className="sidebar sidebar-beside on-soil"
      data-collapsed={collapsed}
      style={{ width: collapsed ? SIDEBAR_WIDTH_COLLAPSED : SIDEBAR_WIDTH }}
    >
      <Tooltips>
        <Brand collapsed={collapsed} />
        <SectionLinks current={current} collapsed={collapsed} />
      </Tooltips>
    </aside>
  );
}

function Brand({ collapsed = false }: { readonly collapsed?: boolean }) {
  const { t } = useTranslation('common');
  const toAddress = useAddress();
  return (
    <Link to={toAddress('/')} className="sidebar-brand">
      <Scene name="sprout" className="sidebar-sprout" />
      <span className={collapsed ? 'sr-only' : ''}>{t('app.name')}</span>
    </Link>
  );
}
