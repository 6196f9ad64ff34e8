import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mediaApi, type StoredPicture } from '#renderer/data/collections/media.ts';
import { FailureNote } from '../../feedback/query-note.tsx';
import { FileChooser } from '../../cms/uploads/file-chooser.tsx';
import { UploadPanel } from '../../cms/uploads/upload-panel.tsx';
import { useSendFile } from '../../cms/uploads/use-send-file.ts';
import { preparePicture } from '../../cms/pictures/prepare-picture.ts';
import { usePictureSource } from '../../cms/pictures/use-picture-source.ts';
import { useUpload } from '../../cms/uploads/use-upload.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';

interface Props {
  readonly picture: StoredPicture;
  /** It is done, in a sentence. */
  readonly onReplaced: (sentence: string) => void;
  readonly onClose: () => void;
}

/**
 * Puts another picture wherever this one is being written. Browsers keep a picture for a year under its address, so the other
 * one has an address of its own; what visitors see follows when it is published.
 */
export function ReplaceDialog({ picture, onReplaced, onClose }: Props) {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  const source = usePictureSource();
  const request = useRequest(mediaApi);
  const drafts = picture.uses.filter(({ draft }) => draft).length;
  const number = (value: number) => wholeNumber(value, language);
  const {
    mutate: replace,
    variables: address,
    isPending,
    error,
  } = useMutation({
    mutationKey: ['media', 'replace'],
    /** The address of the other picture, which is uploaded. */
    mutationFn: (other: string) => request((api) => api.replace(picture.folder, other)),
    onSuccess({ changed }) {
      const live = changed.filter((item) => item.live).length;
      const done = t('replaced', { count: changed.length, number: number(changed.length) });
      onReplaced(live === 0 ? done : `${done} ${t('replacedLive', { count: live, number: number(live) })}`);
    },
  });
  const sending = useUpload(useSendFile(), preparePicture, replace);
  return (
    <Dialog title={t('replaceTitle')} closeLabel={t('cancel')} onClose={onClose}>
      <div className="grid gap-3 justify-items-start">
        <img
          className="w-full aspect-16/10 rounded-[8px] bg-sunk object-contain picture"
          src={source(address ?? picture.address, 400)}
          alt={t('replaceNow')}
        />
        <p>{t('replaceHint', { count: drafts, number: number(drafts) })}</p>
        {sending.progress.kind === 'idle' && (
          <FileChooser
            className={buttonClass('default')}
            onFiles={([file]) => {
              if (file) sending.begin(file);
            }}
          >
            {t('replaceChoose')}
          </FileChooser>
        )}
        <UploadPanel
          progress={sending.progress}
          onRetry={sending.retry}
          onCancel={sending.cancel}
          cancelLabel={t('cancel')}
        />
        {isPending && <p role="status">{t('replacing')}</p>}
        {error && address !== undefined && (
          <FailureNote title={t('notReplaced')} error={error} onRetry={() => replace(address)} />
        )}
      </div>
    </Dialog>
  );
}
