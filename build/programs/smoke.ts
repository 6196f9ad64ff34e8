import { accountChecks } from '../smoke/smoke-accounts.ts';
import { backendChecks } from '../smoke/smoke-backend.ts';
import { siteChecks } from '../smoke/smoke-site.ts';
import { readConfiguration } from '../vite/configuration.ts';

// The program behind `npm run smoke -- https://your.site`: checks a deployed portal. With VITE_SUPABASE_URL and
// VITE_SUPABASE_PUBLISHABLE_KEY set, the backend is checked too. It writes nothing; with SUPABASE_SECRET_KEY it makes an account and
// deletes it again.
const address = process.argv[2]?.replace(/(?<!\/)\/+$/, '');
if (address === undefined || !/^https?:\/\//.test(address)) {
  console.error('Which site? npm run smoke -- https://your.site');
  process.exit(2);
}

const { backend } = readConfiguration(process.env);
const secretKey = process.env['SUPABASE_SECRET_KEY'] || undefined;
const checks = [
  ...siteChecks(address),
  ...(backend ? [...backendChecks(backend), ...accountChecks(backend, secretKey)] : []),
];
let failed = 0;
for (const check of checks) {
  const wrong = await check.run().catch((error: unknown) => `could not be asked: ${String(error)}`);
  console.log(wrong === null ? `ok    ${check.name}` : `WRONG ${check.name}: ${wrong}`);
  if (wrong !== null) failed += 1;
}
if (!backend) console.log('The backend was not looked at: VITE_SUPABASE_URL is not set.');
else if (secretKey === undefined) console.log('Sessions were not looked at: SUPABASE_SECRET_KEY is not set.');
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
