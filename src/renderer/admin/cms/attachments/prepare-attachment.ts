import { ATTACHMENT_BYTES_MAX } from '#domain/limits.ts';
import { ok, type Result } from '#domain/result.ts';
import { aborted, faulty } from '../uploads/upload-fault.ts';
import type { PreparedAttachment } from '../uploads/prepared-file.ts';

/** How every PDF begins. */
const BEGINNING = '%PDF-';

/**
 * Looks at a file that is to be attached, and leaves it as it is. Fails with `invalid` and an UploadFault as its reason, or as a
 * cancelled upload does.
 */
export async function prepareAttachment(file: File, signal?: AbortSignal): Promise<Result<PreparedAttachment>> {
  const seen = `${file.type || 'no type'}, ${file.size} bytes`;
  if (file.size === 0) return faulty('attachment-empty', seen);
  const begins = await beginsAsPdf(file);
  if (signal?.aborted) return aborted();
  if (begins === null) return faulty('attachment-broken', seen);
  if (!begins) return faulty('attachment-kind', seen);
  return file.size > ATTACHMENT_BYTES_MAX ? faulty('attachment-large', seen) : ok({ type: 'pdf', file });
}

/** Whether a file is a PDF by its content; null where it can't be read: a folder, or one that was moved. */
export async function beginsAsPdf(file: Blob): Promise<boolean | null> {
  try {
    const head = new Uint8Array(await file.slice(0, BEGINNING.length).arrayBuffer());
    return String.fromCharCode(...head) === BEGINNING;
  } catch (error) {
    console.warn('A file could not be read:', error);
    return null;
  }
}
