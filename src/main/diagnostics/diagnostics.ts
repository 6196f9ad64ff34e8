import { redactLogLine } from './redact-log-line.ts';

/** What a support request needs: versions, settings, and whether the backend answers. Nothing about the person. */
export interface Diagnostics {
  readonly versions: Readonly<Record<'app' | 'electron' | 'chromium' | 'node' | 'system', string>>;
  readonly language: string;
  readonly theme: string;
  /** The kind of place where sessions are kept. */
  readonly keeping: string;
  readonly updates: 'configured' | 'not configured' | 'unknown';
  /** The backend's host name alone; null where none is configured. */
  readonly backend: string | null;
  /** The outcome of the call to the backend. */
  readonly connection: string;
  readonly dataFolder: string;
  /** The end of the log, the oldest line first. */
  readonly log: readonly string[];
}

/**
 * What is removed from the text: the path of the person's home folder, which usually holds their name, and the secrets that the app
 * holds.
 */
export interface Private {
  readonly home: string;
  readonly secrets: readonly string[];
}

/** The text for the clipboard. */
export function diagnosticsText(facts: Diagnostics, { home, secrets }: Private): string {
  const { versions } = facts;
  const lines = [
    `Tunas ${versions.app}`,
    `Electron ${versions.electron}, Chromium ${versions.chromium}, Node ${versions.node}`,
    `System: ${versions.system}`,
    `Language: ${facts.language}`,
    `Theme: ${facts.theme}`,
    `Sign-in kept in: ${facts.keeping}`,
    `Updates: ${facts.updates}`,
    `Backend: ${facts.backend ?? 'not configured'}`,
    `Connection: ${facts.connection}`,
    `Data folder: ${facts.dataFolder}`,
    ...(facts.log.length === 0 ? [] : ['', 'Log:', ...facts.log]),
  ];
  return `${lines.map((line) => redactLogLine(line, home, secrets)).join('\n')}\n`;
}
