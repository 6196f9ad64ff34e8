import { useEffect, useMemo, useState } from 'react';
import { usePlatform, type Drafts } from '../../platform/port.ts';
import { useSessionStore, type SessionStore } from '../../session/session.ts';

/** What stands in the fields of /auth. The address is the same in all of its forms. */
export interface Words {
  readonly email: string;
  readonly fullName: string;
  readonly loginPassword: string;
  readonly password: string;
  readonly confirm: string;
}

/** Keeps what was typed from one form of the page to the next. */
export interface TypedValues {
  read(): Words;
  write(words: Partial<Words>): void;
  /** Clears the values after they were used, so that the next user of this device doesn't see them. */
  forget(): void;
  /** Registers a mounted page; returns how to unregister it. */
  hold(): () => void;
}

const DRAFT = 'auth';
const NOTHING: Words = { email: '', fullName: '', loginPassword: '', password: '', confirm: '' };

// The forms of the page come and go; what stands in their fields is kept with the portal that it belongs to.
const kept = new WeakMap<SessionStore, TypedValues>();

/** What is typed on /auth: it survives a change of tab, step and language, and names survive a reload. */
export function useTypedValues(): TypedValues {
  const store = useSessionStore();
  const platform = usePlatform();
  const words = useMemo(() => {
    const known = kept.get(store) ?? typedValues(platform.drafts);
    kept.set(store, known);
    return known;
  }, [store, platform]);
  useEffect(() => words.hold(), [words]);
  return words;
}

/** Words in memory. Only name and address are written to the device, never a password. */
export function typedValues(drafts: Drafts): TypedValues {
  let words = NOTHING;
  let asked = false;
  let holders = 0;
  return {
    read() {
      // Drafts are read on demand, because the first render of a prerendered page must not depend on them.
      if (!asked) words = { ...words, ...readDraft(drafts) };
      asked = true;
      return words;
    },
    write(typed) {
      words = { ...words, ...typed };
      const { email, fullName } = words;
      if (email === '' && fullName === '') drafts.remove(DRAFT);
      else drafts.write(DRAFT, JSON.stringify({ email, fullName }));
    },
    forget() {
      words = NOTHING;
      drafts.remove(DRAFT);
    },
    hold() {
      holders += 1;
      return () => {
        holders -= 1;
        // A page that is mounted again holds them again at once; when it is left, its passwords are cleared.
        setTimeout(() => {
          if (holders === 0) words = { ...NOTHING, email: words.email, fullName: words.fullName };
        });
      };
    },
  };
}

function readDraft(drafts: Drafts): Partial<Words> {
  const stored = drafts.read(DRAFT);
  if (stored === null) return {};
  try {
    const { email, fullName } = Object(JSON.parse(stored)) as Record<string, unknown>;
    return {
      ...(typeof email === 'string' && { email }),
      ...(typeof fullName === 'string' && { fullName }),
    };
  } catch (error) {
    console.warn('A stored draft is damaged and can’t be read:', error);
    return {};
  }
}

/** Whether the page has hydrated: before that it must render as it was prerendered. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}
