import type { i18n } from 'i18next';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { Button } from '#renderer/ui/button.tsx';
import { AddIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { ADMIN_KEYS, isPressed } from '#renderer/admin/shortcut-keys.ts';
import { wordsOf, type Entry } from '../content-type.ts';
import type { ItemsFieldDefinition } from '../field-definition.ts';
import { emptyEntry } from './empty-value.ts';
import { EntryRow } from './entry-row.tsx';

interface Props {
  /** Of the button that adds one; what belongs to an entry begins with `<id>-<place>`. */
  readonly id: string;
  readonly labelledBy: string;
  readonly field: ItemsFieldDefinition;
  readonly entries: readonly Entry[];
  readonly onChange: (entries: readonly Entry[]) => void;
  /** The words of labels: in the language of a side, else in that of the screen. */
  readonly say: i18n['t'];
  /** The language of its texts; undefined where each of them sets its own. */
  readonly lang?: Language;
  /** Publishing has reported a problem in it. */
  readonly invalid: boolean;
  readonly describedBy?: string | undefined;
  /** Entries come, go and change places; else only what is written in them changes. */
  readonly isOpen?: boolean;
}

/** The focus after the entries are rendered again: the control with this name, or the first one; or the undo button. */
type Aim = { readonly place: number; readonly control: string | null } | 'undo';

interface Removed {
  readonly entry: Entry;
  readonly place: number;
}

const FIRST_CONTROL = '.entry-fields :is(input, textarea, select, button)';

/** A list of entries: added, taken out, put into another order by buttons, or by Alt and the arrow keys within an entry. */
export function EntryList(props: Props) {
  const { id, labelledBy, field, entries, onChange, say, lang, invalid, describedBy, isOpen = true } = props;
  const { t } = useTranslation(['fields', 'publishing']);
  const aim = useRef<Aim | null>(null);
  /** What was taken out, with words in it, and not brought back: the newest last. */
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [said, setSaid] = useState('');
  const [named, setNamed] = useState<readonly number[]>([]);
  const keys = keysOf(entries, named);
  useLayoutEffect(() => {
    const wanted = aim.current;
    if (!wanted) return;
    aim.current = null;
    if (wanted === 'undo') return document.getElementById(`${id}-undo`)?.focus();
    const control = wanted.control === null ? null : document.getElementById(`${id}-${wanted.place}-${wanted.control}`);
    const row = document.getElementById(`${id}-${wanted.place}`);
    (control ?? row?.querySelector<HTMLElement>(FIRST_CONTROL) ?? document.getElementById(id))?.focus();
  });

  const number = (place: number) => say(field.one, { number: place + 1 });
  const full = entries.length >= field.most;
  const newest = removed.at(-1);

  function add() {
    if (full) return;
    aim.current = { place: entries.length, control: null };
    setNamed([...keys, newKey(keys)]);
    onChange([...entries, emptyEntry(field.fields)]);
  }
  function remove(place: number) {
    const entry = entries[place];
    if (!entry) return;
    const hasWords = wordsOf(entry) !== '';
    // Where the removal can be undone, the undo button gets the focus.
    aim.current = hasWords ? 'undo' : { place: Math.min(place, entries.length - 2), control: null };
    if (hasWords) setRemoved([...removed, { entry, place }]);
    setSaid(t('removed', { name: number(place) }));
    setNamed(without(keys, place));
    onChange(without(entries, place));
  }
  function bringBack() {
    if (!newest || full) return;
    const place = Math.min(newest.place, entries.length);
    aim.current = { place, control: null };
    setRemoved(removed.slice(0, -1));
    setSaid('');
    setNamed(withOne(keys, place, newKey(keys)));
    onChange(withOne(entries, place, newest.entry));
  }
  function move(from: number, to: number) {
    const [entry, key] = [entries[from], keys[from]];
    if (!entry || key === undefined || to < 0 || to >= entries.length) return;
    const prefix = `${id}-${from}-`;
    const focused = document.activeElement?.id ?? '';
    aim.current = { place: to, control: focused.startsWith(prefix) ? focused.slice(prefix.length) : null };
    setSaid(t('moved', { name: number(from), place: to + 1, total: entries.length }));
    setNamed(withOne(without(keys, from), to, key));
    onChange(withOne(without(entries, from), to, entry));
  }
  const press = (event: KeyboardEvent, place: number) => {
    const up = isPressed(event.nativeEvent, ADMIN_KEYS.entryUp);
    if (!isOpen || (!up && !isPressed(event.nativeEvent, ADMIN_KEYS.entryDown))) return;
    event.preventDefault();
    move(place, up ? place - 1 : place + 1);
  };

  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="entry-list @container [&_button[aria-disabled='true']]:cursor-default"
    >
      <ol className="entries mb-3 border-t-2 border-ink empty:mb-0 empty:border-t-0">
        {entries.map((entry, place) => (
          <EntryRow
            // What is under way in an entry, a picture on its way to the backend, stays with it wherever it goes.
            key={keys[place]}
            id={`${id}-${place}`}
            name={number(place)}
            fields={field.fields}
            entry={entry}
            say={say}
            lang={lang}
            invalid={invalid}
            isOpen={isOpen}
            isFirst={place === 0}
            isLast={place === entries.length - 1}
            onKeyDown={(event) => press(event, place)}
            onChange={(changed) => onChange(entries.map((each, index) => (index === place ? changed : each)))}
            onMove={(by) => move(place, place + by)}
            onRemove={() => remove(place)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {newest && (
        <div className="entry-removed flex flex-wrap gap-x-4 gap-y-2 items-center justify-between mb-3 px-3.5 py-2 rounded-[8px] bg-accent-soft text-ink font-semibold">
          <p>{t('removed', { name: number(newest.place) })}</p>
          <Button id={`${id}-undo`} variant="outline" size="sm" aria-disabled={full} onClick={bringBack}>
            {t('publishing:undo')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Button id={id} variant="outline" size="sm" aria-disabled={full} onClick={add}>
          <AddIcon />
          <span lang={lang}>{say(field.add)}</span>
        </Button>
      )}
      {full && <p className="mt-1 text-ink-2 text-small">{t('full', { most: field.most })}</p>}
    </div>
  );
}

/** A number for every entry, which it keeps in this list; by its place, where the list was changed elsewhere. */
function keysOf(entries: readonly Entry[], named: readonly number[]): readonly number[] {
  const next = newKey(named);
  return entries.map((_, place) => named[place] ?? next + place);
}

function newKey(keys: readonly number[]): number {
  return Math.max(-1, ...keys) + 1;
}

function withOne<T>(all: readonly T[], place: number, one: T): readonly T[] {
  return [...all.slice(0, place), one, ...all.slice(place)];
}

function without<T>(all: readonly T[], place: number): readonly T[] {
  return all.filter((_, index) => index !== place);
}
