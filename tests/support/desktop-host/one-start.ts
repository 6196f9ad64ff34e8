import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Output } from '#ipc/contract.ts';
import type { DesktopUnderTest } from './desktop-under-test.ts';
import type { TestPerson } from '../portal/accounts.ts';
import { reportOf } from './last-report.ts';

/** A start of the app from beginning to end, with the actions in it. */
export interface OneStart {
  /** The folder of the built app. */
  readonly out: string;
  /** The app's data, which outlives the start. */
  readonly dataFolder: string;
  /** A file that is the keychain; null where the computer has none. Only the stand-in can have one. */
  readonly keychain: string | null;
  /** The key under which the session is kept. */
  readonly sessionKey: string;
  /** Who signs in at the form. */
  readonly signsIn?: Pick<TestPerson, 'email' | 'password'>;
  /** The label of the button to press in the notice about the session. */
  readonly presses?: string;
  /** The pack that the app is started with. */
  readonly opens?: string;
}

/** What was seen before the app was closed. */
export interface StartReport {
  readonly host: DesktopUnderTest['host'];
  /** The e-mail in the top bar; null for a visitor. */
  readonly account: string | null;
  /** The texts about the pack that the app was started with. */
  readonly opened: readonly string[];
  readonly keeping: Output<'session.keeping'>;
  /** The notice's text, before a button in it was pressed and at the end. */
  readonly notice: { readonly first: string; readonly last: string };
  /** Both tokens of the session. */
  readonly tokens: readonly string[];
  /** All that the page keeps by itself: its storages, databases and cookies. */
  readonly pageKeeps: string;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Starts the app once, in a process of its own: the stand-in runs one app in a process. */
export async function oneStart(start: OneStart): Promise<StartReport> {
  const program = fileURLToPath(new URL('./run-one-start.ts', import.meta.url));
  const { TUNAS_KEYCHAIN: _, ...rest } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(start)], {
    cwd: ROOT,
    env: { ...rest, ...(start.keychain === null ? {} : { TUNAS_KEYCHAIN: start.keychain }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return reportOf<StartReport>(child, 'The app');
}
