import '../../ui/lazy/lazy.css';
import './admin.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSessionStore } from '../../session/session.ts';
import { addAdminMessages } from './admin-messages.ts';
import { AdminShell } from './admin-shell.tsx';
import { AccessGuard } from './access-guard.tsx';
import { QueryProvider } from './query-provider.tsx';

/** The admin area: its access guard, and behind it the shell with its sections. */
export function AdminArea({ asksAgain }: { readonly asksAgain: boolean }) {
  const { i18n } = useTranslation();
  const { state } = useSession();
  const store = useSessionStore();
  // Added before the first render that needs these texts.
  useState(() => addAdminMessages(i18n));
  return (
    <div className="admin flex min-h-screen supports-[height:1dvh]:min-h-dvh text-[0.969rem] leading-[1.55]">
      <meta name="robots" content="noindex" />
      <AccessGuard asksAgain={asksAgain}>
        {/* Nothing that one person read or typed is shown to the next. */}
        <QueryProvider key={state.kind === 'signed-in' ? state.person.id : null} store={store}>
          <AdminShell />
        </QueryProvider>
      </AccessGuard>
    </div>
  );
}
