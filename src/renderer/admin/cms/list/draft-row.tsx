import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type DraftCard } from '#domain/draft.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { objectPosition } from '#renderer/ui/picture.tsx';
import { useRights } from '#renderer/admin/rights.ts';
import { isPressed } from '../../shortcut-keys.ts';
import { ROW_KEYS } from './row-keys.ts';
import { SelectBox } from '../../data-table/select-box.tsx';
import type { Selection } from '../../data-table/use-selection.ts';
import { LIST_ROW, LIST_TICK } from '../../data-table/list-rows.ts';
import { StatePill } from '../publishing/language-state.tsx';
import type { ShownColumn } from './draft-columns.tsx';
import type { BulkAction } from './perform-bulk-action.ts';
import { RowActionsCell, useRowActions, type RowActions } from './row-actions.tsx';
import { shownTitle } from './shown-title.ts';

/** A line of the table on wide screens; its head is one too. */
export const TABLE_LINE = '@min-[42rem]:flex-nowrap @min-[42rem]:gap-x-3 @min-[42rem]:py-0 @min-[42rem]:pl-0';
/** Where the keyboard stops in a row, on its way through all of them. */
export const ROW_STOPS = 'td input, th a';
/** Under a finger there is a button in it; else it lies over the end of the row, and takes no room. */
export const ACTIONS_COLUMN =
  'flex-none @min-[42rem]:w-11 pointer-fine:@min-[42rem]:-ml-3 pointer-fine:@min-[42rem]:w-0';
export const TITLE_COLUMN = '@min-[42rem]:flex-[1_1_0]';
/** From 80rem on there is room for the day of a schedule, from 112rem for the words of a second state. */
export const STATE_COLUMN =
  '@min-[42rem]:flex-[0_0_8rem] @min-[80rem]:flex-[0_0_10.5rem] @min-[112rem]:flex-[0_0_15rem]';

const THUMBNAIL = { width: 48, height: 32 };

// On narrow screens a row is two lines: the title, and how it stands; below 18em the words have the row to themselves.
const ROW = `group/row relative flex min-h-16 scroll-mt-[110px] scroll-mb-4 flex-wrap items-center gap-x-1.5 gap-y-1 py-2 pl-11 max-sm:pl-0 ${TABLE_LINE} ${LIST_ROW}`;
const SELECTED =
  'bg-brand-soft forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight] [&_.state-pill]:shadow-[0_0_0_1px_var(--bg)]';
const NOT_SELECTED = 'focus-within:bg-sunk hover:bg-sunk hover:[&_.state-pill]:shadow-[0_0_0_1px_var(--bg)]';
/** The link covers the row. */
const LINK =
  'line-clamp-2 min-w-0 @min-[56rem]:line-clamp-1 text-[1rem] leading-[1.3] font-bold wrap-anywhere max-sm:block group-hover/row:underline group-hover/row:underline-offset-3 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-[4px] focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-[var(--focus)]';

/** Around pills: in a row they are small. */
const SMALL =
  '[&_.state-pill]:gap-1 [&_.state-pill]:px-1.5 [&_.state-pill]:text-[0.844rem] [&_.state-pill]:leading-[1.3]';

interface Props {
  readonly card: DraftCard;
  /** Address of its editor. */
  readonly href: string;
  /** Address of the picture for its size in px. */
  readonly thumbnail: (image: string, width: number) => string;
  readonly columns: readonly ShownColumn[];
  readonly inBin: boolean;
  readonly now: Date;
  readonly selection: Selection<number>;
  /** Where visitors read it; null where no page shows it. */
  readonly readersPath: string | null;
  /** Whether something is under way that has to end first. */
  readonly isBusy: boolean;
  readonly onRun: (action: BulkAction) => void;
}

/** One item: all of the row leads to its editor, but for the box that selects it. */
export function DraftRow({ card, href, thumbnail, columns, inBin, now, selection, ...row }: Props) {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  const { may } = useRights();
  const [isNear, setNear] = useState(false);
  const [unseen, setUnseen] = useState<string | null>(null);
  const title = shownTitle(card, language);
  const words = title?.text ?? t('untitled', { id: card.id });
  const element = useRef<HTMLTableRowElement>(null);
  const actions = useRowActions({
    card,
    inBin,
    readersPath: row.readersPath,
    onRun(action) {
      // The row goes away with what it is about.
      if (action.kind !== 'publish') focusNeighbour(element.current);
      row.onRun(action);
      // The menu's button can't act now, and doesn't take the focus back.
      const link = element.current?.querySelector<HTMLElement>('th a');
      if (action.kind === 'publish') requestAnimationFrame(() => link?.focus());
    },
  });
  const approach = () => setNear(true);
  const thumbnailClass =
    'h-8 w-12 flex-none rounded-[6px] bg-sunk object-cover group-data-[density=compact]/table:@min-[42rem]:h-7 group-data-[density=compact]/table:@min-[42rem]:w-10.5 @max-[48rem]:hidden dark:bg-line';
  return (
    <tr
      ref={element}
      role="row"
      onPointerEnter={approach}
      onFocus={approach}
      onKeyDown={(event) => pressOnRow(event, { actions, isBusy: row.isBusy, isSeen: isSeen(card) })}
      className={`${ROW} ${selection.ids.has(card.id) ? SELECTED : NOT_SELECTED}`}
    >
      <td role="cell" className="absolute top-2 left-0 flex-none max-sm:static @min-[42rem]:static">
        {may('content.edit') && (
          <SelectBox selection={selection} id={card.id} className={LIST_TICK} label={t('choose', { title: words })} />
        )}
      </td>
      <th
        role="rowheader"
        scope="row"
        className={`flex min-h-11 min-w-0 flex-[1_1_100%] items-center gap-3 pr-11 text-left @min-[42rem]:pr-0 font-normal ${TITLE_COLUMN}`}
      >
        {card.image === '' || unseen === card.image ? (
          <span className={thumbnailClass} />
        ) : (
          <img
            src={thumbnail(card.image, THUMBNAIL.width)}
            alt=""
            onError={() => setUnseen(card.image)}
            {...THUMBNAIL}
            style={objectPosition(card.focus)}
            loading="lazy"
            decoding="async"
            className={`${thumbnailClass} picture`}
          />
        )}
        <span className={`flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 @min-[42rem]:flex-nowrap ${SMALL}`}>
          <Link
            to={href}
            title={words}
            lang={title && title.language !== language ? title.language : undefined}
            className={`${LINK} ${title ? 'text-ink' : 'text-ink-2 italic'}`}
          >
            {words}
          </Link>
          {card.review && !inBin && <StatePill state="ready" brief />}
        </span>
      </th>
      {!inBin &&
        (['id', 'en'] as const).map((side) => (
          <td key={side} role="cell" className={STATE_COLUMN}>
            <StatePills card={card} side={side} now={now} />
          </td>
        ))}
      {columns.map(({ name, className, cell }) => (
        <td key={name} role="cell" className={`text-[0.906rem] leading-[1.35] ${className}`}>
          {cell(card)}
        </td>
      ))}
      <td role="cell" className={`bg-inherit ${ACTIONS_COLUMN}`}>
        <RowActionsCell {...{ actions, isNear }} title={words} isBusy={row.isBusy} />
      </td>
    </tr>
  );
}

function isSeen({ state }: DraftCard): boolean {
  return LANGUAGES.some((language) => state[language] === 'published');
}

interface PressedRow {
  readonly actions: RowActions;
  readonly isBusy: boolean;
  /** Visitors read it. */
  readonly isSeen: boolean;
}

/** The keys of a row, while its link or its box has the focus. */
function pressOnRow(event: KeyboardEvent<HTMLElement>, { actions, isBusy, isSeen }: PressedRow): void {
  if (event.repeat || !(event.target instanceof Element) || !event.target.matches(ROW_STOPS)) return;
  const { nativeEvent, currentTarget } = event;
  const act = (name: string) => actions.others.find((each) => each.name === name);
  const lead = (name: string) => currentTarget.querySelector<HTMLElement>(`[data-action=${name}]`)?.focus();
  if (isPressed(nativeEvent, ROW_KEYS.open)) act('open')?.run();
  // One key alone shows nothing to visitors, and takes nothing away from them.
  else if (isPressed(nativeEvent, ROW_KEYS.publish)) lead('publish');
  // On Apple's keyboards the key with that name is this one.
  else if (isPressed(nativeEvent, ROW_KEYS.bin) || isPressed(nativeEvent, 'Backspace')) {
    if (isSeen) lead('bin');
    else if (!isBusy) act('bin')?.run();
  } else return;
  event.preventDefault();
}

function focusNeighbour(row: HTMLElement | null): void {
  const isHere =
    row?.contains(document.activeElement) === true || document.activeElement?.matches('body, [role^=menu]') === true;
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  if (isHere) (next?.querySelector<HTMLElement>('th a') ?? document.getElementById('draft-list'))?.focus();
}

interface PillsProps {
  readonly card: DraftCard;
  readonly side: Language;
  readonly now: Date;
}

/** The state of one language of an item, and whether it needs attention. */
function StatePills({ card, side, now }: PillsProps) {
  const { t } = useTranslation(['publishing']);
  const { language } = useLanguage();
  const outdated = useRights().told.includes(side) ? card.outdated[side] : 0;
  const [state, from] = [card.state[side], card.liveFrom[side]];
  return (
    <span className={`flex flex-wrap items-center gap-1 @min-[42rem]:flex-nowrap ${SMALL}`}>
      {/* The language, where the columns' heads aren't visible. */}
      <span className="text-[0.844rem] font-bold text-ink-2 @min-[42rem]:hidden">{side.toUpperCase()}</span>
      <StatePill state={state} />
      {state === 'scheduled' && from !== null && (
        <time
          dateTime={from}
          className="text-[0.844rem] whitespace-nowrap text-ink-2 @min-[42rem]:@max-[80rem]:sr-only"
        >
          {listMoment(new Date(from), now, language)}
        </time>
      )}
      {outdated > 0 && (
        <StatePill
          state="outdated"
          brief
          words={outdated > 1 ? t('publishing:state.outdatedParts', { count: outdated }) : undefined}
        />
      )}
      {card.changed[side] && outdated === 0 && <StatePill state="changed" brief />}
    </span>
  );
}
