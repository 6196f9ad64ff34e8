import { PICTURE_BUCKET } from '#domain/media.ts';
import { NEVER_REACHED, ok, type Failure, type Reply } from '#domain/reply.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { ApplyAnswer, ImportReport, TransferDesk } from '#renderer/data/collections/transfer.ts';
import type { ExportedItem } from '#renderer/data/collections/transfer-rows.ts';
import type { SiteContent } from './archive/write-content.ts';
import type { Step } from './export-content.ts';

/** The backend takes so many at once. */
const AT_ONCE = 100;

/** And a request should stay small, in characters. */
const LETTERS_AT_ONCE = 2_000_000;

/** An answer that got lost is asked for again, so many times. */
const TRIES = 3;

/** Brings content to the backend, where it waits: nothing is changed by it. */
export async function stageContent(
  desk: TransferDesk,
  id: string,
  { categories, items }: SiteContent,
  onStep: (step: Step<'sending'>) => void,
  signal: AbortSignal,
): Promise<Reply<void>> {
  const begun = await again(() => desk.begin(id, { categories, items: items.length }));
  if (!begun.ok) return begun;
  let done = 0;
  for (const some of portions(items)) {
    if (signal.aborted) break;
    onStep({ step: 'sending', done, total: items.length });
    const staged = await again(() => desk.stage(id, some));
    if (!staged.ok) return staged;
    done += some.length;
  }
  return ok(undefined);
}

function* portions(items: readonly ExportedItem[]): Generator<readonly ExportedItem[]> {
  let portion: ExportedItem[] = [];
  let letters = 0;
  for (const item of items) {
    const size = JSON.stringify(item).length;
    if (portion.length === AT_ONCE || (portion.length > 0 && letters + size > LETTERS_AT_ONCE)) {
      yield portion;
      [portion, letters] = [[], 0];
    }
    portion.push(item);
    letters += size;
  }
  if (portion.length > 0) yield portion;
}

/** What an import is brought in with. */
export interface ImportDoors {
  readonly desk: TransferDesk;
  readonly upload: Accounts['upload'];
}

/** How it ended. `unsure`: it was asked for, and no answer came: it may be done, and asking again finds out. */
export type ImportEnd =
  | { readonly kind: 'done'; readonly answer: Extract<ApplyAnswer, { readonly applied: true }> }
  | { readonly kind: 'stale'; readonly report: ImportReport }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'unsure'; readonly failure: Failure };

interface Wanted {
  readonly everything: boolean;
  readonly stamp: string;
  readonly pictures: SiteContent['pictures'];
  /** It was asked for before, and no answer came: the pictures are there, and it may be done. */
  readonly unsure: boolean;
}

/**
 * Brings in what waits at the backend, its pictures first. Where that is refused nothing has changed: the pictures stay, but
 * nothing names them (another import may, by now), and the list of media shows them as unused.
 */
export async function bringIn(
  { desk, upload }: ImportDoors,
  id: string,
  wanted: Wanted,
  onStep: (step: Step<'pictures' | 'applying'>) => void,
): Promise<ImportEnd> {
  if (!wanted.unsure) {
    const uploaded = await uploadAbsent({ desk, upload }, wanted.pictures, onStep);
    if (!uploaded.ok) return { kind: 'failed', failure: uploaded };
  }
  onStep({ step: 'applying', done: 0, total: null });
  const answer = await again(() => desk.apply(id, wanted.everything, wanted.stamp));
  if (!answer.ok) return { kind: NEVER_REACHED.includes(answer.code) ? 'unsure' : 'failed', failure: answer };
  const { value } = answer;
  return value.applied ? { kind: 'done', answer: value } : { kind: 'stale', report: value.report };
}

/** Uploads what the storage doesn't have under its own name. */
async function uploadAbsent(
  { desk, upload }: Pick<ImportDoors, 'desk' | 'upload'>,
  pictures: SiteContent['pictures'],
  onStep: (step: Step<'pictures'>) => void,
): Promise<Reply<void>> {
  const names = [...pictures.keys()];
  const absent: string[] = [];
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const reply = await again(() => desk.absentPictures(names.slice(at, at + AT_ONCE)));
    if (!reply.ok) return reply;
    absent.push(...reply.value);
  }
  for (const [done, path] of absent.entries()) {
    const bytes = pictures.get(path);
    if (bytes === undefined) continue;
    onStep({ step: 'pictures', done, total: absent.length });
    const type = path.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
    const reply = await again(() => upload({ bucket: PICTURE_BUCKET, path, body: new Blob([bytes], { type }), type }));
    if (!reply.ok) return reply;
  }
  return ok(undefined);
}

/** Asks again where no answer came; everything asked here may be asked twice. */
async function again<T>(ask: () => Promise<Reply<T>>): Promise<Reply<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await ask();
    if (reply.ok || attempt === TRIES || !['timeout', 'offline', 'server'].includes(reply.code)) return reply;
    console.warn('Asked again, because no answer came:', reply.code, reply.detail);
  }
}
