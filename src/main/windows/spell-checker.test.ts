import type { Session } from 'electron';
import { expect, it, vi } from 'vitest';
import { silenceSpellChecker, startSpellChecker } from './spell-checker.ts';

function aSession(availableSpellCheckerLanguages: string[]) {
  const session = {
    availableSpellCheckerLanguages,
    setSpellCheckerEnabled: vi.fn(),
    setSpellCheckerLanguages: vi.fn(),
  };
  return { ...session, as: session as unknown as Session };
}

it('checks the portal’s languages, and only those there are', () => {
  const session = aSession(['de', 'en-US', 'id']);
  startSpellChecker(session.as);
  expect(session.setSpellCheckerLanguages.mock.calls).toEqual([[['id', 'en-US']]]);
  expect(session.setSpellCheckerEnabled.mock.calls).toEqual([[true]]);
});

it('leaves the choice to macOS, which names no languages', () => {
  const session = aSession([]);
  startSpellChecker(session.as);
  expect(session.setSpellCheckerLanguages).not.toHaveBeenCalled();
  expect(session.setSpellCheckerEnabled.mock.calls).toEqual([[true]]);
});

it('is silent until then', () => {
  const session = aSession(['id']);
  silenceSpellChecker(session.as);
  expect(session.setSpellCheckerEnabled.mock.calls).toEqual([[false]]);
  // If it is only disabled, Electron still fetches the dictionary of the system's language.
  expect(session.setSpellCheckerLanguages.mock.calls).toEqual([[[]]]);
});
