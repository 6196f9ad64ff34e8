import { useTranslation } from 'react-i18next';
import { beginsAsPdf, prepareAttachment } from '../../cms/attachments/prepare-attachment.ts';
import { ACCEPTED_PICTURES, FileChooser } from '../../cms/uploads/file-chooser.tsx';
import { type QueuedUpload, uploadQueue, type UploadQueue } from '../../cms/uploads/upload-queue.ts';
import { UPLOAD_BAR, UploadPanel } from '../../cms/uploads/upload-panel.tsx';
import { useFileDrop } from '../../cms/uploads/use-file-drop.ts';
import { useSendFile } from '../../cms/uploads/use-send-file.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { UploadIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ATTACHMENT_TYPE } from '#domain/attachment-address.ts';
import { ATTACHMENT_BYTES_MAX, PICTURE_BYTES_MAX } from '#domain/limits.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { megabytes } from '../../cms/uploads/upload-fault.ts';
import { fileUpload } from '../../cms/uploads/upload.ts';
import { preparePicture } from '../../cms/pictures/prepare-picture.ts';
import { useUploadNames } from '../../cms/uploads/use-upload.ts';

const MEDIA_UPLOADS =
  'media-uploads grid grid-cols-[minmax(0,1fr)] gap-2 mt-2 ' +
  'data-[over=true]:outline-2 data-[over=true]:outline-dashed data-[over=true]:outline-brand ' +
  'data-[over=true]:outline-offset-4';

interface Props {
  /** Each time one more is there. */
  readonly onUploaded: () => void;
}

/** Uploads many pictures and PDFs at once: how far they are, and by name which of them didn't get there. */
export function UploadMany({ onUploaded }: Props) {
  const { t } = useTranslation('media');
  const { pictures, add, retry, remove, clear } = useUploadQueue(useSendFile(), onUploaded);
  const { isOver, handlers } = useFileDrop(add);
  const shown = pictures.filter(({ progress }) => progress.kind !== 'idle' && progress.kind !== 'done');
  const failed = pictures.filter(({ progress }) => progress.kind === 'failed');
  const isBusy = pictures.some(isPending);
  return (
    <section className={MEDIA_UPLOADS} aria-label={t('upload')} data-over={isOver} {...handlers}>
      <div className="flex flex-wrap gap-x-3 gap-y-2 items-center">
        <FileChooser
          className={buttonClass('default')}
          describedBy="media-upload-hint"
          accept={`${ACCEPTED_PICTURES},${ATTACHMENT_TYPE}`}
          multiple
          onFiles={add}
        >
          <UploadIcon />
          {t('upload')}
        </FileChooser>
        {isBusy && (
          <Button variant="outline" onClick={clear}>
            {t('stopUploads')}
          </Button>
        )}
        {failed.length > 1 && (
          <Button variant="outline" onClick={() => failed.forEach(({ number }) => retry(number))}>
            {t('retryAll')}
          </Button>
        )}
        <p id="media-upload-hint" className="flex-[1_1_16rem] text-ink-2">
          {t('uploadHint', { size: megabytes(PICTURE_BYTES_MAX), fileSize: megabytes(ATTACHMENT_BYTES_MAX) })}
        </p>
      </div>
      <UploadSum pictures={pictures} />
      {shown.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label={t('uploads')}>
          {shown.map(({ number, progress }) => (
            <li key={number}>
              <UploadPanel
                progress={progress}
                onRetry={() => retry(number)}
                onCancel={() => remove(number)}
                cancelLabel={t('leaveOut')}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The progress of all uploads, as a sentence and a bar, announced to screen readers. */
function UploadSum({ pictures }: { readonly pictures: readonly QueuedUpload[] }) {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  const number = (value: number) => wholeNumber(value, language);
  const done = pictures.filter(({ progress }) => progress.kind === 'done').length;
  const lost = pictures.filter(({ progress: { kind } }) => kind === 'failed' || kind === 'refused').length;
  const all = pictures.length;
  const isBusy = pictures.some(isPending);
  const sentence = () => {
    if (all === 0) return '';
    if (isBusy) return t('uploading', { count: all, done: number(done), number: number(all) });
    const uploaded = t('uploaded', { count: done, number: number(done) });
    return lost === 0 ? uploaded : `${uploaded} ${t('notUploaded', { count: lost, number: number(lost) })}`;
  };
  return (
    <>
      <p role="status" className="media-uploaded font-semibold">
        {sentence()}
      </p>
      {isBusy && <progress className={UPLOAD_BAR} aria-label={t('uploadProgress')} value={done + lost} max={all} />}
    </>
  );
}

function isPending({ progress: { kind } }: QueuedUpload): boolean {
  return kind === 'idle' || kind === 'preparing' || kind === 'uploading';
}

async function prepareEither(file: File, signal: AbortSignal) {
  const isPdf = /\.pdf$/i.test(file.name) || (await beginsAsPdf(file)) === true;
  return isPdf ? prepareAttachment(file, signal) : preparePicture(file, signal);
}

interface UploadingPictures extends Pick<UploadQueue, 'add' | 'retry' | 'remove' | 'clear'> {
  readonly pictures: readonly QueuedUpload[];
}

/** Several uploads to the backend while the component is mounted: unmounting cancels running ones. */
function useUploadQueue(upload: Accounts['upload'], onDone: () => void): UploadingPictures {
  const platform = usePlatform();
  const name = useUploadNames();
  const [queue] = useState(() => {
    const workshop = { prepare: prepareEither, newFolder: () => platform.newId() };
    return uploadQueue((parts) => fileUpload(workshop, parts), { upload, name, onDone });
  });
  useEffect(() => queue.setDependencies({ upload, name, onDone }));
  useEffect(() => () => queue.clear(), [queue]);
  const pictures = useSyncExternalStore(queue.subscribe, queue.read);
  const { add, retry, remove, clear } = queue;
  return { pictures, add, retry, remove, clear };
}
