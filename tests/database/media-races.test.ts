import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { doneOrWaiting } from '../support/postgres/done-or-waiting.ts';
import { openSession, type ServerDriver } from '../support/postgres/session.ts';
import { copyDatabase, MIGRATED } from '../support/postgres/server-database.ts';
import { article, titled } from './drafts-api.ts';

// Two transactions at once that use the same pictures. Only a server has them: PGlite is one session.

const ONE = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

let first: ServerDriver;
let second: ServerDriver;
let onlooker: ServerDriver;
beforeAll(async () => {
  const socket = inject('postgresSocket');
  const name = await copyDatabase(socket, MIGRATED);
  const open = async () => (await openSession(socket, name)).driver;
  [first, second, onlooker] = [await open(), await open(), await open()];
});
afterAll(() => Promise.all([first, second, onlooker].map((driver) => driver.close())));
beforeEach(async () => {
  await Promise.all([first, second].map((driver) => driver.exec('rollback')));
  await onlooker.exec('delete from public.drafts; delete from storage.objects');
});

const file = (folder: string, width = 480): string => `insert into storage.objects (bucket_id, name, metadata)
  values ('article-images', '${folder}/${width}.webp', '{"size": 1000}')`;

/** An article with this title and this picture. */
const draft = (id: number, title: string, folder: string): string => {
  const document = titled(article({ image: `/media/${folder}/480.webp` }), 'id', title);
  return `insert into public.drafts (collection, id, document)
    values ('articles', ${id}, '${JSON.stringify(document).replaceAll("'", "''")}')`;
};

/** Two transactions, of which the second one begins its statements before the first one has ended. */
async function bothAtOnce(early: string, late: string): Promise<void> {
  await first.exec(`begin; ${early}`);
  const waiting = second.exec(`begin; ${late}`);
  await doneOrWaiting(onlooker, waiting);
  await first.exec('commit');
  await waiting;
  await second.exec('commit');
}

const picture = async (folder: string) =>
  (
    await onlooker.query<{ files: string[]; used: boolean; search: string }>(
      'select files, used, search from private.media where folder = $1',
      [folder],
    )
  ).rows[0];

const attached = (folder: string): string => `insert into storage.objects (bucket_id, name, metadata)
  values ('article-files', '${folder}/panduan.pdf', '{"size": 1000}')`;

/** An article with this title that links to this attached file. */
const linking = (id: number, title: string, folder: string): string => {
  const side = { ...article().id, content: `[Panduan](/media/${folder}/panduan.pdf)` };
  const document = titled(article({ id: side }), 'id', title);
  return `insert into public.drafts (collection, id, document)
    values ('articles', ${id}, '${JSON.stringify(document).replaceAll("'", "''")}')`;
};

describe('two transactions at once', () => {
  it('that upload an attached file and link to it leave it in use', async () => {
    await bothAtOnce(attached(ONE), linking(1, 'Cabai rawit', ONE));
    expect(await picture(ONE)).toMatchObject({ files: [`${ONE}/panduan.pdf`], used: true });
    expect((await picture(ONE))?.search).toContain('cabai rawit');
  });

  it('that link to one attached file and let go of it leave it in use', async () => {
    await onlooker.exec(`${attached(ONE)}; ${linking(1, 'Cabai rawit', ONE)}`);
    await bothAtOnce('delete from public.drafts where id = 1', linking(2, 'Tomat ceri', ONE));
    expect(await picture(ONE)).toMatchObject({ used: true });
    expect((await picture(ONE))?.search).not.toContain('cabai rawit');
  });

  it('that use one picture are both found by it', async () => {
    await onlooker.exec(file(ONE));
    await bothAtOnce(draft(1, 'Cabai rawit', ONE), draft(2, 'Tomat ceri', ONE));
    expect(await picture(ONE)).toMatchObject({ used: true });
    expect((await picture(ONE))?.search).toMatch(/cabai rawit[^]*tomat ceri|tomat ceri[^]*cabai rawit/);
  });

  it('that take a picture out of use, and use it, leave it in use', async () => {
    await onlooker.exec(`${file(ONE)}; ${draft(1, 'Cabai rawit', ONE)}`);
    await bothAtOnce('delete from public.drafts where id = 1', draft(2, 'Tomat ceri', ONE));
    expect(await picture(ONE)).toMatchObject({ used: true });
    expect((await picture(ONE))?.search).toContain('tomat ceri');
    expect((await picture(ONE))?.search).not.toContain('cabai rawit');
  });

  it('that upload two files of one picture leave both of them', async () => {
    await bothAtOnce(file(ONE), file(ONE, 960));
    expect(await picture(ONE)).toMatchObject({ files: [`${ONE}/480.webp`, `${ONE}/960.webp`] });
  });

  it('that use two pictures in opposite orders both succeed', async () => {
    await onlooker.exec(`${file(ONE)}; ${file(OTHER)}`);
    await first.exec(`begin; ${draft(1, 'Cabai rawit', ONE)}`);
    await second.exec(`begin; ${draft(2, 'Tomat ceri', OTHER)}`);
    const early = first.exec(draft(3, 'Cabai hijau', OTHER));
    await doneOrWaiting(onlooker, early);
    const late = second.exec(draft(4, 'Tomat hijau', ONE));
    await doneOrWaiting(onlooker, late);
    await Promise.all([early.then(() => first.exec('commit')), late.then(() => second.exec('commit'))]);
    expect((await picture(ONE))?.search).toMatch(/cabai rawit/);
    expect((await picture(ONE))?.search).toMatch(/tomat hijau/);
    expect((await picture(OTHER))?.search).toMatch(/tomat ceri/);
    expect((await picture(OTHER))?.search).toMatch(/cabai hijau/);
  });
});
