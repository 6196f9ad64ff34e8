import { parseArgs } from 'node:util';
import { BackendError } from '#backend/service-role/service-role-client.ts';
import {
  createSuperAdmin,
  requireSound,
  type SuperAdmin,
  type WantedAdmin,
} from '#backend/accounts/create-super-admin.ts';
import { onLocalBackend, serviceRoleBackend } from '../backend/local-backend.ts';

// The program behind `npm run admin:create -- --email …`. Passwords are never arguments, because every user of the machine can see
// those.

const HELP = `Makes somebody a super admin: with a new account, or with the one that the address has already.

  npm run admin:create -- --email ratna@example.com [--name "Ratna"] [--reset-password | --keep-password]
                          [--url https://<project>.supabase.co]

  --email           whose
  --name            the full name of a new account
  --reset-password  an account that is there already gets a new password and is signed out everywhere
  --keep-password   an account that is there already keeps its password, whoever chose it
  --url             a hosted project, its secret key in SUPABASE_SECRET_KEY; without it the embedded backend on
                    TUNAS_DATA (.local), which may be running or not

An account that is there already and no super admin yet needs one of the two: anybody may have opened it.
The password is the one in TUNAS_ADMIN_PASSWORD, else a random one, shown once.`;

const OPTIONS = {
  email: { type: 'string' },
  name: { type: 'string' },
  url: { type: 'string' },
  'reset-password': { type: 'boolean' },
  'keep-password': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

try {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help === true) console.log(HELP);
  else console.log(said(await create(values), values.email ?? ''));
} catch (error) {
  const usage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(usage ? `${error.message}\n\n${HELP}` : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

interface Values {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly url?: string | undefined;
  readonly 'reset-password'?: boolean | undefined;
  readonly 'keep-password'?: boolean | undefined;
}

async function create({ email, name, url, ...values }: Values): Promise<SuperAdmin> {
  if (email === undefined) throw new BackendError('Whose? --email ratna@example.com   (--help tells more)');
  const password = process.env['TUNAS_ADMIN_PASSWORD'] || undefined;
  const wanted = { email, fullName: name, password, knownAccount: knownAccount(values) };
  requireSound(wanted);
  if (url !== undefined) return createSuperAdmin(serviceRoleBackend(url, process.env['SUPABASE_SECRET_KEY']), wanted);
  return onLocalBackend((backend) => createSuperAdmin(backend, wanted), console.log);
}

function knownAccount({ 'reset-password': reset, 'keep-password': keep }: Values): WantedAdmin['knownAccount'] {
  if (reset === true && keep === true) throw new BackendError('Either --reset-password or --keep-password, not both.');
  if (reset === true) return 'reset-password';
  return keep === true ? 'keep-password' : undefined;
}

function said({ account, newPassword }: SuperAdmin, email: string): string {
  switch (account) {
    case 'already':
      return `${email} is already a super admin. Nothing has changed; for a new password: --reset-password`;
    case 'kept':
      return `Super admin: ${email}. The account was there already and keeps its password.`;
    case 'created':
    case 'reset':
      return `Super admin: ${email}\nPassword: ${newPassword === null ? 'as in TUNAS_ADMIN_PASSWORD' : `${newPassword}   (shown once)`}`;
  }
}
