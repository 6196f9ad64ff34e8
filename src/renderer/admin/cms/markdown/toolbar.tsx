import { Button, Root } from 'radix-ui/toolbar';
import * as Tip from 'radix-ui/tooltip';
import { Fragment, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownKeys, spokenKeys } from '#renderer/ui/lazy/shortcut-labels.ts';
import type { Formats } from './formats.ts';
import { TOOL_KEYS } from './tool-keys.ts';
import { TOOLTIP } from '#renderer/ui/lazy/tooltip.tsx';
import {
  Bold,
  ChartNoAxesGantt,
  CodeXml,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Table2,
  TextQuote,
} from 'lucide';
import { icon } from '#renderer/ui/icons.tsx';
import { AttachmentIcon, UndoIcon } from '#renderer/ui/lazy/admin-icons.ts';

const HeadingIcon = icon(Heading2);
const SubheadingIcon = icon(Heading3);
const BoldIcon = icon(Bold);
const ItalicIcon = icon(Italic);
const BulletsIcon = icon(List);
const NumbersIcon = icon(ListOrdered);
const QuoteIcon = icon(TextQuote);
const LinkIcon = icon(Link);
const TableIcon = icon(Table2);
const FigureIcon = icon(ChartNoAxesGantt);
const PictureIcon = icon(Image);
const SourceIcon = icon(CodeXml);
const RedoIcon = icon(Redo2);

const MARKUP_TOOL =
  'grid place-items-center size-11 rounded-[6px] text-ink-2 hover:bg-sunk hover:text-ink ' +
  'focus-visible:-outline-offset-3 focus-visible:rounded-[6px] aria-pressed:bg-brand-soft ' +
  'aria-pressed:text-on-brand-soft aria-disabled:bg-transparent aria-disabled:opacity-55 ' +
  'aria-disabled:cursor-default max-md:flex-none max-md:w-11.75 forced-colors:aria-pressed:outline-2 ' +
  'forced-colors:aria-pressed:-outline-offset-4 pointer-fine:in-[.panes]:w-8.25';

const TOOLS = [
  { name: 'heading', Icon: HeadingIcon, label: 'markdown:heading', keys: TOOL_KEYS.heading },
  { name: 'subheading', Icon: SubheadingIcon, label: 'markdown:subheading', keys: TOOL_KEYS.subheading },
  { name: 'bold', Icon: BoldIcon, label: 'markdown:bold', keys: TOOL_KEYS.bold },
  { name: 'italic', Icon: ItalicIcon, label: 'markdown:italic', keys: TOOL_KEYS.italic },
  { name: 'bullets', Icon: BulletsIcon, label: 'markdown:bullets', keys: TOOL_KEYS.bullets },
  { name: 'numbers', Icon: NumbersIcon, label: 'markdown:numbers', keys: TOOL_KEYS.numbers },
  { name: 'quote', Icon: QuoteIcon, label: 'markdown:quote', keys: TOOL_KEYS.quote },
  { name: 'link', Icon: LinkIcon, label: 'markdown:link', keys: TOOL_KEYS.link },
  { name: 'table', Icon: TableIcon, label: 'markdown:table', keys: null },
  { name: 'figure', Icon: FigureIcon, label: 'figures:tool', keys: null },
  { name: 'picture', Icon: PictureIcon, label: 'markdown:picture', keys: null },
  { name: 'attachment', Icon: AttachmentIcon, label: 'markdown:attachment', keys: null },
  { name: 'undo', Icon: UndoIcon, label: 'markdown:undo', keys: TOOL_KEYS.undo },
  { name: 'redo', Icon: RedoIcon, label: 'markdown:redo', keys: TOOL_KEYS.redo },
  { name: 'source', Icon: SourceIcon, label: 'markdown:source', keys: null },
] as const;

export type ToolName = (typeof TOOLS)[number]['name'];

/** Tools that work on a plain text too. */
const PLAIN_TOOLS: ReadonlySet<ToolName> = new Set(['picture', 'attachment', 'undo', 'redo', 'source']);

/** Tools that change the text at once; the others ask for something first, or show it otherwise. */
export type PlainToolName = Exclude<ToolName, 'link' | 'picture' | 'figure' | 'attachment' | 'source'>;

interface Props {
  /** Of the field that the tools work on. */
  readonly controls: string;
  readonly formats: Formats;
  /** Without the tools that format the text: it is shown as its Markdown. */
  readonly isPlain: boolean;
  readonly isLinkOpen: boolean;
  /** Whether the Markdown itself is shown. */
  readonly isSource: boolean;
  /** Whether pictures can be put in. */
  readonly takesPictures: boolean;
  /** Whether figures can be put in. */
  readonly takesFigures: boolean;
  /** Whether files can be attached. */
  readonly takesAttachments: boolean;
  readonly disabled: boolean;
  readonly tableTools: ReactNode;
  /** The same function at each render, or all of them are re-rendered. */
  readonly onUse: (tool: ToolName) => void;
  readonly aside: ReactNode;
  /** The form of a tool: below the tools, and visible with them. */
  readonly children: ReactNode;
}

/**
 * The tools above the text: one tab stop, with the arrow keys to move between them. They are a third of an editor's render, and
 * mostly stay the same.
 */
export const Toolbar = memo(({ controls, formats, disabled, onUse, aside, children, ...shown }: Props) => {
  const { t } = useTranslation(['markdown', 'figures']);
  const state = (name: ToolName): { readonly [attribute: string]: boolean } => {
    switch (name) {
      case 'undo':
        return { 'aria-disabled': disabled || !formats.canUndo };
      case 'redo':
        return { 'aria-disabled': disabled || !formats.canRedo };
      case 'link':
        return { 'aria-disabled': disabled, 'aria-pressed': formats.link, 'aria-expanded': shown.isLinkOpen };
      case 'table':
      case 'picture':
      case 'figure':
      case 'attachment':
        // They add something, within a table a row: they are no switches.
        return { 'aria-disabled': disabled };
      case 'source':
        return { 'aria-pressed': shown.isSource };
      default:
        return { 'aria-disabled': disabled, 'aria-pressed': formats[name] };
    }
  };
  return (
    <Tip.Provider delayDuration={300}>
      <div className="sticky top-[var(--markup-top,0px)] z-2 rounded-t-[8px] bg-inherit">
        <div className="flex items-center justify-between gap-x-4 px-1 mx-3 border-b-[1.5px] border-line max-md:gap-x-2">
          <Root
            className="flex flex-1 min-w-0 -ml-4 p-1 overflow-x-auto [scrollbar-width:none]"
            aria-label={t('tools')}
            aria-controls={controls}
          >
            {TOOLS.filter(
              ({ name }) =>
                (!shown.isPlain || PLAIN_TOOLS.has(name)) &&
                (name !== 'picture' || shown.takesPictures) &&
                (name !== 'figure' || shown.takesFigures) &&
                (name !== 'attachment' || shown.takesAttachments),
            ).map(({ name, Icon, label, keys }) => {
              if (name === 'table' && shown.tableTools) return <Fragment key={name}>{shown.tableTools}</Fragment>;
              const text = t(name === 'table' && formats.table ? 'tableRow' : label);
              return (
                <Tip.Root key={name}>
                  <Tip.Trigger asChild>
                    <Button
                      {...state(name)}
                      className={MARKUP_TOOL}
                      aria-label={text}
                      // The tooltip is the name once more: a screen reader needn't say it twice.
                      aria-describedby={undefined}
                      aria-keyshortcuts={keys === null ? undefined : spokenKeys(keys)}
                      // The field keeps its selection, and on phones its keyboard.
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={(event) => {
                        if (event.currentTarget.getAttribute('aria-disabled') !== 'true') onUse(name);
                      }}
                    >
                      <Icon />
                    </Button>
                  </Tip.Trigger>
                  <Tip.Portal>
                    <Tip.Content className={TOOLTIP} side="bottom" sideOffset={4} collisionPadding={8}>
                      {keys === null ? text : `${text} (${shownKeys(keys)})`}
                    </Tip.Content>
                  </Tip.Portal>
                </Tip.Root>
              );
            })}
          </Root>
          {aside}
        </div>
        {children}
      </div>
    </Tip.Provider>
  );
});
