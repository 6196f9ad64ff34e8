import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdminSection } from '#renderer/admin/section.ts';
import { useAddress } from '../../i18n/portal-link.tsx';
import { Scene } from '../../ui/scene.tsx';
import { focusHeading } from '../../ui/scroll.ts';
import { Sheet } from '../../ui/lazy/sheet.tsx';
import { Tooltips } from '../../ui/lazy/tooltip.tsx';
import { SectionLinks } from './section-links.tsx';
import type { Sidebar } from './use-sidebar.ts';

const SIDEBAR_BESIDE =
  'sidebar-beside sticky top-0 flex-none h-screen supports-[height:1dvh]:h-dvh overflow-x-hidden overflow-y-auto pr-1.5 ' +
  '[transition:width_240ms_cubic-bezier(0.2,0.7,0.2,1)] border-r border-transparent ' +
  'data-[collapsed=true]:pl-0.5 data-[collapsed=true]:pr-px';
const SIDEBAR_BRAND =
  'flex items-center gap-2.5 w-max min-h-11 mb-4 pl-1.5 pr-3 rounded-[6px] text-on-soil text-[1.375rem] ' +
  'font-extrabold tracking-[-0.04em] in-data-[collapsed=true]:px-1.5';

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
        className="sidebar p-3 bg-soil-deep text-on-soil-2 max-md:pr-1.5 on-soil"
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
      className={`sidebar p-3 bg-soil-deep text-on-soil-2 max-md:pr-1.5 ${SIDEBAR_BESIDE} on-soil`}
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
    <Link to={toAddress('/')} className={SIDEBAR_BRAND}>
      <Scene name="sprout" className="w-8" />
      <span className={collapsed ? 'sr-only' : ''}>{t('app.name')}</span>
    </Link>
  );
}

/** Widths of the sidebar: open, on phones, and with its icons alone (specification, section 9). */
const SIDEBAR_WIDTH = '16rem';
const SIDEBAR_WIDTH_PHONE = '18rem';
const SIDEBAR_WIDTH_COLLAPSED = '3rem';
