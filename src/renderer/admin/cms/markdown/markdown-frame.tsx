import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkdownViewProps } from './field-props.ts';
import type { Formats } from './formats.ts';
import { LinkForm, type LinkPlace } from './link-form.tsx';
import type { PasteRefusal } from './paste/read-clipboard.ts';
import { PasteNotes } from './paste-notes.tsx';
import { Toolbar, type PlainToolName, type ToolName } from './toolbar.tsx';
import { TooLong } from './too-long.tsx';

const FRAMED = 'border-[1.5px] border-line-strong bg-surface data-read-only:bg-sunk in-data-outdated:border-warn';
const BARE = 'bg-bg in-data-[side=en]:@min-[56rem]/panes:bg-sunk -mx-3';
const MARKUP_FIELD =
  'markup-field rounded-[8px] ' +
  'has-[.cm-focused,.ProseMirror-focused]:outline-3 has-[.cm-focused,.ProseMirror-focused]:outline-focus ' +
  'has-[.cm-focused,.ProseMirror-focused]:outline-offset-1 ' +
  'data-wrong:border-2 data-wrong:border-danger';

/** How links are set in a form. */
interface LinkTool {
  /** Null while the form is closed. */
  readonly place: LinkPlace | null;
  readonly toggle: () => void;
  readonly close: () => void;
  /** False where no link can stand there. */
  readonly set: (address: string, text: string) => boolean;
  readonly remove: () => void;
}

interface Props {
  readonly field: MarkdownViewProps;
  readonly formats: Formats;
  readonly isReady: boolean;
  readonly onUse: (tool: PlainToolName) => void;
  /** Only where the text is formatted by tools. */
  readonly link?: LinkTool;
  /** Only where figures can be written in a form. */
  readonly onOpenFigure?: () => void;
  /** How many pastes are being made ready, and why the last one wasn't put in. */
  readonly pastes: { readonly pending: number; readonly refused: PasteRefusal | null };
  /** What can be done to the table that the cursor is in, in the place of the tool that makes one. */
  readonly tableTools?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around a text that is written: its tools, what they ask, and its notes. */
export function MarkdownFrame({ field, formats, isReady, onUse, link, onOpenFigure, ...rest }: Props) {
  const { pastes, tableTools, children } = rest;
  const { id, value, maxLength, readOnly = false, invalid = false, left: leftRef } = field;
  const { t } = useTranslation('markdown');
  const isTooLong = value.length > maxLength;
  useEffect(() => {
    if (!isReady || leftRef.current.isLeft !== true) return;
    leftRef.current.isLeft = false;
    // The focus went with the view that was left, unless the user has gone on to another field while this one was loading.
    if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
  }, [isReady, id, leftRef]);
  const useTool = (tool: ToolName) => {
    if (tool === 'source') {
      // Pressed twice before the other view is there, nothing is left.
      leftRef.current.isLeft = leftRef.current.isLeft !== true;
      field.onMode(field.mode === 'source' ? 'canvas' : 'source');
    } else if (!isReady) return;
    else if (tool === 'link') link?.toggle();
    else if (tool === 'picture') field.onChoosePicture?.();
    else if (tool === 'attachment') field.onChooseAttachment?.();
    else if (tool === 'figure') onOpenFigure?.();
    else onUse(tool);
  };
  const latest = useRef(useTool);
  useLayoutEffect(() => {
    latest.current = useTool;
  });
  const [use] = useState(() => (tool: ToolName) => latest.current(tool));
  return (
    <div
      className={`${MARKUP_FIELD} ${field.isBare ? BARE : FRAMED}`}
      data-bare={field.isBare || undefined}
      data-wrong={invalid || isTooLong || undefined}
      data-read-only={readOnly || undefined}
    >
      <Toolbar
        controls={id}
        formats={formats}
        isPlain={link === undefined}
        isLinkOpen={link !== undefined && link.place !== null}
        isSource={field.mode === 'source'}
        tableTools={tableTools}
        takesPictures={field.onChoosePicture !== undefined}
        takesFigures={onOpenFigure !== undefined}
        takesAttachments={field.onChooseAttachment !== undefined}
        disabled={readOnly || !isReady}
        onUse={use}
        aside={
          field.aside && (
            <div
              className="py-1 ml-auto text-ink-3 text-small leading-[1.4] tabular-nums data-wrong:text-danger data-wrong:font-bold max-md:pt-0 max-md:pb-1"
              data-wrong={isTooLong || undefined}
            >
              {field.aside}
            </div>
          )
        }
      >
        {link?.place && isReady && (
          <LinkForm
            id={id}
            place={link.place}
            onSet={link.set}
            onRemove={link.remove}
            onClose={link.close}
            findPages={field.findPages}
            lang={field.lang}
          />
        )}
      </Toolbar>
      {children}
      <TooLong id={`${id}-too-long`} excess={value.length - maxLength} />
      <p className="sr-only" role="status">
        {formats.table && t('tableKeys')}
      </p>
      <PasteNotes pending={pastes.pending} refused={pastes.refused} />
    </div>
  );
}
