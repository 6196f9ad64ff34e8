import type { TFunction } from 'i18next';
import { failed, type Failure } from '#domain/result.ts';
import { ATTACHMENT_BYTES_MAX, PICTURE_BYTES_MAX, PICTURE_PIXELS_MAX } from '#domain/limits.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { type FileFault } from '#renderer/data/picture-formats/read-picture-file.ts';

/**
 * Why a file was refused. For pictures, `large`: too many bytes; `blocked`: this browser doesn't return the pixels of a canvas;
 * `memory`: not enough memory for the canvas. For files to attach: not a PDF, empty, too many bytes, or unreadable.
 */
export type UploadFault =
  | FileFault
  | 'large'
  | 'blocked'
  | 'memory'
  | 'attachment-kind'
  | 'attachment-empty'
  | 'attachment-large'
  | 'attachment-broken';

/** A file that can't be taken: `invalid`, and the reason is the fault. */
export function faulty(fault: UploadFault, detail: string): Failure {
  return { ...failed('invalid', detail), reason: fault };
}

/** Preparing or uploading was cancelled: the same failure that a cancelled upload gives. */
export function aborted(): Failure {
  return { ...failed('offline', 'The upload was cancelled'), reason: 'aborted' };
}

/** A limit in the words of a sentence. */
export function megabytes(bytes: number): string {
  return `${bytes / 1024 ** 2}\u00a0MB`;
}

/** The message for a refused file, in whole sentences. */
export function faultText(failure: Failure, t: TFunction<'uploads'>): string {
  switch (failure.reason as UploadFault) {
    case 'svg':
      return t('svg');
    case 'heic':
      return t('heic');
    case 'pdf':
      return t('pdf');
    case 'page':
      return t('page');
    case 'large':
      return t('large', { size: megabytes(PICTURE_BYTES_MAX) });
    case 'pixels':
      return t('pixels', { number: PICTURE_PIXELS_MAX / 1024 ** 2 });
    case 'blocked':
      return t('blocked');
    case 'memory':
      return t('memory');
    case 'attachment-kind':
      return t('attachment.kind');
    case 'attachment-empty':
      return t('attachment.empty');
    case 'attachment-large':
      return t('attachment.large', { size: megabytes(ATTACHMENT_BYTES_MAX) });
    case 'other':
      return t('type');
    default:
      return t('broken');
  }
}

/** The message for a failed upload: that nothing is lost, and what to do. */
export function uploadFailureText(
  failure: Failure,
  t: TFunction<'uploads'>,
  isPicture = true,
): { readonly title: string; readonly detail: string } {
  return { title: t(isPicture ? 'failed' : 'attachment.failed'), detail: uploadDetail(failure, t) };
}

function uploadDetail({ code }: Failure, t: TFunction<['uploads', 'common']>): string {
  if (code === 'disk-full') return t('full');
  return code === 'refused' || code === 'invalid' ? t('refused') : t(errorMessageKey(code));
}
