import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftCard, DraftShow } from '#domain/draft.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { exactMoment, listMoment } from '#renderer/i18n/moments.ts';
import { shownFrom } from '../../data-table/list-rows.ts';
import { useStoredChoice } from '../../use-stored-choice.ts';
import type { ListFilter, ListGrouping } from './list-messages.ts';

const DAY_MS = 86_400_000;

/** The columns that can be chosen, in the order of the table. */
const NAMES = ['topic', 'tags', 'published', 'reviewDue', 'changed', 'changedBy'] as const;
type ColumnName = (typeof NAMES)[number];

/** Where a list is too narrow for all of them, the last ones of these are left out. */
const BY_WORTH: readonly ColumnName[] = ['changed', 'topic', 'changedBy', 'tags', 'reviewDue', 'published'];

/** What the title and both languages need, in rem. */
const FIRST_COLUMNS = 41;
const GAP = 0.75;

/** The least width of each, in rem, with its classes: only the widest lists have room to spare for them. */
const WIDTHS: Readonly<Record<ColumnName, readonly [least: number, look: string]>> = {
  topic: [7.5, '@min-[42rem]:flex-[0_0_7.5rem] @min-[96rem]:flex-[0_0_12rem]'],
  tags: [12, '@min-[42rem]:flex-[0_0_12rem] @min-[112rem]:flex-[0_0_20rem]'],
  published: [5.25, '@min-[42rem]:flex-[0_0_5.25rem] @min-[96rem]:flex-[0_0_8rem]'],
  reviewDue: [8.5, '@min-[42rem]:flex-[0_0_8.5rem] @min-[96rem]:flex-[0_0_10rem]'],
  changed: [5.25, '@min-[42rem]:flex-[0_0_5.25rem] @min-[96rem]:flex-[0_0_8rem]'],
  changedBy: [7.5, '@min-[42rem]:flex-[0_0_7.5rem] @min-[96rem]:flex-[0_0_12rem]'],
};

/** A column as the table shows it. */
export interface ShownColumn {
  readonly name: ColumnName;
  readonly label: string;
  readonly className: string;
  cell(card: DraftCard): ReactNode;
}

/** Which columns a list has, which of them are shown, and the way to choose. */
export interface DraftColumns {
  readonly offered: readonly { readonly name: ColumnName; readonly label: string }[];
  readonly chosen: ReadonlySet<ColumnName>;
  toggle(name: ColumnName): void;
}

/** Every choice of columns, as it is stored: their names, in the order of the table. */
const CHOICES = NAMES.reduce<readonly string[]>(
  (all, name) => [...all, ...all.map((each) => (each === '' ? name : `${each} ${name}`))],
  [''],
);
const AT_FIRST = 'topic changed changedBy';

/** The columns of a list, remembered on this device. `list` is its collection. */
export function useDraftColumns(
  list: string,
  { grouping, shows }: { readonly grouping: ListGrouping | null; readonly shows: readonly DraftShow[] },
): DraftColumns {
  const { t } = useTranslation('list');
  const [stored, store] = useStoredChoice(`list-columns-${list}`, [AT_FIRST, ...CHOICES]);
  const chosen = new Set(NAMES.filter((name) => stored.split(' ').includes(name)));
  const labels: Readonly<Record<ColumnName, string | null>> = {
    topic: grouping?.label ?? null,
    tags: grouping?.tags?.label ?? null,
    published: t('publishedLast'),
    reviewDue: shows.includes('review-due') ? t('reviewDue') : null,
    changed: t('changedAt'),
    changedBy: t('changedBy'),
  };
  return {
    offered: NAMES.flatMap((name) => {
      const label = labels[name];
      return label === null ? [] : [{ name, label }];
    }),
    chosen,
    toggle(name) {
      const next = NAMES.filter((each) => chosen.has(each) !== (each === name));
      store(next.join(' '));
    },
  };
}

/** What the table shows of them; the bin has its own days. */
export function useShownColumns(
  { offered, chosen }: DraftColumns,
  { grouping, inBin, now }: { readonly grouping: ListGrouping | null; readonly inBin: boolean; readonly now: Date },
): readonly ShownColumn[] {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  const namesOf = (filter: ListFilter | undefined | null) =>
    new Map(filter?.topics.map(({ value, label }) => [value, label]));
  const [topics, tags] = [namesOf(grouping), namesOf(grouping?.tags)];
  const day = (at: string | null) => at !== null && <time dateTime={at}>{longDate(at.slice(0, 10), language)}</time>;
  const moment = (at: string | null) =>
    at !== null && (
      <time dateTime={at} title={exactMoment(new Date(at), language)}>
        {listMoment(new Date(at), now, language)}
      </time>
    );
  const cells: Readonly<Record<ColumnName, (card: DraftCard) => ReactNode>> = {
    topic: (card) => <OneLine text={topics.get(card.topic ?? '') ?? ''} />,
    tags: (card) => <OneLine text={card.tags.flatMap((id) => tags.get(String(id)) ?? []).join(', ')} />,
    published: ({ liveFrom, state }) => {
      const live = LANGUAGES.filter((each) => state[each] === 'published').map((each) => liveFrom[each]);
      return moment(
        live
          .filter((each) => each !== null)
          .sort()
          .at(-1) ?? null,
      );
    },
    reviewDue: (card) => day(card.reviewDue),
    changed: (card) => {
      if (!inBin) return moment(card.savedAt);
      return (
        <>
          {moment(card.binnedAt)}
          {card.binnedAt !== null && (
            <span className="ml-3 font-semibold text-warn">
              {t('daysLeft', { count: daysLeft(card.binnedAt, now) })}
            </span>
          )}
        </>
      );
    },
    changedBy: (card) => <OneLine text={inBin ? card.binnedByName : card.savedByName} />,
  };
  const isShown = (name: ColumnName) => (inBin ? ['topic', 'changed', 'changedBy'].includes(name) : chosen.has(name));
  const shown = offered.filter(({ name }) => isShown(name));
  return shown.map(({ name, label }) => ({
    name,
    label: inBin && name === 'changed' ? t('binnedAt') : inBin && name === 'changedBy' ? t('binnedBy') : label,
    className: lookOf(name, inBin, shown),
    cell: cells[name],
  }));
}

function lookOf(name: ColumnName, inBin: boolean, shown: readonly { readonly name: ColumnName }[]): string {
  const [, look] = WIDTHS[name];
  // A row of two lines ends with its moment.
  if (name === 'changed') {
    const wide = inBin ? '@min-[42rem]:flex-[0_0_13rem]' : look;
    return `ml-auto text-ink-2 tabular-nums @min-[42rem]:ml-0 ${wide}`;
  }
  const before = BY_WORTH.slice(0, BY_WORTH.indexOf(name) + 1).filter((each) =>
    shown.some((column) => column.name === each),
  );
  const needed = before.reduce((sum, each) => sum + WIDTHS[each][0] + GAP, FIRST_COLUMNS);
  return `min-w-0 text-ink-2 tabular-nums ${look} ${shownFrom(needed)}`;
}

/** What doesn't fit is read by pointing at it. */
function OneLine({ text }: { readonly text: string }) {
  return (
    <span className="block truncate" title={text}>
      {text}
    </span>
  );
}

function daysLeft(binnedAt: string, now: Date): number {
  return Math.max(0, Math.ceil(BIN_DAYS - (now.getTime() - Date.parse(binnedAt)) / DAY_MS));
}
