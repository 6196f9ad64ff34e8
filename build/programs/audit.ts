import { queryRegistry, auditLines } from '../audit/known-vulnerabilities.ts';

// The program behind `npm run audit`: 1 where a package has a known vulnerability, 2 where the registry doesn't answer.
const answer = await queryRegistry();
for (const line of auditLines(answer)) console.log(line);
if (answer.kind === 'unanswered') process.exitCode = 2;
else if (answer.vulnerable.length > 0) process.exitCode = 1;
