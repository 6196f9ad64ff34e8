import { parseArgs } from 'node:util';
import { seedContent } from '#backend/seed/seed-content.ts';
import { serviceRoleBackend } from '../backend/local-backend.ts';

// The program behind `npm run seed -- --url https://<project>.supabase.co`, the secret key in SUPABASE_SECRET_KEY.

const HELP = `Puts the articles that come with Tunas into a hosted backend. Those that are there already, or were deleted for good,
are left as they are.

  npm run seed -- --url https://<project>.supabase.co

  --url  the project, its secret key in SUPABASE_SECRET_KEY

The embedded backend needs no such call: it starts with these articles.`;

const OPTIONS = { url: { type: 'string' }, help: { type: 'boolean' } } as const;

try {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help === true) console.log(HELP);
  else await seed(values.url);
} catch (error) {
  const usage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(usage ? `${error.message}\n\n${HELP}` : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function seed(url: string | undefined): Promise<void> {
  if (url === undefined) {
    throw new Error('Name the project with --url and put its secret key into SUPABASE_SECRET_KEY (--help tells more).');
  }
  const { added, left } = await seedContent(serviceRoleBackend(url, process.env['SUPABASE_SECRET_KEY']));
  console.log(`Added ${added} articles; ${left} were there already and stay as they are.`);
}
