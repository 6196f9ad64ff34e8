import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReadAtOnce } from './commands/block-lines.ts';
import { linkPlace, removeLink, withLink } from './commands/links.ts';
import { pictureSource as pictureSourceOf } from './decorations/decorations.ts';
import { editorTheme } from './decorations/editor-theme.ts';
import { livePreview } from './decorations/live-preview.ts';
import { editorKeys } from './editor-keys.ts';
import { editorMessages } from './editor-messages.ts';
import { fieldAttributes } from '../field-attributes.ts';
import { MarkdownFrame } from '../markdown-frame.tsx';
import type { MarkdownViewProps } from '../field-props.ts';
import { areSame, NO_FORMATS } from '../formats.ts';
import { sourceFindMarks } from './find-in-source.ts';
import { formatsAt } from './formats-at.ts';
import type { LinkPlace } from '../link-form.tsx';
import { sourceHandle } from './handle.ts';
import { markdownLanguageSupport } from './markdown-language.ts';
import { ownPicture } from '../paste/own-picture.ts';
import { pasteHandler } from './paste-handler.ts';
import type { PendingPicture } from '../paste/pending-pictures.ts';
import type { PasteRefusal } from '../paste/read-clipboard.ts';
import { pictureLines } from './picture-lines.ts';
import { toolCommand } from './tool-commands.ts';
import { useSourceView } from './use-source-view.ts';

/** Room that stays free around the cursor when it is brought into view, px: the bars above the text lie over it. */
const SCROLL_MARGINS = { top: 140, bottom: 48 };

/** A field for an article's Markdown source, rendered like the article. */
export function SourceField({ ref, ...props }: MarkdownViewProps) {
  const { lang, value, maxLength, readOnly = false, pictureSource } = props;
  const { t, i18n } = useTranslation('markdown');
  const place = useRef<HTMLDivElement>(null);
  const [formats, setFormats] = useState(NO_FORMATS);
  const [linkForm, setLinkForm] = useState<LinkPlace | null>(null);
  const [refusedPaste, setRefusedPaste] = useState<PasteRefusal | null>(null);
  const [pendingPastes, setPendingPastes] = useState(0);
  // Compared by what they say: another object would begin the editor's work anew with each letter.
  const attributes = JSON.stringify(fieldAttributes(props));

  const variable = useMemo<Extension>(
    () => [
      pictureSourceOf.of(pictureSource),
      EditorState.readOnly.of(readOnly),
      EditorView.editable.of(!readOnly),
      EditorView.contentAttributes.of(JSON.parse(attributes) as Record<string, string>),
      editorMessages.of({
        pasting: t('pasting'),
        pictureForeign: t('pictureForeign'),
        pictureLost: t('pictureLost'),
        pictureMissing: i18n.getFixedT(lang, 'markdown')('pictureMissing'),
      }),
    ],
    [pictureSource, readOnly, attributes, t, i18n, lang],
  );
  const view = useSourceView(place, {
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
      sourceFindMarks(),
      editorTheme,
      EditorView.lineWrapping,
      EditorView.scrollMargins.of(() => SCROLL_MARGINS),
    ],
    variable,
    leftRef: props.left,
    onState: (state) => {
      // A long paste is read in slices after it was put in; the last of them is a new state.
      if (!isReadAtOnce(state)) return;
      const found = formatsAt(state);
      setFormats((known) => (areSame(known, found) ? known : found));
    },
  });
  const current = {
    onPictures: props.onPictures ?? null,
    onAttachments: props.onAttachments ?? null,
    onHeldPictures: (pictures: readonly PendingPicture[]) => props.onHeldPictures?.(pictures),
    ownPicture: (source: string) => ownPicture(source, pictureSource),
    maxLength,
    onRefused: setRefusedPaste,
    onPending: (pastes: number) => {
      setPendingPastes(pastes);
      props.onPending(pastes);
    },
    toggleLink: () => {
      if (view && !readOnly) setLinkForm(linkForm === null ? linkPlace(view.state) : null);
    },
  };
  // The editor is created once; it calls the callbacks of the last render.
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  useImperativeHandle(ref, () => sourceHandle(view), [view]);

  const closeLink = () => {
    setLinkForm(null);
    view?.focus();
  };
  return (
    <MarkdownFrame
      field={props}
      formats={formats}
      isReady={view !== null}
      linkForm={linkForm}
      pastes={{ pending: pendingPastes, refused: refusedPaste }}
      actions={{
        use: (tool) => {
          if (!view) return;
          const column = (number: number) => i18n.getFixedT(lang, 'markdown')('tableColumn', { number });
          toolCommand(tool, [column(1), column(2)])(view);
          view.focus();
        },
        toggleLink: current.toggleLink,
        closeLink,
        setLink: (address, text) => {
          const update = view && withLink(view.state, address, text);
          if (!view || !update) return false;
          view.dispatch(update);
          closeLink();
          return true;
        },
        removeLink: () => {
          if (view) removeLink(view);
          closeLink();
        },
      }}
    >
      <div ref={place} className="markup-text" />
    </MarkdownFrame>
  );
}
