import type { PGlite } from '@supabase/lite/pglite';
import { addressFault, passwordFault } from '../accounts/account-input.ts';
import { randomPassword } from '../accounts/create-super-admin.ts';
import { addPerson, findPerson } from './people.ts';

/** Who is to be the first super admin. */
export interface FirstAdmin {
  readonly email?: string | undefined;
  /** Without one a random password is generated and printed once. */
  readonly password?: string | undefined;
}

const STANDARD_EMAIL = 'admin@tunas.example';

/**
 * Creates a super admin where there is none, and reports it. User and role are inserted in one transaction. A random password is
 * printed before the transaction ends, as the coming one, and the account as created only afterwards: after a kill before the end
 * there is no account, and the next start prints another password; after a kill in between there is an account whose password was
 * printed.
 */
export async function makeFirstAdmin(
  database: Pick<PGlite, 'transaction'>,
  { email = STANDARD_EMAIL, password }: FirstAdmin,
  log: (line: string) => void,
): Promise<void> {
  const fault = addressFault(email) ?? (password === undefined ? null : passwordFault(password));
  if (fault !== null) throw new Error(`The first super admin can't be made: ${fault}`);
  const outcome = await database.transaction(async (sql) => {
    const { rows } = await sql.query(`select from public.user_roles where role = 'superadmin' limit 1`);
    if (rows.length > 0) return 'there already';
    // The owner of the existing account knows its password, so it doesn't become a super admin's automatically.
    if ((await findPerson(sql, email)) !== null) return 'taken';
    const chosen = password ?? randomPassword();
    const id = await addPerson(sql, { email, password: chosen, metadata: {}, confirmed: true });
    await sql.query(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [id]);
    if (password === undefined) log(`Making a super admin, whose password will be ${chosen}   (shown once)`);
    return 'made';
  });
  if (outcome === 'made') {
    log(`Super admin: ${email}   password: ${password === undefined ? 'the one above' : 'as set'}`);
  }
  if (outcome === 'taken') {
    log(
      `No super admin yet: ${email} has an account already. Make it one with a new password: ` +
        `npm run admin:create -- --email ${email} --reset-password`,
    );
  }
}
