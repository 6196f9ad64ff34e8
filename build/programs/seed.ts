import { parseArgs } from 'node:util';
import { seedContent } from '#backend/seed/seed-content.ts';
import { ownedBackend } from '../backend/local-backend.ts';

// The program behind `npm run seed -- --url https://<project>.supabase.co`, the secret key in SUPABASE_SECRET_KEY.

try {
  const { values } = parseArgs({ options: { url: { type: 'string' } } });
  if (values.url === undefined) {
    throw new Error('Name the project with --url and put its secret key into SUPABASE_SECRET_KEY.');
  }
  const { added, left } = await seedContent(ownedBackend(values.url, process.env['SUPABASE_SECRET_KEY']));
  console.log(`Added ${added} articles; ${left} were there already and stay as they are.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
