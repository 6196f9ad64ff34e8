import { authCall } from '../backend/auth-call.ts';
import type { Person, TestBackend } from '../backend/backend.ts';
import { JPEG, newName, PDF, storageCall, WEBP } from '../backend/storage-call.ts';
import type { StorageCallOptions, StorageReply } from '../backend/storage-call.ts';
import { claimsOf } from '../backend/tokens.ts';

/** A visitor, a user, a super admin, one whose session has ended, the service role, and the other roles. */
export const ASKERS = ['visitor', 'user', 'admin', 'ended', 'service', 'editor', 'translator', 'reviewer'] as const;
export type Asker = (typeof ASKERS)[number];

/** Roles with the same expected answers: editors have super admins' rights on pictures, roles that don't edit have none. */
const LIKE: Readonly<Partial<Record<Asker, Asker>>> = { editor: 'admin', translator: 'user', reviewer: 'user' };

/** What they have in user_roles. */
const ROLES = {
  user: null,
  admin: ['superadmin', null],
  ended: ['superadmin', null],
  editor: ['editor', null],
  translator: ['translator', 'en'],
  reviewer: ['reviewer', null],
} as const;

/** Another bucket than that of the articles' pictures, with a file in it. */
const OTHER = 'another';
const OTHER_FILE = newName();

const FILE = 'panduan-semai.pdf';

export interface StorageStage {
  readonly people: Readonly<Partial<Record<Asker, Person>>>;
  /** A picture that is there before each question. */
  there(): string;
  /** An attached file that is there as well. */
  fileThere(): string;
  call(asker: Asker, asked: string, options?: StorageCallOptions): Promise<StorageReply>;
  upload(asker: Asker, name: string, options?: StorageCallOptions): Promise<StorageReply>;
  attach(asker: Asker, name: string, options?: StorageCallOptions): Promise<StorageReply>;
  /** Makes sure that there is what the questions are about. */
  reset(): Promise<void>;
  /** Every file in the database's tables. */
  rows(): Promise<string>;
  /** The buckets out of which a plain DELETE takes files: the storage itself deletes only what the asker may list. */
  deletable(asker: Asker): Promise<string[]>;
}

/** Signs up the people and creates the files of the requests. */
export async function storageStage(backend: TestBackend): Promise<StorageStage> {
  const people: Partial<Record<Asker, Person>> = {};
  for (const [name, role] of Object.entries(ROLES)) {
    const person = (people[name as keyof typeof ROLES] = await backend.signUp(`${name}@example.com`));
    if (role === null) continue;
    await backend.sql(`insert into public.user_roles (user_id, role, language) values ($1, $2, $3)`, [
      person.id,
      ...role,
    ]);
  }
  await authCall(backend, 'POST /logout?scope=local', { token: people.ended?.token ?? '' });
  await backend.sql(`insert into storage.buckets (id, name) values ($1, $1)`, [OTHER]);
  let there = '';
  let fileThere = '';
  const call: StorageStage['call'] = (asker, asked, options) =>
    storageCall(backend, people[asker] ?? (asker === 'service' ? 'service' : 'visitor'), asked, options);
  const upload: StorageStage['upload'] = (asker, name, options = {}) =>
    call(asker, `POST /object/article-images/${name}`, {
      body: WEBP,
      ...options,
      headers: { 'cache-control': 'max-age=31536000', ...options.headers },
    });
  const attach: StorageStage['attach'] = (asker, name, options) =>
    call(asker, `POST /object/article-files/${name}`, { body: PDF, type: 'application/pdf', ...options });
  return {
    people,
    there: () => there,
    fileThere: () => fileThere,
    call,
    upload,
    attach,
    async reset() {
      [there, fileThere] = [newName(), newName(FILE)];
      const put = [await upload('service', there), await attach('service', fileThere)].map(({ outcome }) => outcome);
      await call('service', `POST /object/${OTHER}/${OTHER_FILE}`, { body: WEBP });
      if (put.join() !== 'ok,ok') throw new Error(`The stage can't be set: ${put.join()}`);
    },
    async rows() {
      const rows = await backend.sql<{ line: string }>(
        `select concat_ws(' ', bucket_id, name, version) as line from storage.objects order by 1`,
      );
      return rows.map((row) => row.line).join('\n');
    },
    async deletable(asker) {
      const role = { visitor: 'anon', service: 'service_role' }[asker as string] ?? 'authenticated';
      const { token } = people[asker] ?? { token: '' };
      let left: string[] = [];
      await backend.database.connection.driver.transaction(async (sql) => {
        const claims = token === '' ? {} : claimsOf(token);
        await sql.query(
          `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
             set_config('role', $3, true)`,
          [JSON.stringify(claims), String(claims['sub'] ?? ''), role],
        );
        await sql.exec('delete from storage.objects; reset role;');
        left = (await sql.query<{ id: string }>('select distinct bucket_id as id from storage.objects')).rows.map(
          (row) => row.id,
        );
        await sql.rollback();
      });
      return [OTHER, 'article-files', 'article-images'].filter((bucket) => !left.includes(bucket));
    },
  };
}

/** A request to the storage, and the expected answer for each role. */
interface Question {
  readonly ask: (stage: StorageStage, asker: Asker) => Promise<StorageReply>;
  /** In the order of ASKERS, as far as they aren't like another one. */
  readonly answers: readonly string[];
  /** Who changes something by it. */
  readonly changing: readonly Asker[];
}

const NO = '403 Unauthorized';
const NONE = '404 not_found';
const NO_BUCKET = '404 Bucket not found';
const BOTH: readonly Asker[] = ['admin', 'service'];
const from = (stage: StorageStage, to: string) => ({
  bucketId: 'article-images',
  sourceKey: stage.there(),
  destinationKey: to,
});

const fileFrom = (stage: StorageStage, to: string) => ({
  bucketId: 'article-files',
  sourceKey: stage.fileThere(),
  destinationKey: to,
});

const bucketOf = (name: string) => ({ id: name.slice(0, 36), name: name.slice(0, 36) });

/** Who may do what in the buckets `article-images` and `article-files`. */
export const STORAGE_TABLE: Readonly<Record<string, Question>> = {
  'uploading a WebP picture': {
    ask: (stage, asker) => stage.upload(asker, newName()),
    answers: [NO, NO, 'ok', NO, 'ok'],
    changing: BOTH,
  },
  'uploading a JPEG picture': {
    ask: (stage, asker) => stage.upload(asker, newName('1600.jpg'), { body: JPEG, type: 'image/jpeg' }),
    answers: [NO, NO, 'ok', NO, 'ok'],
    changing: BOTH,
  },
  'uploading under a name of another form': {
    ask: (stage, asker) => stage.upload(asker, newName().replace('/', '-')),
    answers: [NO, NO, NO, NO, 'ok'],
    changing: ['service'],
  },
  'uploading under a name that is taken': {
    ask: (stage, asker) => stage.upload(asker, stage.there()),
    answers: [NO, NO, '409 Duplicate', NO, '409 Duplicate'],
    changing: [],
  },
  'overwriting with x-upsert': {
    ask: (stage, asker) => stage.upload(asker, stage.there(), { headers: { 'x-upsert': 'true' } }),
    answers: [NO, NO, NO, NO, 'ok'],
    changing: ['service'],
  },
  'overwriting with PUT': {
    ask: (stage, asker) => stage.call(asker, `PUT /object/article-images/${stage.there()}`, { body: WEBP }),
    answers: [NO, NO, NO, NO, 'ok'],
    changing: ['service'],
  },
  moving: {
    ask: (stage, asker) => stage.call(asker, 'POST /object/move', { body: from(stage, newName()) }),
    answers: [NONE, NONE, NO, NONE, 'ok'],
    changing: ['service'],
  },
  copying: {
    ask: (stage, asker) => stage.call(asker, 'POST /object/copy', { body: from(stage, newName()) }),
    answers: [NONE, NONE, 'ok', NONE, 'ok'],
    changing: BOTH,
  },
  'copying to a name of another form': {
    ask: (stage, asker) => stage.call(asker, 'POST /object/copy', { body: from(stage, newName('picture.webp')) }),
    answers: [NONE, NONE, NO, NONE, 'ok'],
    changing: ['service'],
  },
  'copying over another': {
    ask: (stage, asker) =>
      stage.call(asker, 'POST /object/copy', { body: from(stage, stage.there()), headers: { 'x-upsert': 'true' } }),
    answers: [NONE, NONE, NO, NONE, 'ok'],
    changing: ['service'],
  },
  'uploading to another bucket': {
    ask: (stage, asker) => stage.call(asker, `POST /object/${OTHER}/${newName()}`, { body: WEBP }),
    answers: [NO, NO, NO, NO, 'ok'],
    changing: ['service'],
  },
  'copying to another bucket': {
    ask: (stage, asker) =>
      stage.call(asker, 'POST /object/copy', { body: { ...from(stage, newName()), destinationBucket: OTHER } }),
    answers: [NONE, NONE, NO, NONE, 'ok'],
    changing: ['service'],
  },
  'listing another bucket': {
    ask: (stage, asker) => stage.call(asker, `POST /object/list/${OTHER}`, { body: { prefix: OTHER_FILE } }),
    answers: ['ok 0', 'ok 0', 'ok 0', 'ok 0', 'ok 1'],
    changing: [],
  },
  'reading another bucket': {
    ask: (stage, asker) => stage.call(asker, `GET /object/public/${OTHER}/${OTHER_FILE}`),
    answers: [NO_BUCKET, NO_BUCKET, NO_BUCKET, NO_BUCKET, NO_BUCKET],
    changing: [],
  },
  'deleting from another bucket': {
    ask: (stage, asker) => stage.call(asker, `DELETE /object/${OTHER}`, { body: { prefixes: [OTHER_FILE] } }),
    answers: ['ok 0', 'ok 0', 'ok 0', 'ok 0', 'ok 1'],
    changing: ['service'],
  },
  listing: {
    ask: (stage, asker) => stage.call(asker, 'POST /object/list/article-images', { body: { prefix: stage.there() } }),
    answers: ['ok 0', 'ok 0', 'ok 1', 'ok 0', 'ok 1'],
    changing: [],
  },
  'reading in public': {
    ask: (stage, asker) => stage.call(asker, `GET /object/public/article-images/${stage.there()}`),
    answers: ['ok', 'ok', 'ok', 'ok', 'ok'],
    changing: [],
  },
  'asking who uploaded': {
    ask: (stage, asker) => stage.call(asker, `GET /object/info/article-images/${stage.there()}`),
    answers: [NONE, NONE, NONE, NONE, NONE],
    changing: [],
  },
  'making an address to upload to': {
    ask: (stage, asker) => stage.call(asker, `POST /object/upload/sign/article-images/${newName()}`, { body: {} }),
    answers: [NO, NO, 'ok', NO, 'ok'],
    changing: [],
  },
  deleting: {
    ask: (stage, asker) => stage.call(asker, 'DELETE /object/article-images', { body: { prefixes: [stage.there()] } }),
    answers: ['ok 0', 'ok 0', 'ok 1', 'ok 0', 'ok 1'],
    changing: BOTH,
  },
  'attaching a PDF': {
    ask: (stage, asker) => stage.attach(asker, newName(FILE)),
    answers: [NO, NO, 'ok', NO, 'ok'],
    changing: BOTH,
  },
  'attaching under a name of another form': {
    ask: (stage, asker) => stage.attach(asker, newName('Panduan.pdf')),
    answers: [NO, NO, NO, NO, 'ok'],
    changing: ['service'],
  },
  'attaching under the name of a page': {
    ask: (stage, asker) => stage.attach(asker, newName('panduan.html')),
    answers: [NO, NO, NO, NO, 'ok'],
    changing: ['service'],
  },
  'attaching under a name that is taken': {
    ask: (stage, asker) => stage.attach(asker, stage.fileThere()),
    answers: [NO, NO, '409 Duplicate', NO, '409 Duplicate'],
    changing: [],
  },
  'overwriting an attached file with x-upsert': {
    ask: (stage, asker) => stage.attach(asker, stage.fileThere(), { headers: { 'x-upsert': 'true' } }),
    answers: [NO, NO, NO, NO, 'ok'],
    changing: ['service'],
  },
  'overwriting an attached file with PUT': {
    ask: (stage, asker) =>
      stage.call(asker, `PUT /object/article-files/${stage.fileThere()}`, { body: PDF, type: 'application/pdf' }),
    answers: [NO, NO, NO, NO, 'ok'],
    changing: ['service'],
  },
  'moving an attached file': {
    ask: (stage, asker) => stage.call(asker, 'POST /object/move', { body: fileFrom(stage, newName(FILE)) }),
    answers: [NONE, NONE, NO, NONE, 'ok'],
    changing: ['service'],
  },
  'listing attached files': {
    ask: (stage, asker) =>
      stage.call(asker, 'POST /object/list/article-files', { body: { prefix: stage.fileThere() } }),
    answers: ['ok 0', 'ok 0', 'ok 1', 'ok 0', 'ok 1'],
    changing: [],
  },
  'reading an attached file in public': {
    ask: (stage, asker) => stage.call(asker, `GET /object/public/article-files/${stage.fileThere()}`),
    answers: ['ok', 'ok', 'ok', 'ok', 'ok'],
    changing: [],
  },
  'deleting an attached file': {
    ask: (stage, asker) =>
      stage.call(asker, 'DELETE /object/article-files', { body: { prefixes: [stage.fileThere()] } }),
    answers: ['ok 0', 'ok 0', 'ok 1', 'ok 0', 'ok 1'],
    changing: BOTH,
  },
  'emptying the bucket': {
    ask: (stage, asker) => stage.call(asker, 'POST /bucket/article-images/empty', { body: {} }),
    answers: [NO_BUCKET, NO_BUCKET, NO_BUCKET, NO_BUCKET, 'ok'],
    changing: ['service'],
  },
  'changing the bucket': {
    ask: (stage, asker) => stage.call(asker, 'PUT /bucket/article-images', { body: { public: true } }),
    answers: [NO_BUCKET, NO_BUCKET, NO_BUCKET, NO_BUCKET, 'ok'],
    changing: [],
  },
  'making another bucket': {
    ask: (stage, asker) => stage.call(asker, 'POST /bucket', { body: bucketOf(newName()) }),
    answers: [NO, NO, NO, NO, 'ok'],
    changing: [],
  },
};

/** Sends one request as one role; null where the answer is as expected. */
export async function wrongCell(stage: StorageStage, name: string, asker: Asker): Promise<string | null> {
  const question = STORAGE_TABLE[name];
  if (!question) throw new Error(`There is no question ${name}`);
  await stage.reset();
  const before = await stage.rows();
  const { outcome } = await question.ask(stage, asker);
  const changed = (await stage.rows()) !== before;
  const like = LIKE[asker] ?? asker;
  const expected = `${question.answers[ASKERS.indexOf(like)]}${question.changing.includes(like) ? ', changed' : ''}`;
  const got = `${outcome}${changed ? ', changed' : ''}`;
  return got === expected ? null : `${asker} ${name}: ${got} instead of ${expected}`;
}
