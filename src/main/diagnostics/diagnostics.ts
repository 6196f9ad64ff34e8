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
}

/** The text for the clipboard. `home` is the person's own folder, which bears their name. */
export function diagnosticsText(facts: Diagnostics, home: string): string {
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
  ];
  return `${lines.map((line) => withoutSecrets(line, home)).join('\n')}\n`;
}

const EMAIL = /[^\s@/\\,;:"'<>()]+@[^\s@/\\,;:"'<>()]+\.[^\s@/\\,;:"'<>()]+/g;
/** Signed tokens (JWT), Supabase's keys, and anything long that only a machine would write. */
const TOKEN = /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?|\bsb_(secret|publishable)_\w+|\b(?=\w*\d)[\w-]{40,}/g;

/** A line without what must not leave this computer, wherever it may have come from. */
export function withoutSecrets(line: string, home: string): string {
  const here = home.replace(/[\\/]+$/, '');
  return (here === '' ? line : withoutHome(line, here))
    .replace(/[\r\n]+/g, ' ')
    .replace(TOKEN, '[left out]')
    .replace(EMAIL, '[left out]');
}

/** Windows and macOS take large and small letters for the same, and some texts turn separators around. */
function withoutHome(line: string, home: string): string {
  const pattern = home
    .split(/[\\/]/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\\\/]');
  return line.replace(new RegExp(`${pattern}(?![^\\\\/\\s])`, 'gi'), '~');
}
