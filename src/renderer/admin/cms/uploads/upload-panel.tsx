import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyLeaves, Button } from '#renderer/ui/button.tsx';
import { AlertIcon } from '#renderer/ui/icons.tsx';
import { faultText, uploadFailureText } from './upload-fault.ts';
import type { UploadProgress } from './upload.ts';

/** How far an upload is. */
export const UPLOAD_BAR =
  'appearance-none w-full h-2 border-0 rounded-none bg-line text-brand [&::-webkit-progress-bar]:bg-line ' +
  '[&::-webkit-progress-value]:bg-brand [&::-moz-progress-bar]:bg-brand forced-colors:appearance-auto';

const UPLOAD_PANEL =
  'flex flex-wrap gap-x-4 gap-y-3 items-center py-3 border-y-[1.5px] border-line ' +
  'in-[.text-picture]:py-0 in-[.text-picture]:border-0 in-[.text-picture]:min-h-[10rem]';
const UPLOAD_STATE = 'flex gap-2.5 items-center text-ink-2 tabular-nums';

interface Props {
  readonly progress: UploadProgress;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
  readonly cancelLabel: string;
  /** Chooses another file in place of one that can't be taken. */
  readonly onAnother?: (() => void) | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A picture or an attached file on its way: how far it is, what went wrong, and what can be done. */
export function UploadPanel({ progress, onRetry, onCancel, cancelLabel, onAnother, ref }: Props) {
  const { t } = useTranslation(['uploads', 'common']);
  const cancel = useRef<HTMLButtonElement>(null);
  if (progress.kind === 'idle' || progress.kind === 'done') return null;
  const { kind } = progress;
  // What was pasted has no file's name.
  const name = progress.name || t('pasted');
  return (
    <div ref={ref} className={UPLOAD_PANEL}>
      {(kind === 'uploading' || kind === 'failed') && progress.preview && <PicturePreview blob={progress.preview} />}
      <div className="grid flex-[1_1_12rem] gap-1 min-w-0">
        <p className="upload-name font-bold wrap-anywhere">{name}</p>
        <UploadWords progress={progress} name={name} />
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2 items-center">
        {kind === 'failed' && (
          <Button
            size="sm"
            onClick={() => {
              onRetry();
              // This button goes.
              cancel.current?.focus();
            }}
          >
            {t('common:error.retry')}
          </Button>
        )}
        {kind === 'refused' && onAnother && (
          <Button size="sm" onClick={onAnother}>
            {t('another')}
          </Button>
        )}
        <Button ref={cancel} variant="outline" size="sm" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </div>
  );
}

type Shown = Exclude<UploadProgress, { readonly kind: 'idle' | 'done' }>;

function UploadWords({ progress, name }: { readonly progress: Shown; readonly name: string }) {
  const { t } = useTranslation('uploads');
  switch (progress.kind) {
    case 'preparing':
      return (
        <p className={UPLOAD_STATE}>
          <BusyLeaves />
          {t(isPdf(name) ? 'attachment.preparing' : 'preparing')}
        </p>
      );
    case 'uploading': {
      const percent = Math.floor((100 * progress.sent) / progress.total);
      return (
        <>
          <p className={UPLOAD_STATE}>{t('busy', { percent: `${percent}%` })}</p>
          <progress className={UPLOAD_BAR} aria-label={t('progress', { name })} value={percent} max={100} />
        </>
      );
    }
    case 'refused':
      return <Trouble title={faultText(progress.failure, t)} />;
    case 'failed':
      return <Trouble {...uploadFailureText(progress.failure, t, progress.preview !== null)} />;
  }
}

/** Before a file is read, only its name shows its kind. */
function isPdf(name: string): boolean {
  return /\.pdf$/i.test(name);
}

function Trouble({ title, detail }: { readonly title: string; readonly detail?: string }) {
  return (
    <div role="alert" className="flex gap-2.5 [&>svg]:mt-0.75 [&>svg]:text-danger">
      <AlertIcon />
      <div>
        <p className="upload-why text-danger font-bold">{title}</p>
        {detail !== undefined && <p>{detail}</p>}
      </div>
    </div>
  );
}

const PICTURE_THUMB = 'w-21 h-15 rounded-[6px] bg-sunk object-cover';

/**
 * A picture that is only on this device, small. Shown through its data, because the portal's policy lets pages show no
 * `blob:` addresses.
 */
function PicturePreview({ blob }: { readonly blob: Blob }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setSource(String(reader.result));
    reader.readAsDataURL(blob);
    return () => {
      reader.onload = null;
      reader.abort();
    };
  }, [blob]);
  return source === null ? <span className={PICTURE_THUMB} /> : <img className={PICTURE_THUMB} src={source} alt="" />;
}
