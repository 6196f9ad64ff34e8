import { useEffect, useState } from 'react';
import type { Accounts } from '../data/accounts.ts';
import { useSessionStore } from './session.ts';

/** The accounts' code, which whoever is signed in has already; null for the moment that it takes to hand it over. */
export function useAccounts(): Accounts | null {
  const store = useSessionStore();
  const [accounts, setAccounts] = useState<Accounts | null>(null);
  useEffect(() => {
    let wanted = true;
    store.accounts().then(
      (there) => wanted && setAccounts(there),
      (error: unknown) => console.error('The accounts’ code could not be fetched:', error),
    );
    return () => {
      wanted = false;
    };
  }, [store]);
  return accounts;
}
