/** The auth service's table of second factors, as far as our functions look at it: the embedded backend has none. */
export async function addFactorTable(sql: (text: string) => Promise<unknown>): Promise<void> {
  await sql(`create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    status text not null
  )`);
}
