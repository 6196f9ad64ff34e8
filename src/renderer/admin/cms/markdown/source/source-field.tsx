import { redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fieldAttributes } from '../field-attributes.ts';
import type { MarkdownViewProps } from '../field-props.ts';
import { areSame, NO_FORMATS } from '../formats.ts';
import { MarkdownFrame } from '../markdown-frame.tsx';
import type { PasteRefusal } from '../paste/read-clipboard.ts';
import { editorKeys } from './editor-keys.ts';
import { editorTheme } from './editor-theme.ts';
import { sourceFindMarks } from './find-in-source.ts';
import { sourceHandle } from './handle.ts';
import { markdownHighlighting } from './markdown-language.ts';
import { plainPaste } from './plain-paste.ts';
import { useSourceView } from './use-source-view.ts';

/** Room that stays free around the cursor when it is brought into view, px: the bars above the text lie over it. */
const SCROLL_MARGINS = { top: 140, bottom: 48 };

/** A field for an article's Markdown as it is stored: a plain text with its syntax highlighted. */
export function SourceField({ ref, ...props }: MarkdownViewProps) {
  const { value, maxLength, readOnly = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const [formats, setFormats] = useState(NO_FORMATS);
  const [refused, setRefused] = useState<PasteRefusal | null>(null);
  // Compared by what they say: another object would begin the editor's work anew with each letter.
  const attributes = JSON.stringify(fieldAttributes(props));
  const variable = useMemo<Extension>(
    () => [
      EditorState.readOnly.of(readOnly),
      EditorView.editable.of(!readOnly),
      EditorView.contentAttributes.of(JSON.parse(attributes) as Record<string, string>),
    ],
    [readOnly, attributes],
  );
  const view = useSourceView(place, {
    value,
    onChange: (text) => {
      setRefused(null);
      props.onChange(text);
    },
    fixed: () => [
      markdownHighlighting,
      editorKeys,
      plainPaste(() => latest.current),
      sourceFindMarks(),
      editorTheme,
      EditorView.lineWrapping,
      EditorView.scrollMargins.of(() => SCROLL_MARGINS),
    ],
    variable,
    leftRef: props.left,
    onState: (state) => {
      const found = { ...NO_FORMATS, canUndo: undoDepth(state) > 0, canRedo: redoDepth(state) > 0 };
      setFormats((known) => (areSame(known, found) ? known : found));
    },
  });
  const current = {
    onPictures: props.onPictures ?? null,
    onAttachments: props.onAttachments ?? null,
    maxLength,
    onRefused: setRefused,
  };
  // The editor is created once; it calls the callbacks of the last render.
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  useImperativeHandle(ref, () => sourceHandle(view), [view]);

  return (
    <MarkdownFrame
      field={props}
      formats={formats}
      isReady={view !== null}
      pastes={{ pending: 0, refused }}
      onUse={(tool) => {
        if (!view) return;
        if (tool === 'undo') undo(view);
        else if (tool === 'redo') redo(view);
        view.focus();
      }}
    >
      <div ref={place} />
    </MarkdownFrame>
  );
}
