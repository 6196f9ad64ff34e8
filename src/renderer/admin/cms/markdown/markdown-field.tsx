import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import type { FindPages } from '#renderer/data/queries/portal-pages.ts';
import { linkPlace, removeLink, withLink, type LinkPlace } from './commands/links.ts';
import { pictureSource as pictureSourceOf } from './decorations/decorations.ts';
import { editorTheme } from './decorations/editor-theme.ts';
import { livePreview } from './decorations/live-preview.ts';
import { editorKeys } from './editor-keys.ts';
import { editorMessages } from './editor-messages.ts';
import { areSame, formatsAt, NO_FORMATS } from './formats-at.ts';
import { LinkForm } from './link-form.tsx';
import { markdownHandle, type MarkdownHandle } from './markdown-handle.ts';
import { markdownLanguageSupport } from './markdown-language.ts';
import type { PendingPicture } from './paste/pending-pictures.ts';
import { ownPicture } from './paste/own-picture.ts';
import { pasteHandler } from './paste/paste-handler.ts';
import { PasteNotes } from './paste-notes.tsx';
import { pictureLines } from './picture-lines.ts';
import { toolCommand } from './tool-commands.ts';
import { Toolbar, type ToolName } from './toolbar.tsx';
import { TooLong } from './too-long.tsx';
import { useMarkdownView } from './use-markdown-view.ts';

const MARKUP_FIELD =
  'markup-field border-[1.5px] border-line-strong rounded-[8px] bg-surface ' +
  'has-[.cm-focused]:outline-3 has-[.cm-focused]:outline-focus has-[.cm-focused]:outline-offset-1 ' +
  'data-wrong:border-2 data-wrong:border-danger data-read-only:bg-sunk in-data-outdated:border-warn';

/** Room that stays free around the cursor when it is brought into view, px: the bars above the text lie over it. */
const SCROLL_MARGINS = { top: 140, bottom: 48 };

interface Props {
  /** Of the text itself; other ids are made of it. */
  readonly id: string;
  /** The field's name for screen readers. */
  readonly label: string;
  /** The language that is written in it. */
  readonly lang: Language;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Characters. More are taken, and said: whoever publishes refuses them. */
  readonly maxLength: number;
  readonly readOnly?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  /** Where a picture's address is to be had; null where it isn't. Another function draws the pictures anew. */
  readonly pictureSource: (address: string) => string | null;
  /** Pictures that were pasted or dropped: nothing is put into the text for them. */
  readonly onPictures?: ((files: readonly File[]) => void) | undefined;
  /** Pictures that came with a pasted text: placeholders stand for them there. */
  readonly onHeldPictures?: ((pictures: readonly PendingPicture[]) => void) | undefined;
  /** Pages of the portal that a link may lead to. */
  readonly findPages: FindPages;
  readonly ref?: Ref<MarkdownHandle>;
  /** Stands at the right of the tools: how many words there are. */
  readonly aside?: ReactNode;
}

/** A field for an article's text. What is written is Markdown, and looks like the article that it becomes. */
export function MarkdownField({ ref, aside, ...props }: Props) {
  const { id, lang, value, maxLength, readOnly = false, invalid = false, pictureSource } = props;
  const { t, i18n } = useTranslation('markdown');
  const place = useRef<HTMLDivElement>(null);
  const [formats, setFormats] = useState(NO_FORMATS);
  const [linkForm, setLinkForm] = useState<LinkPlace | null>(null);
  const [refusedPaste, setRefusedPaste] = useState<number | 'large' | null>(null);
  const [pendingPastes, setPendingPastes] = useState(0);
  const isTooLong = value.length > maxLength;
  const isWrong = invalid || isTooLong;
  const attributes = useAttributes(props, isWrong, isTooLong);

  const variable = useMemo<Extension>(
    () => [
      pictureSourceOf.of(pictureSource),
      EditorState.readOnly.of(readOnly),
      EditorView.editable.of(!readOnly),
      EditorView.contentAttributes.of(attributes),
      editorMessages.of({
        pasting: t('pasting'),
        pictureForeign: t('pictureForeign'),
        pictureLost: t('pictureLost'),
        pictureMissing: i18n.getFixedT(lang, 'markdown')('pictureMissing'),
      }),
    ],
    [pictureSource, readOnly, attributes, t, i18n, lang],
  );
  const view = useMarkdownView(place, {
    value,
    onChange: (text) => {
      setRefusedPaste(null);
      props.onChange(text);
    },
    fixed: () => [
      markdownLanguageSupport,
      editorKeys(() => latest.current.toggleLink()),
      pasteHandler(() => latest.current),
      pictureLines,
      livePreview,
      editorTheme,
      EditorView.lineWrapping,
      EditorView.scrollMargins.of(() => SCROLL_MARGINS),
    ],
    variable,
    onState: (state) => {
      const found = formatsAt(state);
      setFormats((known) => (areSame(known, found) ? known : found));
    },
  });
  const current = {
    onPictures: props.onPictures ?? null,
    onHeldPictures: (pictures: readonly PendingPicture[]) => props.onHeldPictures?.(pictures),
    ownPicture: (source: string) => ownPicture(source, pictureSource),
    maxLength,
    onRefused: setRefusedPaste,
    onPending: setPendingPastes,
    toggleLink: () => {
      if (view && !readOnly) setLinkForm(linkForm === null ? linkPlace(view.state) : null);
    },
  };
  // The editor is made once; what it calls is always of the last drawing.
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  useImperativeHandle(ref, () => markdownHandle(view), [view]);

  const closeLink = () => {
    setLinkForm(null);
    view?.focus();
  };
  const useTool = (tool: ToolName) => {
    if (!view) return;
    if (tool === 'link') return current.toggleLink();
    const column = (number: number) => i18n.getFixedT(lang, 'markdown')('tableColumn', { number });
    toolCommand(tool, [column(1), column(2)])(view);
    view.focus();
  };

  return (
    <div className={MARKUP_FIELD} data-wrong={isWrong || undefined} data-read-only={readOnly || undefined}>
      <Toolbar
        controls={id}
        formats={formats}
        isLinkOpen={linkForm !== null}
        disabled={readOnly || view === null}
        onUse={useTool}
        aside={
          <div
            className="py-1 ml-auto text-ink-3 text-small leading-[1.4] tabular-nums data-wrong:text-danger data-wrong:font-bold max-md:pt-0 max-md:pb-1"
            data-wrong={isTooLong || undefined}
          >
            {aside}
          </div>
        }
      >
        {linkForm && view && (
          <LinkForm
            id={id}
            place={linkForm}
            onSet={(address, text) => {
              const update = withLink(view.state, address, text);
              if (update === null) return false;
              view.dispatch(update);
              closeLink();
              return true;
            }}
            onRemove={() => {
              removeLink(view);
              closeLink();
            }}
            onClose={closeLink}
            findPages={props.findPages}
            lang={lang}
          />
        )}
      </Toolbar>
      <div ref={place} className="markup-text" />
      <TooLong id={`${id}-too-long`} excess={value.length - maxLength} />
      <p className="sr-only" role="status">
        {formats.table && t('tableKeys')}
      </p>
      <PasteNotes pending={pendingPastes} refused={refusedPaste} />
    </div>
  );
}

/** Of the element that is written in. */
function useAttributes(
  { id, label, lang, readOnly = false, describedBy }: Props,
  isWrong: boolean,
  isTooLong: boolean,
) {
  return useMemo((): Record<string, string> => {
    const descriptions = [describedBy, isTooLong ? `${id}-too-long` : undefined].filter((each) => each !== undefined);
    return {
      id,
      lang,
      'aria-label': label,
      'aria-invalid': String(isWrong),
      'aria-readonly': String(readOnly),
      ...(descriptions.length > 0 ? { 'aria-describedby': descriptions.join(' ') } : {}),
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
      writingsuggestions: 'true',
      // What can only be read is reached by the keyboard too, to be copied.
      tabindex: '0',
    };
  }, [id, label, lang, readOnly, describedBy, isWrong, isTooLong]);
}
