import { useContext, useEffect, useId, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLanguage, type Language } from '#domain/localized.ts';
import { Button } from '#renderer/ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#renderer/ui/icons.tsx';
import { AddIcon, CommentIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { ADMIN_KEYS, isPressed } from '#renderer/admin/shortcut-keys.ts';
import { useRights } from '#renderer/admin/rights.ts';
import type { ContentType, Entry } from '../../content-type.ts';
import type { ContentTypeDefinition, DefinedDocument } from '../definition.ts';
import type { FieldDefinition, ItemsFieldDefinition } from '../../field-definition.ts';
import { emptyEntry } from '../../fields/empty-value.ts';
import { EntryRow } from '../../fields/entry-row.tsx';
import { FieldControl } from '../../fields/field-control.tsx';
import { CommentPlacesContext } from '../../comments/comment-marks.tsx';
import { fieldOfProblem } from '../../problem-codes.ts';
import { useEditedTexts } from '../../translation/editor-context.ts';
import { outdatedField } from '../../translation/mark-outdated.ts';
import { SideControl } from '../../translation/side-control.tsx';
import { useOwnWords } from '../../translation/use-own-words.ts';
import type { TextPlace } from './mark-document.ts';

const POPOVER =
  'text-popover absolute z-10 overflow-y-auto overscroll-contain px-5 pt-1 pb-4 rounded-[10px] border-[1.5px] ' +
  'border-line-strong bg-bg shadow-[0_6px_20px_-6px_oklch(.35_.04_65/.3)] max-md:fixed max-md:inset-x-0! max-md:top-auto! ' +
  'max-md:bottom-0! max-md:w-auto! max-md:rounded-b-none max-md:max-h-[60dvh]!';
const TOOL =
  'grid flex-none place-items-center size-11 rounded-[8px] text-ink-2 hover:bg-sunk aria-disabled:opacity-55';
const WRITTEN = ':is(textarea, input:not([type="file"]), select, [contenteditable="true"])';

interface Props {
  readonly place: Omit<TextPlace, 'isEmpty'>;
  readonly definition: ContentTypeDefinition;
  readonly kind: Pick<ContentType<DefinedDocument>, 'sideFields'>;
  /** What visitors read: what is written, or what the portal says where nothing is. */
  readonly document: DefinedDocument;
  readonly style: CSSProperties;
  readonly onShared: (name: string, value: unknown) => void;
  /** An entry of a list that stands elsewhere now; null opens the whole list. */
  readonly onEntry: (entry: number | null) => void;
  /** An entry was taken out: what it was called, and how it comes back. */
  readonly onRemoved: (name: string, undo: () => void) => void;
  /** To the next text of the page, or the one before. */
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/** What is written at one place of the page, over it: its own language first, the other one beneath it. */
export function TextPopover(props: Props) {
  const { place, definition, kind, document: shown, style, onShared, onEntry, onRemoved, onStep, onClose } = props;
  const { t, i18n } = useTranslation(['page-editing']);
  const box = useRef<HTMLDivElement>(null);
  const comments = useContext(CommentPlacesContext);
  const { onWrite, invalid, document: written } = useEditedTexts();
  const { name, side, entry } = place;
  const field = side === null ? definition.shared[name] : definition.text[name];
  const sideField = kind.sideFields.find((each) => each.name === name);
  const list = side === null ? shown[name] : shown[side][name];
  /** A list that is behind is set right as a whole; so is one from which this entry is gone. */
  const isBehind =
    entry !== null && Array.isArray(list) && (outdatedField(written, name) !== undefined || entry >= list.length);
  useEffect(() => {
    const control = box.current?.querySelector<HTMLElement>(WRITTEN);
    control?.focus({ preventScroll: true });
    // Whoever goes on writing does so at the end.
    if (control instanceof HTMLTextAreaElement) control.setSelectionRange(control.value.length, control.value.length);
    if (!control) box.current?.focus({ preventScroll: true });
  }, [place]);

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Tab' && isAtEdge(box.current, event.target, event.shiftKey)) {
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    }
  };

  return (
    <div
      ref={box}
      className={POPOVER}
      style={style}
      role="group"
      tabIndex={-1}
      aria-label={field && i18n.t(field.label)}
      onKeyDown={press}
    >
      <div className="flex items-center justify-end -mr-3">
        {comments && side !== null && entry === null && sideField && (
          <button
            type="button"
            className={`${TOOL} mr-auto -ml-3`}
            aria-label={t('comment')}
            title={t('comment')}
            onClick={() => comments.begin(side, name)}
          >
            <CommentIcon />
          </button>
        )}
        <button type="button" className={TOOL} aria-label={t('before')} onClick={() => onStep(-1)}>
          <ArrowLeftIcon />
        </button>
        <button type="button" className={TOOL} aria-label={t('next')} onClick={() => onStep(1)}>
          <ArrowRightIcon />
        </button>
        <button type="button" className={TOOL} aria-label={t('done')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      {side !== null && (entry === null || isBehind) && sideField && (
        <>
          <SideControl field={sideField} language={side} />
          <SideControl field={sideField} language={otherLanguage(side)} />
        </>
      )}
      {entry !== null && !(isBehind && side !== null) && field?.kind === 'items' && (
        <EntryEditor
          key={`${name} ${side} ${entry}`}
          {...{ field, entry, side }}
          entries={list as readonly Entry[]}
          invalid={[...invalid.id, ...invalid.en].some((each) => fieldOfProblem(each) === name)}
          onEntries={(entries) => {
            if (side === null) onShared(name, entries);
            else if (sideField) onWrite(side, sideField, entries);
          }}
          {...{ onEntry, onRemoved }}
        />
      )}
      {side === null && entry === null && field && (
        <SharedText
          {...{ name, field }}
          value={shown[name]}
          invalid={[...invalid.id, ...invalid.en].some((each) => fieldOfProblem(each) === name)}
          onChange={(value) => onShared(name, value)}
        />
      )}
    </div>
  );
}

/** Whether Tab would leave the box. */
function isAtEdge(box: HTMLElement | null, target: EventTarget, isBackwards: boolean): boolean {
  const all = [...(box?.querySelectorAll<HTMLElement>(`button, a[href], ${WRITTEN}`) ?? [])].filter(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0,
  );
  return target === (isBackwards ? all[0] : all.at(-1));
}

interface SharedProps {
  readonly name: string;
  readonly field: FieldDefinition;
  readonly value: unknown;
  readonly invalid: boolean;
  readonly onChange: (value: unknown) => void;
}

function SharedText({ name, field, value, invalid, onChange }: SharedProps) {
  const { i18n } = useTranslation();
  const id = useId();
  return <FieldControl {...{ id, name, field, value, invalid, onChange }} say={i18n.t} />;
}

interface EntryProps {
  readonly field: ItemsFieldDefinition;
  readonly entries: readonly Entry[];
  readonly entry: number;
  readonly side: Language | null;
  readonly invalid: boolean;
  readonly onEntries: (entries: readonly Entry[]) => void;
  readonly onEntry: Props['onEntry'];
  readonly onRemoved: Props['onRemoved'];
}

/** One entry of a list: its texts, its place in the list, and another one behind it. */
function EntryEditor({ field, entries, entry, side, invalid, onEntries, onEntry, onRemoved }: EntryProps) {
  const rights = useRights();
  const isOpen = side === null ? rights.may('content.edit') : rights.languages.includes(side);
  const { i18n } = useTranslation();
  const own = useOwnWords(side ?? 'id');
  const say = side === null ? i18n.t : own;
  const id = useId();
  const current = entries[entry];
  if (!current) return null;
  const move = (by: 1 | -1) => {
    if (entry + by < 0 || entry + by >= entries.length) return;
    const rest = entries.filter((_, at) => at !== entry);
    onEntries([...rest.slice(0, entry + by), current, ...rest.slice(entry + by)]);
    onEntry(entry + by);
  };
  return (
    <>
      <ol className="@container">
        <EntryRow
          id={id}
          name={say(field.one, { number: entry + 1 })}
          fields={field.fields}
          entry={current}
          say={say}
          lang={side ?? undefined}
          invalid={invalid}
          isOpen={isOpen}
          isFirst={entry === 0}
          isLast={entry === entries.length - 1}
          onKeyDown={(event) => {
            const isUp = isPressed(event.nativeEvent, ADMIN_KEYS.entryUp);
            if (!isOpen || (!isUp && !isPressed(event.nativeEvent, ADMIN_KEYS.entryDown))) return;
            event.preventDefault();
            move(isUp ? -1 : 1);
          }}
          onChange={(changed) => onEntries(entries.map((each, at) => (at === entry ? changed : each)))}
          onMove={move}
          onRemove={() => {
            onEntries(entries.filter((_, at) => at !== entry));
            onRemoved(say(field.one, { number: entry + 1 }), () => onEntries(entries));
          }}
        />
      </ol>
      {isOpen && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          aria-disabled={entries.length >= field.most}
          onClick={() => {
            if (entries.length >= field.most) return;
            onEntries([...entries.slice(0, entry + 1), emptyEntry(field.fields), ...entries.slice(entry + 1)]);
            onEntry(entry + 1);
          }}
        >
          <AddIcon />
          <span lang={side ?? undefined}>{say(field.add)}</span>
        </Button>
      )}
    </>
  );
}
