import { useEffect, useState } from 'react';
import { useSessionStore } from '#renderer/session/session.ts';

/** The name of whoever is signed in; empty until it is there, and where there is none. */
export function useFullName(): string {
  const store = useSessionStore();
  const [name, setName] = useState('');
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const reply = await (await store.accounts()).readFullName();
      if (!reply.ok) throw new Error(`${reply.code} ${reply.detail}`);
      if (wanted) setName(reply.value.trim());
    };
    // The greeting does without.
    read().catch((error: unknown) => console.warn('The full name could not be read:', error));
    return () => {
      wanted = false;
    };
  }, [store]);
  return name;
}
