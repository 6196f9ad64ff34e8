import { useState } from 'react';

interface Typed {
  readonly text: string;
  /** What was read from it; null where it can't be read. */
  readonly read: string | null;
  /** The value beside which it stands: any other comes from elsewhere. */
  readonly value: string;
  /** Somebody was done with the field while this stood in it. */
  readonly isLeft: boolean;
}

interface Reading {
  /** Empty where there is none. */
  readonly value: string;
  /** Null: what is typed can't be read, and the value should stay as it is. */
  readonly onChange: (value: string | null) => void;
  /** Of what is typed: a value, empty for none, null for what can't be read. */
  readonly read: (text: string) => string | null;
  readonly show: (value: string) => string;
}

/**
 * The text of a field that is typed freely and read as a value. What was typed stays while the field has the focus, and longer where
 * it can't be read; otherwise the value is shown as it is usually written.
 */
export function useTypedValue({ value, onChange, read, show }: Reading) {
  const [typed, setTyped] = useState<Typed | null>(null);
  // The value may arrive a render later.
  if (typed && typed.value !== value) setTyped(typed.read === value ? { ...typed, value } : null);
  const settle = () => setTyped(typed && typed.read === null ? { ...typed, isLeft: true } : null);
  return {
    text: typed?.text ?? (value && show(value)),
    /** What is typed can't be read, and whoever typed it is done. */
    isUnread: typed !== null && typed.read === null && typed.isLeft,
    type(text: string) {
      const now = read(text);
      setTyped({ text, read: now, value, isLeft: typed?.isLeft ?? false });
      onChange(now);
    },
    settle,
    /** Takes another value in place of what is typed. */
    take(chosen: string) {
      setTyped(null);
      onChange(chosen);
    },
  };
}
