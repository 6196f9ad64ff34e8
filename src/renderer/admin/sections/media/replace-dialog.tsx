import '../../cms/pictures/pictures.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { StoredPicture } from '#renderer/data/collections/media.ts';
import { FileChooser } from '../../cms/pictures/file-chooser.tsx';
import { UploadPanel } from '../../cms/pictures/upload-panel.tsx';
import { usePictureSource } from '../../cms/pictures/use-picture-source.ts';
import { usePictureUpload } from '../../cms/pictures/use-picture-upload.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/private/dialog.tsx';
import type { AskMedia } from '../../cms/pictures/use-media.ts';

interface Props {
  readonly picture: StoredPicture;
  readonly ask: AskMedia;
  /** It is done, in a sentence. */
  readonly onReplaced: (sentence: string) => void;
  readonly onClose: () => void;
}

/**
 * Puts another picture wherever this one is being written. Browsers keep a picture for a year under its address, so the other
 * one has an address of its own; what visitors see follows when it is published.
 */
export function ReplaceDialog({ picture, ask, onReplaced, onClose }: Props) {
  const { t } = useTranslation(['media', 'common']);
  const { language } = useLanguage();
  const source = usePictureSource();
  /** The other picture: uploaded, and on its way into the texts. */
  const [address, setAddress] = useState<string | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [busy, setBusy] = useState(false);
  const drafts = picture.uses.filter(({ draft }) => draft).length;
  const number = (value: number) => wholeNumber(value, language);
  const replace = async (other: string) => {
    setAddress(other);
    setBusy(true);
    setFailure(null);
    const result = await ask((api) => api.replace(picture.folder, other));
    setBusy(false);
    if (!result.ok) return setFailure(result.code);
    const { changed } = result.value;
    const live = changed.filter((item) => item.live).length;
    const done = t('replaced', { count: changed.length, number: number(changed.length) });
    onReplaced(live === 0 ? done : `${done} ${t('replacedLive', { count: live, number: number(live) })}`);
  };
  const upload: Accounts['upload'] = (file, watch) => ask((_desk, accounts) => accounts.upload(file, watch));
  const sending = usePictureUpload(upload, (done) => void replace(done));
  return (
    <Dialog title={t('replaceTitle')} closeLabel={t('cancel')} onClose={onClose}>
      <div className="media-replacing">
        <img className="media-picture picture" src={source(address ?? picture.address, 400)} alt={t('replaceNow')} />
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
        {busy && <p role="status">{t('replacing')}</p>}
        {failure !== null && address !== null && (
          <div role="alert" className="media-failure">
            <p>
              {t('notReplaced')} {t(errorMessageKey(failure))}
            </p>
            <Button variant="outline" size="sm" onClick={() => void replace(address)}>
              {t('common:error.retry')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
