import { gapCursor } from 'prosemirror-gapcursor';
import { tableEditing } from 'prosemirror-tables';
import { startTransition, use, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { fieldAttributes } from '../field-attributes.ts';
import { MarkdownFrame } from '../markdown-frame.tsx';
import type { MarkdownViewProps } from '../field-props.ts';
import { areSame, NO_FORMATS } from '../formats.ts';
import type { LinkPlace } from '../link-form.tsx';
import { ownPicture } from '../paste/own-picture.ts';
import type { PasteRefusal } from '../paste/read-clipboard.ts';
import type { PlainToolName } from '../toolbar.tsx';
import { ReadabilityContext } from '../../readability/readability-guide.ts';
import { adviceMarks } from './advice-marks.ts';
import './canvas.css';
import { canvasCommand } from './commands.ts';
import { canvasFindMarks } from './find-in-canvas.ts';
import { formatsOf } from './formats.ts';
import { FigureView } from './figure-view.ts';
import { canvasHandle } from './handle.ts';
import { canvasKeys, markdownShortcuts } from './keys.ts';
import { canvasLinkPlace, setLink, unsetLink } from './links.ts';
import { limitNesting } from './nesting.ts';
import { canvasPaste } from './paste.ts';
import { PictureView } from './picture-view.ts';
import { RawView } from './raw-view.ts';
import { SlashList, useSlashChoices, type SlashChoice } from './slash-list.tsx';
import { closeSlashMenu, slashMenu, slashWords, type SlashWords } from './slash-menu.ts';
import { lastParagraph, TABLE_TOOLS, tableShape } from './tables.ts';
import { TableTools } from './table-tools.tsx';
import { textMarks, useTextMarks } from './text-marks.tsx';
import { useCanvasView } from './use-canvas-view.ts';
import { useFigureForm } from './use-figure-form.tsx';

const CANVAS =
  'canvas-text article-text relative min-h-[20rem] px-5 pt-[18px] pb-7 outline-none wrap-break-word whitespace-break-spaces ' +
  '[font-variant-ligatures:none] caret-focus in-data-bare:px-3 in-data-bare:pt-3.5 in-data-bare:pb-8';

/** A field for an article's text that looks like the article. What is stored is Markdown. */
export function CanvasField({ ref, ...props }: MarkdownViewProps) {
  const { id, lang, maxLength, readOnly = false, pictureSource } = props;
  const { t, i18n } = useTranslation(['markdown', 'figures']);
  const { language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [formats, setFormats] = useState(NO_FORMATS);
  const [linkForm, setLinkForm] = useState<LinkPlace | null>(null);
  const [refused, setRefused] = useState<PasteRefusal | null>(null);
  const [pending, setPending] = useState(0);
  const [slash, setSlash] = useState<SlashWords | null>(null);
  const [chosen, setChosen] = useState(0);
  const guide = use(ReadabilityContext);
  const choices = useSlashChoices(slash?.words ?? null, props.onChooseAttachment !== undefined);
  const isMenu = choices.length > 0;
  const current = Math.min(chosen, choices.length - 1);

  const attributes = {
    ...fieldAttributes(props),
    class: CANVAS,
    ...(isMenu ? { 'aria-controls': `${id}-menu`, 'aria-activedescendant': `${id}-menu-${current}` } : {}),
  };
  const canvas = useCanvasView(place, {
    value: props.value,
    onChange: (text) => {
      setRefused(null);
      props.onChange(text);
    },
    readOnly,
    leftRef: props.left,
    attributes,
    plugins: () => [
      canvasPaste(() => latest.current),
      slashMenu((key) => latest.current.pressInMenu(key)),
      canvasKeys(() => latest.current.toggleLink()),
      markdownShortcuts(),
      limitNesting(),
      tableEditing(),
      tableShape,
      lastParagraph,
      textMarks(),
      adviceMarks(guide, lang),
      canvasFindMarks(),
      gapCursor(),
    ],
    nodeViews: {
      raw: (node) => new RawView(node),
      picture: (node, view, at) => new PictureView(node, view, at, () => latest.current),
      figure: (node, view, at) => new FigureView(node, view, at, () => latest.current),
    },
    onState: ({ state }, isChanged) => {
      const found = formatsOf(state);
      const show = () => setFormats((known) => (areSame(known, found) ? known : found));
      // In a transition, so that the toolbar isn't rendered synchronously with each letter, the first of which enables Undo.
      if (isChanged) startTransition(show);
      else show();
      const words = slashWords(state);
      setSlash((known) => (known?.words === words?.words && known?.from === words?.from ? known : words));
    },
  });
  const view = canvas?.view ?? null;
  const figure = useFigureForm(view, lang);
  const notes = useTextMarks(view, props.marks);
  const run = (tool: PlainToolName) => {
    if (!view) return;
    const column = (number: number) => i18n.getFixedT(lang, 'markdown')('tableColumn', { number });
    canvasCommand(tool, [column(1), column(2)])(view.state, view.dispatch, view);
    view.focus();
  };
  const choose = (choice: SlashChoice) => {
    if (!view || !slash) return;
    view.dispatch(view.state.tr.delete(slash.from, slash.to));
    if (choice === 'picture') props.onChoosePicture?.();
    else if (choice === 'attachment') props.onChooseAttachment?.();
    else if (choice === 'figure') figure.open(null);
    else run(choice);
  };
  const now = {
    onPictures: props.onPictures ?? null,
    onAttachments: props.onAttachments ?? null,
    onHeldPictures: props.onHeldPictures ?? (() => undefined),
    ownPicture: (source: string) => ownPicture(source, pictureSource),
    maxLength,
    onRefused: setRefused,
    onStruck: (count: number) =>
      void showToast({ kind: 'info', title: t('pasteStruck', { count, number: wholeNumber(count, language) }) }),
    onPending: (pastes: number) => {
      setPending(pastes);
      props.onPending(pastes);
    },
    write: (state: { readonly doc: Parameters<NonNullable<typeof canvas>['write']>[0] }) =>
      canvas?.write(state.doc) ?? '',
    toggleLink: () => {
      if (view && !readOnly) setLinkForm(linkForm === null ? canvasLinkPlace(view.state) : null);
    },
    pressInMenu: (key: string) => {
      const choice = choices[current];
      if (!view || choice === undefined) return false;
      if (key === 'Escape') view.dispatch(closeSlashMenu(view.state));
      else if (key === 'Enter' || key === 'Tab') choose(choice);
      else setChosen((current + (key === 'ArrowDown' ? 1 : choices.length - 1)) % choices.length);
      return true;
    },
    pictureSource,
    lang,
    readOnly,
    editFigure: figure.open,
    figureWords: { edit: t('figures:edit'), remove: t('figures:remove'), broken: t('figures:broken') },
    words: {
      pasting: t('pasting'),
      pictureMissing: i18n.getFixedT(lang, 'markdown')('pictureMissing'),
      alt: t('pictureAlt'),
      caption: t('pictureCaption'),
      remove: t('pictureRemove'),
      lost: t('pictureLost'),
      foreign: t('pictureForeign'),
    },
  };
  // The view is created once; it calls the callbacks of the last render.
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  useEffect(() => setChosen(0), [slash?.words]);
  useImperativeHandle(ref, () => canvasHandle(view), [view]);

  const closeLink = () => {
    setLinkForm(null);
    view?.focus();
  };
  return (
    <MarkdownFrame
      field={props}
      formats={formats}
      isReady={view !== null}
      pastes={{ pending, refused }}
      tableTools={
        formats.table &&
        !readOnly && (
          <TableTools
            onUse={(tool) => {
              if (!view) return;
              TABLE_TOOLS[tool](view.state, view.dispatch);
              view.focus();
            }}
          />
        )
      }
      onUse={run}
      onOpenFigure={() => figure.open(null)}
      link={{
        place: linkForm,
        toggle: now.toggleLink,
        close: closeLink,
        set: (address, text) => {
          const transaction = view && setLink(view.state, address, text);
          if (!view || !transaction) return false;
          view.dispatch(transaction);
          closeLink();
          return true;
        },
        remove: () => {
          if (view) view.dispatch(unsetLink(view.state));
          closeLink();
        },
      }}
    >
      {notes}
      {figure.form}
      <div ref={place} className="relative">
        {slash && isMenu && view && (
          <SlashList
            id={`${id}-menu`}
            choices={choices}
            current={current}
            place={belowLine(view.coordsAtPos(slash.from), view.dom.getBoundingClientRect())}
            onChoose={choose}
          />
        )}
      </div>
    </MarkdownFrame>
  );
}

function belowLine(line: { readonly left: number; readonly bottom: number }, field: DOMRect) {
  return { left: line.left - field.left, top: line.bottom - field.top + 4 };
}
