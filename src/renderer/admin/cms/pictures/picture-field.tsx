import {
  type ComponentProps,
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ARTICLE_LIMITS } from '#domain/article-document.ts';
import { LANGUAGES, type Localized } from '#domain/localized.ts';
import { PICTURE_BYTES_MAX } from '#domain/limits.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { AlertIcon } from '#renderer/ui/icons.tsx';
import { RemoveIcon, TextPictureIcon, UndoIcon, UploadIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { AltTexts } from './alt-texts.tsx';
import { useRights } from '#renderer/admin/rights.ts';
import { BuiltInChoice } from './built-in-choice.tsx';
import type { Crop } from './crop-previews.tsx';
import { DescribedPicture, type PictureValue } from './described-picture.tsx';
import { FileChooser } from '../uploads/file-chooser.tsx';
import type { FocusPicture as FocusPictureType } from './focus-picture.tsx';
import { firstTextPicture } from './first-text-picture.ts';
import { ShownPicture } from './shown-picture.tsx';
import { UploadPanel } from '../uploads/upload-panel.tsx';
import { UploadedChoice } from './uploaded-choice.tsx';
import { preparePicture } from './prepare-picture.ts';
import { useDrawingAlt } from './use-drawing-alt.ts';
import { useFileDrop } from '../uploads/use-file-drop.ts';
import { useUpload } from '../uploads/use-upload.ts';

const PICTURE_ZONE =
  'grid gap-3 rounded-[10px] in-[.entry]:gap-2 data-[over=true]:outline-3 data-[over=true]:outline-dashed ' +
  'data-[over=true]:outline-brand data-[over=true]:outline-offset-4';
const PICTURE_DROP =
  'flex flex-[1_1_20rem] gap-3 items-center justify-center max-w-[30rem] min-h-24 p-4 border-[1.5px] border-dashed ' +
  'border-line-strong rounded-[10px] bg-surface text-ink font-bold leading-[1.3] text-left ' +
  'in-[.entry]:flex-initial in-[.entry]:min-h-11 in-[.entry]:px-3.5 in-[.entry]:py-2 in-[.entry]:rounded-[8px] ' +
  'in-[.entry]:text-[0.938rem] hover:bg-sunk';
const PICTURE_BESIDE =
  'picture-beside grid gap-4 content-start min-w-0 ' +
  '@min-[40rem]:has-[>_.alt-texts]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @min-[40rem]:has-[>_.alt-texts]:gap-7';

interface Props {
  /** Of the button that chooses a picture; those of the descriptions are `<id>-alt-id` and `<id>-alt-en`. */
  readonly id: string;
  readonly value: PictureValue;
  readonly onChange: (change: Partial<PictureValue>) => void;
  readonly upload: Accounts['upload'];
  /** The URL of an address; with a width in px that of the smallest file that is at least as wide. */
  readonly pictureSource: (address: string, width?: number) => string;
  /** What is wrong, in words. */
  readonly problems?: { readonly image?: string | undefined; readonly alt?: Partial<Localized> };
  /** Of a description, in characters. */
  readonly mostAlt?: number;
  /** What it is called, where “Picture” doesn't say it. */
  readonly label?: string;
  /** False where the picture has no description of its own. */
  readonly described?: boolean;
  /** The shapes in which visitors see it: where there are some, its focal point can be set. */
  readonly crops?: readonly Crop[];
  /** The texts that the picture stands above, in Markdown: one that they show is offered. */
  readonly texts?: Localized | undefined;
}

/** One picture in place of another, with their descriptions, as long as it can be taken back. */
interface Exchange {
  readonly before: Pick<PictureValue, 'image' | 'alt' | 'focus'>;
  readonly after: Pick<PictureValue, 'image' | 'alt' | 'focus'>;
  /** The descriptions were written on since. */
  readonly described: boolean;
}

/** The picture of a document, with its alternative texts; users who may not replace it can edit these. */
export function PictureField(props: Props) {
  return useRights().may('content.edit') ? <EditablePicture {...props} /> : <DescribedPicture {...props} />;
}

/** One that can be exchanged: dropped, pasted, chosen, or one of the portal's own. */
function EditablePicture(props: Props) {
  const { id, value, onChange, upload, pictureSource, problems = {}, mostAlt = ARTICLE_LIMITS.imageAlt } = props;
  const { label, described = true } = props;
  const { t } = useTranslation('pictures');
  const drawingAlt = useDrawingAlt();
  const groupId = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  /** True if the user waited for the picture: its description then gets the focus. */
  const describes = useRef(false);
  const [last, setLast] = useState<Exchange | null>(null);
  const put = (image: string, came = drawingAlt(image)) => {
    if (image === value.image) return;
    // The focal point is that of the picture that goes.
    const after = { image, focus: undefined, alt: exchangedAlt(value.alt, drawingAlt(value.image), came) };
    setLast(value.image === '' ? null : { before: value, after, described: false });
    onChange(after);
  };
  const { progress, begin, retry, cancel } = useUpload(upload, preparePicture, (address) => {
    describes.current = zone.current?.contains(document.activeElement) ?? false;
    // The panel goes, and its buttons with it.
    if (panel.current?.contains(document.activeElement)) chooser.current?.focus();
    put(address);
  });
  useEffect(() => {
    if (!describes.current) return;
    describes.current = false;
    const invalid = LANGUAGES.find((language) => value.alt[language] === '');
    if (invalid) document.getElementById(`${id}-alt-${invalid}`)?.focus();
  }, [id, value.image, value.alt]);
  const take = ([file]: readonly File[]) => file && begin(file);
  const { isOver, handlers } = useFileDrop(take);
  // Another window or an older version may have brought another picture since.
  const exchange = last?.after.image === value.image ? last : null;
  const isEmpty = value.image === '';
  const inText = useTextPicture(isEmpty ? props.texts : undefined);
  const own = drawingAlt(value.image);
  const hasWords = LANGUAGES.some((language) => !['', own[language]].includes(value.alt[language]));
  return (
    <div
      role="group"
      aria-labelledby={`${groupId}-label`}
      className="grid gap-4 @container in-[.entry]:gap-1.5"
      {...handlers}
    >
      <p id={`${groupId}-label`} className="text-[0.969rem] font-bold">
        {label ?? t('label')}
      </p>
      <div className={PICTURE_BESIDE}>
        <div className="grid gap-4 content-start min-w-0">
          <div ref={zone} className={PICTURE_ZONE} data-over={isOver}>
            {!isEmpty && <Shown key={value.image} {...props} />}
            <UploadPanel
              ref={panel}
              progress={progress}
              onRetry={retry}
              onCancel={() => {
                cancel();
                chooser.current?.focus();
              }}
              cancelLabel={t('cancel')}
              onAnother={() => chooser.current?.click()}
            />
            {/* The same button with a picture and without one, so that it keeps the focus. */}
            <div className="flex flex-wrap gap-x-3 gap-y-2 items-center">
              <FileChooser
                id={id}
                ref={chooser}
                className={isEmpty ? PICTURE_DROP : buttonClass('outline', 'sm')}
                describedBy={problems.image === undefined ? `${groupId}-hint` : `${groupId}-problem ${groupId}-hint`}
                onFiles={take}
              >
                <UploadIcon />
                {isEmpty ? t('upload.drop') : t('replace')}
              </FileChooser>
              {!isEmpty && (
                <Button variant="outline" size="sm" onClick={() => put('')}>
                  <RemoveIcon />
                  {t('remove')}
                </Button>
              )}
              {inText && (
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    // This button goes, and what is missing is a description.
                    chooser.current?.focus();
                    describes.current = true;
                    put(inText.address, inText.alt);
                  }}
                >
                  <TextPictureIcon />
                  {t('fromText')}
                </Button>
              )}
              <BuiltInChoice current={value.image} onChoose={(address) => put(address)} />
              <UploadedChoice current={value.image} pictureSource={pictureSource} onChoose={put} />
            </div>
            <p id={`${groupId}-hint`} className="text-ink-2 text-small leading-[1.4] empty:hidden">
              {t('hint', { size: `${PICTURE_BYTES_MAX / 1024 ** 2}\u00a0MB` })}
            </p>
          </div>
          {problems.image !== undefined && (
            <p id={`${groupId}-problem`} className="flex gap-2 items-center text-danger font-semibold">
              <AlertIcon />
              {problems.image}
            </p>
          )}
          <Status kind={progress.kind} exchange={exchange} />
          {exchange && (
            <div className="flex flex-wrap gap-x-4 gap-y-2 items-center">
              <p>{t(exchange.after.image === '' ? 'removed' : 'replaced')}</p>
              <Button
                variant="outline"
                size="sm"
                // After a removal the button that was pressed is gone.
                autoFocus={exchange.after.image === ''}
                onClick={() => {
                  setLast(null);
                  const { before, after } = exchange;
                  const alt = exchangedAlt(value.alt, after.alt, before.alt);
                  onChange({ image: before.image, focus: before.focus, alt });
                  chooser.current?.focus();
                }}
              >
                <UndoIcon />
                {t('undo')}
              </Button>
            </div>
          )}
        </div>
        {!isEmpty && described && (
          <AltTexts
            id={`${id}-alt`}
            languages={LANGUAGES}
            alt={value.alt}
            most={mostAlt}
            decorative={value.decorative}
            onAlt={(language, text) => {
              setLast(last && { ...last, described: true });
              onChange({ alt: { ...value.alt, [language]: text } });
            }}
            onDecorative={(decorative) => onChange({ decorative })}
            problems={problems.alt}
            note={exchange && hasWords && !exchange.described ? t('checkAlt') : undefined}
          />
        )}
      </div>
    </div>
  );
}

/** A chunk of its own: a new item has no picture yet. Where it can't be had (no network), the picture is shown without it. */
const FocusPicture = lazy(() =>
  import('./focus-picture.tsx').then(
    (code) => ({ default: code.FocusPicture }),
    (error: unknown) => {
      console.warn('The focal point can’t be set:', error);
      return { default: ({ source }: ComponentProps<typeof FocusPictureType>) => <ShownPicture source={source} /> };
    },
  ),
);

function Shown({ value: { image, focus }, pictureSource, crops, onChange }: Props) {
  const source = pictureSource(image, 960);
  if (!crops) return <ShownPicture source={source} />;
  return (
    <Suspense fallback={<ShownPicture source={source} />}>
      <FocusPicture source={source} focus={focus} crops={crops} onFocus={(point) => onChange({ focus: point })} />
    </Suspense>
  );
}

/** The first picture of two texts, computed at a lower priority. */
function useTextPicture(texts: Localized | undefined) {
  const id = useDeferredValue(texts?.id ?? '');
  const en = useDeferredValue(texts?.en ?? '');
  return useMemo(() => firstTextPicture({ id, en }), [id, en]);
}

/** Announces automatic changes to screen readers; errors have their own alerts. */
function Status({ kind, exchange }: { readonly kind: string; readonly exchange: Exchange | null }) {
  const { t } = useTranslation(['pictures', 'uploads']);
  const text = () => {
    if (kind === 'preparing') return t('uploads:preparing');
    if (kind === 'uploading') return t('sending');
    if (exchange !== null) return t(exchange.after.image === '' ? 'removed' : 'replaced');
    return kind === 'done' ? t('uploaded') : '';
  };
  return (
    <p role="status" className="sr-only">
      {text()}
    </p>
  );
}

/** Descriptions once another picture stands there: what came with the one before goes with it, what a person wrote stays. */
function exchangedAlt(alt: Localized, went: Localized, came: Localized): Localized {
  const exchanged = (now: string, gone: string, next: string) => (now.trim() === '' || now === gone ? next : now);
  return { id: exchanged(alt.id, went.id, came.id), en: exchanged(alt.en, went.en, came.en) };
}
