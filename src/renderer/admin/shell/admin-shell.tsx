import { type RefObject, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type PaletteCommand, PaletteCommandsContext } from '#renderer/admin/palette-commands.ts';
import { BarSlotContext, ItemNameSlotContext, SectionsContext, type AdminSection } from '#renderer/admin/section.ts';
import { plainPath } from '../../i18n/localized-path.ts';
import { useAddress } from '../../i18n/portal-link.tsx';
import { NeedsInternetContext } from '#renderer/admin/use-failure-text.ts';
import { RightsContext, rightsOf } from '#renderer/admin/rights.ts';
import { useSession } from '../../session/session.ts';
import { AdminBar } from './admin-bar.tsx';
import { OfflineNote } from './offline-note.tsx';
import { Palette } from './palette/palette.tsx';
import { SessionEndedNote } from './session-ended-note.tsx';
import { SectionView } from './section-view.tsx';
import { sectionAt, sectionPath, sections as discovered, sectionsFor } from './sections.ts';
import { ShortcutsSheet } from './shortcuts-sheet.tsx';
import { SidebarPanel } from './sidebar-panel.tsx';
import { useShellDialogs } from './use-shell-dialogs.ts';
import { useSidebar } from './use-sidebar.ts';

/** The frame of every section: sidebar, bar, and the section itself, limited to the user's role. */
export function AdminShell({ sections = discovered }: { readonly sections?: readonly AdminSection[] }) {
  const { t, i18n } = useTranslation(['admin', 'common']);
  const path = plainPath(useLocation().pathname).replace(/\/$/, '');
  const { state, ended = false } = useSession();
  const position = state.kind === 'signed-in' ? state.position : null;
  const rights = useMemo(() => rightsOf(position), [position]);
  const allowed = useMemo(() => sectionsFor(position?.role ?? null, sections), [position, sections]);
  const found = sectionAt(allowed, path);
  const current = found?.section ?? null;
  const sidebar = useSidebar();
  const sidebarId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [itemName, setItemName] = useState<HTMLElement | null>(null);
  const toAddress = useAddress();
  const dialogs = useShellDialogs();
  const [commands] = useState(() => new Set<RefObject<readonly PaletteCommand[]>>());
  const offline = state.kind === 'signed-in' && state.admin === 'offline';
  const rest = found?.rest ?? '';
  const title = current ? i18n.t(current.label) : t('missing');
  return (
    <SectionsContext value={allowed}>
      {allowed.map(({ path: own, BackgroundComponent }) => BackgroundComponent && <BackgroundComponent key={own} />)}
      <title>{`${title} · ${t('common:app.name')}`}</title>
      <a
        href="#content"
        className="focus:fixed focus:top-3 focus:left-3 focus:z-40 focus:px-4 focus:py-3 focus:rounded-[8px] focus:bg-ink focus:text-bg focus:font-bold sr-only focus:not-sr-only"
      >
        {t('common:nav.skip')}
      </a>
      <SidebarPanel id={sidebarId} sidebar={sidebar} current={current} focusToggle={() => toggle.current?.focus()} />
      <div className="flex-1 min-w-0">
        <AdminBar
          title={title}
          back={current && rest !== '' ? toAddress(sectionPath(current)) : null}
          sidebar={sidebar}
          sidebarId={sidebarId}
          toggle={toggle}
          itemName={setItemName}
          slot={setSlot}
          onPalette={() => dialogs.show('palette')}
        />
        <OfflineNote offline={offline} />
        {ended && <SessionEndedNote />}
        <main
          id="content"
          className="admin-main has-[:is(.editor,.wide-list)]:max-w-none has-[.editor]:p-0 max-w-[95rem] px-10 pt-6 pb-18 max-md:px-(--margin) max-md:pt-6 max-md:pb-14"
        >
          <BarSlotContext value={slot}>
            <ItemNameSlotContext value={itemName}>
              <NeedsInternetContext value={offline}>
                <RightsContext value={rights}>
                  <PaletteCommandsContext value={commands}>
                    <SectionView section={current} path={path} rest={rest} />
                  </PaletteCommandsContext>
                </RightsContext>
              </NeedsInternetContext>
            </ItemNameSlotContext>
          </BarSlotContext>
        </main>
      </div>
      {dialogs.open === 'palette' && (
        <Palette
          offered={commands}
          onToggleSidebar={sidebar.toggle}
          onShortcuts={() => dialogs.show('shortcuts')}
          onClose={dialogs.close}
        />
      )}
      {dialogs.open === 'shortcuts' && <ShortcutsSheet onClose={dialogs.close} />}
    </SectionsContext>
  );
}
