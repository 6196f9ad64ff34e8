import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ARTICLE_LIMITS } from '#domain/article-document.ts';
import type { Language } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { Button } from '#renderer/ui/button.tsx';
import { pictureMarkdown } from '../markdown/write-markup.ts';
import { AltTexts } from './alt-texts.tsx';
import { preparePicture } from './prepare-picture.ts';
import { ShownPicture } from './shown-picture.tsx';
import { UploadPanel } from '../uploads/upload-panel.tsx';
import { useDrawingAlt } from './use-drawing-alt.ts';
import { useUpload } from '../uploads/use-upload.ts';

interface Props {
  readonly id: string;
  readonly language: Language;
  /** A file to upload, or an address that is there already. */
  readonly picture: File | string;
  /** The description that it came with. */
  readonly firstAlt?: string | undefined;
  readonly upload: Accounts['upload'];
  readonly pictureSource: (address: string, width?: number) => string;
  /** What is made of it on the way, for when it is left and taken up again. */
  readonly onKeep: (made: { readonly address?: string; readonly alt?: string }) => void;
  readonly onInsert: (markdown: string) => void;
  readonly onSkip: () => void;
}

/** One picture on its way into a text: uploaded while it is described. */
export function TextPicture(props: Props) {
  const { id, language, picture, firstAlt = '', upload, pictureSource, onKeep, onInsert, onSkip } = props;
  const { t } = useTranslation('pictures');
  const [address, setAddress] = useState(typeof picture === 'string' ? picture : null);
  const drawingAlt = useDrawingAlt();
  const [alt, setAlt] = useState(() => firstAlt || (typeof picture === 'string' ? drawingAlt(picture)[language] : ''));
  const [decorative, setDecorative] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const field = `${id}-alt-${language}`;
  const { progress, begin, retry } = useUpload(upload, preparePicture, (uploaded) => {
    // The panel goes, and its button with it.
    if (panel.current?.contains(document.activeElement)) document.getElementById(field)?.focus();
    setAddress(uploaded);
    onKeep({ address: uploaded });
  });
  useEffect(() => {
    if (typeof picture !== 'string') begin(picture);
  }, [picture, begin]);
  // The question about an added picture gets the focus.
  useEffect(() => document.getElementById(field)?.focus({ preventScroll: true }), [field]);
  const hasRoom = address !== null || progress.kind !== 'idle';
  useEffect(() => {
    if (!hasRoom) return;
    actions.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // Where both don’t fit, the words come first.
    const words = document.getElementById(field)?.closest('.alt-texts');
    words?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [field, hasRoom, isAsked]);
  const isRefused = progress.kind === 'refused';
  useEffect(() => {
    // The field that had the focus is gone.
    if (isRefused && document.activeElement === document.body) panel.current?.querySelector('button')?.focus();
  }, [isRefused]);
  const isWordless = alt.trim() === '';
  const lacksWords = !decorative && isWordless;
  const insert = () => {
    setAsked(true);
    if (lacksWords) document.getElementById(field)?.focus();
    else if (address !== null) onInsert(pictureMarkdown(decorative ? '' : alt, address));
  };
  return (
    <div className="text-picture grid gap-4">
      {address !== null && <ShownPicture source={pictureSource(address, 480)} />}
      <UploadPanel ref={panel} progress={progress} onRetry={retry} onCancel={onSkip} cancelLabel={t('skip')} />
      {!isRefused && (
        <AltTexts
          id={`${id}-alt`}
          languages={[language]}
          alt={{ [language]: alt }}
          most={ARTICLE_LIMITS.imageAlt}
          decorative={decorative}
          onAlt={(_language, text) => {
            setAlt(text);
            onKeep({ alt: text });
          }}
          onDecorative={setDecorative}
          // Of decoration it is hidden with the field, and keeps its room as well.
          problems={isAsked && isWordless ? { [language]: t('needsAlt') } : {}}
          steady
        />
      )}
      {!isRefused && (
        <div ref={actions} className="flex flex-wrap gap-x-3 gap-y-2 items-center scroll-mb-4">
          <Button size="sm" disabled={address === null} onClick={insert}>
            {t('insert')}
          </Button>
          {address !== null && (
            <Button variant="outline" size="sm" onClick={onSkip}>
              {t('skip')}
            </Button>
          )}
          {address === null && <p className="text-ink-2 text-small leading-[1.4] empty:hidden">{t('insertLater')}</p>}
        </div>
      )}
      <p role="status" className="sr-only">
        {progress.kind === 'done' && t('uploaded')}
      </p>
    </div>
  );
}
