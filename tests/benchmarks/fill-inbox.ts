import type { PgliteConnection } from '@supabase/lite/pglite';

/** Fills a database with messages of the longest kind, past the limits of what one may send: states in turn, one a minute. */
export async function fillInbox({ driver }: PgliteConnection, count: number): Promise<void> {
  await driver.exec(`
    set session_replication_role = replica;
    insert into public.contact_messages (name, email, subject, message, created_at, state)
      select 'Pembaca ' || n, 'pembaca' || n || '@example.com', 'Pertanyaan ' || n,
        left(repeat('Bagaimana menanam cabai dan tomat di musim hujan? ', 20), 990)
          || case when n % 2500 = 0 then 'Xanthosoma' else '' end,
        now() - n * interval '1 minute',
        (array['unread', 'read', 'answered', 'archived', 'spam'])[1 + n % 5]
      from generate_series(1, ${count}) as n;
    set session_replication_role = origin;`);
}
