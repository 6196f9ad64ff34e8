import { useEffect, useState } from 'react';
import { useSessionStore } from '#renderer/session/session.ts';

/** The name of whoever is signed in; empty until it is there, and where there is none. */
export function useFullName(): string {
  const store = useSessionStore();
  const [name, setName] = useState('');
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const result = await (await store.accounts()).readFullName();
      if (!result.ok) throw new Error(`${result.code} ${result.detail}`);
      if (wanted) setName(result.value.trim());
    };
    // The greeting does without.
    read().catch((error: unknown) => console.warn('The full name could not be read:', error));
    return () => {
      wanted = false;
    };
  }, [store]);
  return name;
}
