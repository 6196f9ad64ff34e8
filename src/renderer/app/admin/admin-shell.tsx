import { useId, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { can } from '#domain/access.ts';
import { SectionsContext, type AdminSection } from '../../data/admin-section.ts';
import { plainPath } from '../../i18n/localized-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AdminBar } from './admin-bar.tsx';
import { SectionView } from './section-view.tsx';
import { sectionPath, sections as discovered } from './sections.ts';
import { SidebarPanel } from './sidebar-panel.tsx';
import { useSidebar } from './use-sidebar.ts';

/** What every section wears: sidebar, bar, and the section itself. Whoever sees it is a super admin. */
export function AdminShell({ sections = discovered }: { readonly sections?: readonly AdminSection[] }) {
  const { t } = useTranslation();
  const path = plainPath(useLocation()[0]).replace(/\/$/, '');
  const allowed = useMemo(() => sections.filter(({ right }) => can('superadmin', right)), [sections]);
  const current = allowed.find((section) => sectionPath(section) === path) ?? null;
  const sidebar = useSidebar();
  const sidebarId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const title = t(current ? current.label : 'admin.missing');
  return (
    <SectionsContext value={allowed}>
      <title>{`${title} · ${t('app.name')}`}</title>
      <a href="#content" className="admin-skip sr-only focus:not-sr-only">
        {t('nav.skip')}
      </a>
      <SidebarPanel id={sidebarId} sidebar={sidebar} current={current} focusToggle={() => toggle.current?.focus()} />
      <div className="admin-column">
        <AdminBar title={title} sidebar={sidebar} sidebarId={sidebarId} toggle={toggle} />
        <main id="content" className="admin-main">
          <SectionView section={current} path={path} />
        </main>
      </div>
    </SectionsContext>
  );
}
