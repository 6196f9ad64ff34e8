import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { linkMarkdown } from '../markdown/write-markup.ts';
import { UploadPanel } from '../uploads/upload-panel.tsx';
import { useUpload } from '../uploads/use-upload.ts';
import { attachmentWords, LINK_WORDS_MAX } from './attachment-words.ts';
import { prepareAttachment } from './prepare-attachment.ts';

interface Props {
  readonly id: string;
  readonly language: Language;
  /** A file to upload, or an address that is there already. */
  readonly picked: File | string;
  /** The link's words, as far as they were written. */
  readonly firstWords?: string | undefined;
  readonly upload: Accounts['upload'];
  /** What is made of it on the way, for when it is left and taken up again. */
  readonly onKeep: (made: { readonly address?: string; readonly alt?: string }) => void;
  readonly onInsert: (markdown: string) => void;
  readonly onSkip: () => void;
}

/** One file on its way into a text: uploaded while the words of its link are written. */
export function TextAttachment({ id, language, picked, firstWords, upload, onKeep, onInsert, onSkip }: Props) {
  const { t } = useTranslation('attachments');
  const [address, setAddress] = useState(typeof picked === 'string' ? picked : null);
  const [words, setWords] = useState(
    () => firstWords ?? (typeof picked === 'string' ? '' : attachmentWords(picked.name, picked.size, language)),
  );
  const [isAsked, setAsked] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const field = `${id}-words`;
  const { progress, begin, retry } = useUpload(upload, prepareAttachment, (uploaded) => {
    // The panel goes, and its button with it.
    if (panel.current?.contains(document.activeElement)) document.getElementById(field)?.focus();
    setAddress(uploaded);
    onKeep({ address: uploaded, alt: words });
  });
  useEffect(() => {
    if (typeof picked !== 'string') begin(picked);
  }, [picked, begin]);
  useEffect(() => document.getElementById(field)?.focus({ preventScroll: true }), [field]);
  const isRefused = progress.kind === 'refused';
  useEffect(() => {
    // The field that had the focus is gone.
    if (isRefused && document.activeElement === document.body) panel.current?.querySelector('button')?.focus();
  }, [isRefused]);
  const isWordless = words.trim() === '';
  const insert = () => {
    setAsked(true);
    if (isWordless) document.getElementById(field)?.focus();
    else if (address !== null) onInsert(linkMarkdown(words, address));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <UploadPanel ref={panel} progress={progress} onRetry={retry} onCancel={onSkip} cancelLabel={t('skip')} />
      {!isRefused && (
        <>
          <Field
            id={field}
            name="link-words"
            label={t('words')}
            lang={language}
            value={words}
            maxLength={LINK_WORDS_MAX}
            error={isAsked && isWordless ? t('needsWords') : undefined}
            onChange={({ target }) => {
              setWords(target.value);
              onKeep({ alt: target.value });
            }}
          />
          <div className="flex flex-wrap gap-x-3 gap-y-2 items-center">
            <Button size="sm" disabled={address === null} onClick={insert}>
              {t('insert')}
            </Button>
            {address !== null && (
              <Button variant="outline" size="sm" onClick={onSkip}>
                {t('skip')}
              </Button>
            )}
            {address === null && <p className="text-ink-2 text-small leading-[1.4]">{t('insertLater')}</p>}
          </div>
        </>
      )}
      <p role="status" className="sr-only">
        {progress.kind === 'done' && t('uploaded')}
      </p>
    </div>
  );
}
