import { fieldsOf, parseJson } from '#domain/json.ts';
import { runNpm } from './run-npm.ts';

/** Whether the installed packages are those that their registry signed. */
export type SignatureReport =
  | { readonly kind: 'answered'; readonly invalid: readonly string[]; readonly missing: readonly string[] }
  /** The registry, or the keys that prove its signatures, couldn't be reached: nothing is known. */
  | { readonly kind: 'unanswered'; readonly reason: string };

/** Asks npm to compare the signatures and provenance of all installed packages. */
export async function querySignatures(): Promise<SignatureReport> {
  return runNpm(['audit', 'signatures', '--json', '--include=dev', '--include=optional']).then(
    readSignatures,
    (error: unknown) => ({ kind: 'unanswered', reason: String(error) }),
  );
}

/** Parses what `npm audit signatures --json` prints. */
export function readSignatures(printed: string): SignatureReport {
  const { invalid, missing, error, message } = fieldsOf(parseJson(printed));
  if (!Array.isArray(invalid) || !Array.isArray(missing)) {
    const { summary } = fieldsOf(error);
    return { kind: 'unanswered', reason: String(summary ?? message ?? 'npm audit signatures printed no report') };
  }
  return { kind: 'answered', invalid: invalid.map(named), missing: missing.map(named) };
}

function named(value: unknown): string {
  const { name, version } = fieldsOf(value);
  return `${String(name)} ${String(version)}`;
}

/** The report as lines for a terminal. */
export function signatureLines(report: SignatureReport): readonly string[] {
  if (report.kind === 'unanswered') {
    return [
      `The signatures could not be checked: ${report.reason}`,
      'Whether the packages are those that their registry signed is NOT known.',
    ];
  }
  const { invalid, missing } = report;
  return [
    ...(invalid.length === 0
      ? ['No package has a wrong signature.']
      : [`${invalid.length} packages have WRONG signatures: ${invalid.join(', ')}`]),
    ...(missing.length === 0 ? [] : [`${missing.length} packages have no signature: ${missing.join(', ')}`]),
  ];
}
