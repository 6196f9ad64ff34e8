import { ATTACHMENT_BUCKET, ATTACHMENT_TYPE } from '#domain/attachment-address.ts';
import { PICTURE_BUCKET } from '#domain/picture-address.ts';
import { failed, NEVER_REACHED, ok, type Failure, type Result } from '#domain/result.ts';
import { wait } from '#domain/wait.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { isAttached } from '#renderer/data/collections/media.ts';
import type { ApplyResult, ImportProgress, ImportReport, TransferApi } from '#renderer/data/collections/transfer.ts';
import type { ExportedItem } from '#renderer/data/collections/transfer.ts';
import type { ArchiveContent } from './archive/write-content.ts';
import type { Step } from './export-content.ts';

/** The backend takes so many at once. */
const AT_ONCE = 100;

/** And a request should stay small, in characters. */
const LETTERS_AT_ONCE = 2_000_000;

/** Pauses before retries of a request whose response was lost, ms. */
const WAITS_MS = [1_000, 3_000, 10_000];

/** Less is left after so many answers in a row, or it goes on for ever. */
const STILL_AFTER = 10;

/** The reason of a failure: the database ended the request, and nothing of it is done; again it would take as long. */
export const TOO_LONG = '57014';

/** The reason of a failure: the backend answers, and gets no further. */
const STUCK = 'stuck';

/** Sends content to the backend, where it waits: nothing is changed by it. */
export async function stageContent(
  api: TransferApi,
  id: string,
  { categories, tags, items }: ArchiveContent,
  onStep: (step: Step<'sending'>) => void,
  signal: AbortSignal,
): Promise<Result<void>> {
  const begun = await again(() => api.begin(id, { categories, tags, items: items.length }));
  if (!begun.ok) return begun;
  let done = 0;
  for (const some of portions(items)) {
    if (signal.aborted) break;
    onStep({ step: 'sending', done, total: items.length });
    const staged = await again(() => api.stage(id, some));
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

/** What applying this import would do; the backend compares some items in each request. */
export async function checkImport(
  api: TransferApi,
  id: string,
  everything: boolean,
  onStep: (step: Step<'checking'>) => void,
): Promise<Result<ImportReport>> {
  onStep({ step: 'checking', done: 0, total: null });
  const progress = (done: number, total: number) => onStep({ step: 'checking', done, total });
  return untilDone(() => api.check(id, everything), progress);
}

/** Deletes an import; the backend rolls back some items in each request, where any were inserted. */
export async function dropImport(api: TransferApi, id: string): Promise<Result<void>> {
  const isStuck = standstill();
  for (;;) {
    const dropped = await again(() => api.drop(id));
    if (!dropped.ok) return dropped;
    if (dropped.value.left === 0) return ok(undefined);
    if (isStuck(dropped.value.left)) return stuck(dropped.value.left);
  }
}

/** What an import is applied with. */
export interface ImportDependencies {
  readonly api: TransferApi;
  readonly upload: Accounts['upload'];
}

/** The result. `unsure`: a request got no response, so it may be done, and a retry finds out. */
export type ImportEnd =
  | { readonly kind: 'done'; readonly answer: Extract<ApplyResult, { readonly applied: true }> }
  | { readonly kind: 'stale'; readonly report: ImportReport }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'unsure'; readonly failure: Failure };

interface Wanted {
  readonly everything: boolean;
  readonly stamp: string;
  readonly pictures: ArchiveContent['pictures'];
  /** True if an earlier request got no response: the pictures are uploaded, and the import may be done. */
  readonly unsure: boolean;
}

/**
 * Applies what waits at the backend, its pictures first. Where that is refused nothing has changed: the pictures stay, but
 * nothing names them (another import may, by now), and the list of media shows them as unused.
 */
export async function applyImport(
  { api, upload }: ImportDependencies,
  id: string,
  wanted: Wanted,
  onStep: (step: Step<'pictures' | 'applying'>) => void,
): Promise<ImportEnd> {
  if (!wanted.unsure) {
    const uploaded = await uploadAbsent({ api, upload }, wanted.pictures, onStep);
    if (!uploaded.ok) return { kind: 'failed', failure: uploaded };
  }
  onStep({ step: 'applying', done: 0, total: null });
  const progress = (done: number, total: number) => onStep({ step: 'applying', done, total });
  const answer = await untilDone(() => api.apply(id, wanted.everything, wanted.stamp), progress);
  if (!answer.ok) {
    const isKnown = [STUCK, TOO_LONG].includes(answer.reason ?? '') || !NEVER_REACHED.includes(answer.code);
    return { kind: isKnown ? 'failed' : 'unsure', failure: answer };
  }
  const { value } = answer;
  return value.applied ? { kind: 'done', answer: value } : { kind: 'stale', report: value.report };
}

/** Uploads what the storage doesn't have under its own name. */
async function uploadAbsent(
  { api, upload }: ImportDependencies,
  pictures: ArchiveContent['pictures'],
  onStep: (step: Step<'pictures'>) => void,
): Promise<Result<void>> {
  const names = [...pictures.keys()];
  const absent: string[] = [];
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const result = await again(() => api.absentPictures(names.slice(at, at + AT_ONCE)));
    if (!result.ok) return result;
    absent.push(...result.value);
  }
  for (const [done, path] of absent.entries()) {
    const bytes = pictures.get(path);
    if (bytes === undefined) continue;
    onStep({ step: 'pictures', done, total: absent.length });
    const attached = isAttached(path);
    const type = attached ? ATTACHMENT_TYPE : path.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
    const bucket = attached ? ATTACHMENT_BUCKET : PICTURE_BUCKET;
    const result = await again(() => upload({ bucket, path, body: new Blob([bytes], { type }), type }));
    if (!result.ok) return result;
  }
  return ok(undefined);
}

/** Repeats the request until the backend is finished. */
async function untilDone<T extends object>(
  ask: () => Promise<Result<ImportProgress | T>>,
  onProgress: (done: number, total: number) => void,
): Promise<Result<T>> {
  const isStuck = standstill();
  for (;;) {
    const answer = await again(ask);
    if (!answer.ok) return answer;
    const { value } = answer;
    if (!('left' in value)) return ok(value);
    if (isStuck(value.left)) return stuck(value.left);
    onProgress(value.total - value.left, value.total);
  }
}

/** Detects for each remaining number whether it hasn't decreased for long: it rises once or twice, with the backend's next phase. */
function standstill(): (left: number) => boolean {
  let last = Infinity;
  let still = 0;
  return (left) => {
    still = left < last ? 0 : still + 1;
    last = left;
    return still === STILL_AFTER;
  };
}

function stuck(left: number): Failure {
  return { ...failed('server', `The backend gets no further: ${left} left`), reason: STUCK };
}

/** Retries where no response came; all requests here are idempotent. */
async function again<T>(ask: () => Promise<Result<T>>): Promise<Result<T>> {
  for (const waitMs of WAITS_MS) {
    const result = await ask();
    if (result.ok || result.reason === TOO_LONG || !['timeout', 'offline', 'server'].includes(result.code))
      return result;
    console.warn('Asked again, because no answer came:', result.code, result.detail);
    await wait(waitMs);
  }
  return ask();
}
