import { runNpm } from './run-npm.ts';

/** The registry's answer about the packages in the lockfile. */
export type AuditResponse =
  | { readonly kind: 'answered'; readonly vulnerable: readonly VulnerablePackage[] }
  /** The registry didn't answer, so nothing is known. */
  | { readonly kind: 'unanswered'; readonly reason: string };

interface VulnerablePackage {
  readonly name: string;
  readonly severity: string;
  /** Title and address of each advisory; none where only one of its dependencies is affected. */
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

/** Queries npm's registry about all packages, also those for development, because everything that is bundled is one of them. */
export async function queryRegistry(): Promise<AuditResponse> {
  return runNpm(['audit', '--json', '--include=dev', '--include=optional']).then(readAudit, (error: unknown) => ({
    kind: 'unanswered',
    reason: String(error),
  }));
}

/** Parses the output of `npm audit --json`. */
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

/** The answer as lines for a terminal. */
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
