import { useMemo, type ReactNode } from 'react';
import { SessionContext, useSessionStore, type Session, type SessionStore } from '../session/session.ts';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

interface Props {
  /** The plain path of the page. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A page between bar and footer, as visitors see it. It is a preview: bar and footer are inert. */
export function SiteFrame({ path, children }: Props) {
  return (
    <>
      <div inert>
        <SessionContext value={useVisitor()}>
          <TopBar waiting={false} at={path} />
        </SessionContext>
      </div>
      <main className="min-h-[70vh]">{children}</main>
      <div inert>
        <Footer />
      </div>
    </>
  );
}

const VISITOR: Session = { state: { kind: 'visitor' }, authCallback: null };

/** A session store of a visitor who isn't signed in. */
function useVisitor(): SessionStore {
  const store = useSessionStore();
  return useMemo(() => ({ ...store, read: () => VISITOR, subscribe: () => () => undefined }), [store]);
}
