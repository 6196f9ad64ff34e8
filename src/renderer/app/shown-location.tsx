import { useMemo, useState, type ReactNode } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { LeavingContext } from '../i18n/portal-link.tsx';

interface Props {
  /** The next page is on its way, and the last one is still shown. */
  readonly waiting: boolean;
  readonly children: ReactNode;
}

/** While the next page is on its way, the address is its already: the page still shown keeps the one it was opened for. */
export function ShownLocation({ waiting, children }: Props) {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const [kept, setKept] = useState({ pathname, search });
  if (!waiting && (kept.pathname !== pathname || kept.search !== search)) setKept({ pathname, search });
  const hook = useMemo(
    () => Object.assign((): [string, typeof navigate] => [kept.pathname, navigate], { searchHook: () => kept.search }),
    [kept, navigate],
  );
  return (
    <LeavingContext value={waiting}>
      <Router hook={hook}>{children}</Router>
    </LeavingContext>
  );
}
