import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Reader } from '#renderer/data/collections/comments.ts';
import { roleTexts } from '#renderer/admin/role-choices.ts';
import { COMMENT_MAX } from '#domain/limits.ts';
import { suggestedReaders, typedName, type TypedName } from './parse-mentions.ts';

const CHOICE =
  'flex flex-wrap gap-x-2 items-center min-h-11 px-3 py-1.5 rounded-[6px] cursor-pointer aria-selected:bg-brand-soft ' +
  'aria-selected:text-on-brand-soft forced-colors:aria-selected:outline-2';

interface Props {
  readonly label: string;
  /** Lines that it has before more is written. */
  readonly rows: 1 | 2;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Ctrl or Cmd and Enter. */
  readonly onSend: () => void;
  readonly onBlur: () => void;
  readonly readers: readonly Reader[];
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** A text in which people are named: after an @ it proposes who may read the draft. */
export function CommentField(props: Props) {
  const { label, rows, value, onChange, onSend, onBlur, readers, error, readOnly, ref } = props;
  const { t, i18n } = useTranslation('comments');
  const id = useId();
  const [typed, setTyped] = useState<TypedName | null>(null);
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLTextAreaElement | null>(null);
  const choices = typed ? suggestedReaders(typed.words, readers) : [];
  const current = Math.min(chosen, choices.length - 1);
  const look = (area: HTMLTextAreaElement) => {
    const found = area.selectionStart === area.selectionEnd ? typedName(area.value, area.selectionStart) : null;
    setTyped(found);
    if (found?.words !== typed?.words) setChosen(0);
  };
  const choose = (reader: Reader | undefined) => {
    const area = field.current;
    if (!reader || !typed || !area) return;
    const before = `${value.slice(0, typed.from)}@${reader.name} `;
    const after = value.slice(area.selectionStart).replace(/^ /, '');
    // Synchronously, so that further typing comes after the name.
    flushSync(() => {
      onChange(before + after);
      setTyped(null);
    });
    area.focus();
    area.setSelectionRange(before.length, before.length);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
      return;
    }
    // Tab moves on without choosing a name.
    if (choices.length === 0 || event.key === 'Tab') return;
    const step = { ArrowDown: 1, ArrowUp: choices.length - 1 }[event.key];
    if (step !== undefined) setChosen((current + step) % choices.length);
    else if (event.key === 'Enter') choose(choices[current]);
    else if (event.key === 'Escape') setTyped(null);
    else return;
    // The drawer would close, and the focus move.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        ref={(area) => {
          field.current = area;
          if (typeof ref === 'function') ref(area);
          else if (ref) ref.current = area;
        }}
        rows={rows}
        className={`field-control field-sizing-content max-h-[20rem] ${rows === 1 ? 'min-h-11 resize-none' : 'min-h-[4.5rem]'}`}
        placeholder={label}
        value={value}
        maxLength={COMMENT_MAX}
        readOnly={readOnly}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-error`}
        // A textarea can't have the role of a combobox; these attributes express the same.
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={choices.length > 0 ? `${id}-people` : undefined}
        aria-activedescendant={choices.length > 0 ? `${id}-people-${current}` : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          look(target);
        }}
        onSelect={({ currentTarget }) => look(currentTarget)}
        onKeyDown={press}
        onBlur={() => {
          setTyped(null);
          onBlur();
        }}
      />
      <span id={`${id}-hint`} className="sr-only">
        {t('mentionHint')}
      </span>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-danger font-semibold text-[0.906rem]">
          {error}
        </p>
      )}
      <span role="status" className="sr-only">
        {typed && readers.length > 0 && t('matches', { count: choices.length })}
      </span>
      {choices.length > 0 && (
        <ul
          id={`${id}-people`}
          role="listbox"
          aria-label={t('people')}
          className="absolute z-20 left-0 right-0 top-full mt-1 p-1.5 rounded-[10px] border-[1.5px] border-line bg-surface [box-shadow:var(--shadow)]"
        >
          {choices.map((reader, index) => (
            <li
              key={reader.id}
              id={`${id}-people-${index}`}
              role="option"
              aria-selected={index === current}
              className={CHOICE}
              // The text keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(reader)}
            >
              <span className="font-semibold wrap-anywhere">{reader.name}</span>
              <span className="text-small wrap-anywhere">{i18n.t(roleTexts(reader).name)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
