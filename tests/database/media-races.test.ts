import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doneOrWaiting } from '../support/postgres/done-or-waiting.ts';
import { openSessions } from '../support/postgres/open-sessions.ts';
import { article, titled } from './drafts-api.ts';

// Two transactions at once that use the same pictures. Only a server has them: PGlite is one session.

const ONE = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

const { first, second, onlooker } = await openSessions('first', 'second', 'onlooker');
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

/** An editor who may delete files, as the storage's policies ask. */
const EDITOR = '00000000-0000-4000-8000-00000000000e';

const ROUNDS = 40;

const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
const shown = article({ image: `/media/${ONE}/480-960.webp` });
const linked = article({ id: { ...article().id, content: `[Panduan](/media/${ONE}/panduan.pdf)` } });
const plain = quoted(article());

/** What begins to use a file, as SQL that answers with the draft or with what was published, and what stood there before. */
const BEGINNINGS: readonly (readonly [what: string, first: string, begin: string])[] = [
  [
    'saves a draft with its picture',
    `insert into public.drafts (collection, id, document) values ('articles', 7, ${plain})`,
    `select public.save_draft('articles', 7, 1, ${quoted(shown)}) as answer`,
  ],
  [
    'saves a draft with its attached file',
    `insert into public.drafts (collection, id, document) values ('articles', 7, ${plain})`,
    `select public.save_draft('articles', 7, 1, ${quoted(linked)}) as answer`,
  ],
  [
    'creates a draft with it',
    'select',
    `select public.create_draft('articles', ${quoted(shown)}, '${EDITOR}') as answer`,
  ],
  [
    'publishes an older version with it',
    `insert into public.drafts (collection, id, document) values ('articles', 7, ${quoted(shown)});
     insert into public.revisions (id, collection, item_id, language, document, version) overriding system value
       select 1, 'articles', 7, 'id', private.language_content(d.document, 'id'), 1 from public.drafts d where d.id = 7;
     update public.drafts set document = ${plain}`,
    `select public.set_live('articles', '[{"id": 7, "live": {"id": {"revision": 1}}}]') as answer`,
  ],
];

describe('a file that is deleted while somebody', () => {
  beforeAll(() =>
    onlooker.exec(`
      insert into auth.users (id, email) values ('${EDITOR}', 'editor@example.com');
      insert into auth.sessions (id, user_id) values ('${EDITOR}', '${EDITOR}');
      insert into public.user_roles (user_id, role) values ('${EDITOR}', 'superadmin');
      insert into public.categories (id, slug, name_indonesian, name_english) values (4, 'organic', 'Organik', 'Organic')`),
  );

  const remove = `set local role authenticated;
    select set_config('request.jwt.claims', '{"sub": "${EDITOR}", "session_id": "${EDITOR}", "aal": "aal1"}', true),
      set_config('request.jwt.claim.sub', '${EDITOR}', true);
    delete from storage.objects where name like '${ONE}/%'`;

  it.each(BEGINNINGS)('%s stays, or is told to be gone', async (_what, before, begin) => {
    let stayed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await onlooker.exec(`
        delete from public.drafts; delete from storage.objects; ${file(ONE)}; ${file(ONE, 960)}; ${attached(ONE)}; ${before}`);
      const using = `begin; set local role service_role; ${begin}`;
      const removing = `begin; ${remove}`;
      // Each waits for the other in turn, and then they start together.
      const isTogether = round >= ROUNDS / 2;
      let answered: Promise<{ rows: unknown[] }[]>;
      let removed: Promise<unknown>;
      if (isTogether) {
        answered = first.exec(`${using}; commit`);
        removed = second.exec(`${removing}; commit`);
      } else if (round % 2 === 0) {
        answered = first.exec(using);
        await answered;
        removed = second.exec(`${removing}; commit`);
        await doneOrWaiting(onlooker, removed);
        await first.exec('commit');
      } else {
        removed = second.exec(removing);
        await removed;
        answered = first.exec(`${using}; commit`);
        await doneOrWaiting(onlooker, answered);
        await second.exec('commit');
      }
      const [results] = await Promise.all([answered, removed]);
      const { answer } = results.flatMap(({ rows }) => rows).at(-1) as {
        answer: { missing_media?: readonly string[]; blocked?: readonly unknown[] };
      };
      const { rows: left } = await onlooker.query(`select from storage.objects where name like '${ONE}/%'`);
      if (left.length === 3) stayed += 1;
      const told = (answer.missing_media ?? answer.blocked)?.length ?? 0;
      expect([left.length, told], `round ${round}`).toEqual(left.length === 3 ? [3, 0] : [0, 1]);
    }
    // Else it wouldn't have been a race.
    expect(stayed).toBeGreaterThan(0);
    expect(stayed).toBeLessThan(ROUNDS);
  });
});
