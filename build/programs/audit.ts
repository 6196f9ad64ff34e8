import { queryRegistry, auditLines } from '../audit/known-vulnerabilities.ts';
import { querySignatures, signatureLines } from '../audit/package-signatures.ts';

// The program behind `npm run audit`: 1 where a package has a known vulnerability or a wrong signature, 2 where that isn't known.
const [answer, signatures] = await Promise.all([queryRegistry(), querySignatures()]);
for (const line of [...auditLines(answer), ...signatureLines(signatures)]) console.log(line);
const isBad =
  (answer.kind === 'answered' && answer.vulnerable.length > 0) ||
  (signatures.kind === 'answered' && signatures.invalid.length > 0);
if (isBad) process.exitCode = 1;
else if (answer.kind === 'unanswered' || signatures.kind === 'unanswered') process.exitCode = 2;
