import { redactLogLine } from './redact-log-line.ts';

/** What helps whoever is asked for help: versions, settings, and whether the backend answers. Nothing about the person. */
export interface Diagnostics {
  readonly versions: Readonly<Record<'app' | 'electron' | 'chromium' | 'node' | 'system', string>>;
  readonly language: string;
  readonly theme: string;
  /** Where sessions are kept, by kind. */
  readonly keeping: string;
  readonly updates: 'configured' | 'not configured' | 'unknown';
  /** Its host alone; null where none is configured. */
  readonly backend: string | null;
  /** What came when the backend was asked. */
  readonly connection: string;
  readonly dataFolder: string;
  /** The end of the log, the oldest line first. */
  readonly log: readonly string[];
}

/** What must not stand in the text: the person's own folder, which bears their name, and the secrets that the app knows. */
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
