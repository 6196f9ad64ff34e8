import '../../ui/private/state-colours.css';
import './admin.css';
import { useContext, useState } from 'react';
import { TranslatorContext } from '../../i18n/use-translation.ts';
import { useSession } from '../../session/session.ts';
import { addAdminMessages } from './admin-messages.ts';
import { AdminShell } from './admin-shell.tsx';
import { Gate } from './gate.tsx';

/** The admin area: its gate, and behind it the shell with its sections. */
export function AdminArea({ asksAgain }: { readonly asksAgain: boolean }) {
  const translator = useContext(TranslatorContext);
  const { state } = useSession();
  // Before anything is drawn that needs these texts.
  useState(() => translator && addAdminMessages(translator));
  return (
    <div className="admin">
      <meta name="robots" content="noindex" />
      <Gate asksAgain={asksAgain}>
        {/* Nothing that one person read or typed is shown to the next. */}
        <AdminShell key={state.kind === 'signed-in' ? state.person.id : null} />
      </Gate>
    </div>
  );
}
