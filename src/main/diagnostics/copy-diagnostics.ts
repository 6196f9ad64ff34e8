import { homedir } from 'node:os';
import { app, clipboard, type BrowserWindow } from 'electron';
import { chosenLanguage } from '#main/messages/chosen-language.ts';
import { nativeTexts } from '#main/messages/native-texts.ts';
import { showMessage } from '#main/messages/show-message.ts';
import type { BackendAddress } from '#domain/configuration.ts';
import type { Preferences } from '#main/preferences/preferences.ts';
import type { MainSessionStore } from '#main/session/main-session-store.ts';
import { probeBackend } from './ask-backend.ts';
import { diagnosticsText, type Diagnostics } from './diagnostics.ts';
import type { LogFile } from './log-file.ts';

/** What the diagnostics are made from. */
export interface DiagnosticsDependencies {
  readonly preferences: Preferences;
  readonly sessions: Pick<MainSessionStore, 'keeping'>;
  readonly backend: BackendAddress | null;
  readonly updates: Diagnostics['updates'];
  readonly log: LogFile;
}

/** Copies the diagnostics to the clipboard and shows a message that says so; takes up to 5 s where the backend doesn't answer. */
export async function copyDiagnostics(
  window: BrowserWindow | null,
  dependencies: DiagnosticsDependencies,
): Promise<void> {
  const t = nativeTexts(chosenLanguage(dependencies.preferences));
  try {
    const secrets = dependencies.backend === null ? [] : [dependencies.backend.publishableKey];
    await clipboard.writeText(diagnosticsText(await factsOf(dependencies), { home: homedir(), secrets }));
  } catch (error) {
    console.error('The diagnostics were not copied:', error);
    return showMessage(window, { type: 'error', message: t['native.diagnosticsFailed'] }, t);
  }
  const detail = t['native.diagnosticsDetail'];
  return showMessage(window, { type: 'info', message: t['native.diagnosticsCopied'], detail }, t);
}

async function factsOf({
  preferences,
  sessions,
  backend,
  updates,
  log,
}: DiagnosticsDependencies): Promise<Diagnostics> {
  const { place, damaged } = await sessions.keeping();
  const { electron = 'unknown', chrome = 'unknown', node } = process.versions;
  const version = process.getSystemVersion();
  return {
    versions: {
      app: app.getVersion(),
      electron,
      chromium: chrome,
      node,
      system: `${process.platform} ${process.arch} ${version}`,
    },
    language: preferences.read().language ?? 'not chosen',
    theme: preferences.theme(),
    keeping: damaged ? `${place}, the last one was damaged` : place,
    updates,
    backend: backend && new URL(backend.url).host,
    connection: await probeBackend(backend),
    dataFolder: app.getPath('userData'),
    log: log.tail(),
  };
}
