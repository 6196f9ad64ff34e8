import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What the registry says of the packages that the lockfile names. */
export type AuditResponse =
  | { readonly kind: 'answered'; readonly vulnerable: readonly VulnerablePackage[] }
  /** Nothing is known: that is no good news. */
  | { readonly kind: 'unanswered'; readonly reason: string };

interface VulnerablePackage {
  readonly name: string;
  readonly severity: string;
  /** Title and address of each advisory; none where only a package within it is meant. */
  readonly advisories: readonly string[];
}

/** The part of `npm audit --json` that counts. */
interface AuditReport {
  readonly message?: string;
  readonly error?: { readonly summary?: string };
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly via: readonly (string | { title: string; url: string })[] }>
  >;
}

/** Not the usual minutes of retries: whether there is an answer shows soon. */
const PATIENCE = ['--fetch-retries=1', '--fetch-timeout=20000'];

/** Asks npm's registry about all packages, those for development too: everything bundled is one of them. */
export async function queryRegistry(): Promise<AuditResponse> {
  const words = ['audit', '--json', '--include=dev', '--include=optional', ...PATIENCE];
  const npm = process.env['npm_execpath'];
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...words], { stdio: ['ignore', 'pipe', 'ignore'] })
    : spawn('npm', words, { stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' });
  const failed = new Promise<AuditResponse>((resolve) => {
    child.once('error', ({ message }) => resolve({ kind: 'unanswered', reason: message }));
  });
  return Promise.race([failed, text(child.stdout).then(readAudit)]);
}

/** Reads what `npm audit --json` has printed. */
export function readAudit(printed: string): AuditResponse {
  let report: AuditReport;
  try {
    report = JSON.parse(printed) as AuditReport;
  } catch (error) {
    return { kind: 'unanswered', reason: `npm audit printed no report (${String(error)})` };
  }
  const { vulnerabilities, message, error } = report;
  if (vulnerabilities === undefined) {
    return { kind: 'unanswered', reason: error?.summary || message || 'npm audit gave no reason' };
  }
  return {
    kind: 'answered',
    vulnerable: Object.entries(vulnerabilities).map(([name, { severity, via }]) => ({
      name,
      severity,
      advisories: via.flatMap((each) => (typeof each === 'string' ? [] : [`${each.title} ${each.url}`])),
    })),
  };
}

/** The answer in lines for a terminal. */
export function auditLines(answer: AuditResponse): readonly string[] {
  if (answer.kind === 'unanswered') {
    return [
      `The registry did not answer: ${answer.reason}`,
      'Whether packages have known vulnerabilities is NOT known.',
    ];
  }
  if (answer.vulnerable.length === 0) return ['No package has a known vulnerability.'];
  return [
    `${answer.vulnerable.length} packages have known vulnerabilities:`,
    ...answer.vulnerable.flatMap(({ name, severity, advisories }) => [
      `  ${name} (${severity})`,
      ...advisories.map((advisory) => `    ${advisory}`),
    ]),
  ];
}
