import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLanguage } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { CloseIcon } from '#renderer/ui/icons.tsx';
import { OWN_ESCAPE } from '#renderer/ui/lazy/dialog.tsx';
import type { Choice } from '../field-definition.ts';
import { matchingChoices } from './matching-choices.ts';

interface Props {
  /** Of the text box. */
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** What is chosen, by its id, in its order. */
  readonly chosen: readonly number[];
  readonly choices: readonly Choice[];
  readonly most: number;
  /** What a chosen one is called that isn't among the choices. */
  readonly unknown: string;
  readonly onChange: (chosen: readonly number[]) => void;
  /** Offers to make one of the typed name, which the form then does. Missing: only what is there can be chosen. */
  readonly make?: { readonly label: (name: string) => string; readonly begin: (name: string) => void };
  readonly autoFocus?: boolean;
  readonly box: RefObject<HTMLInputElement | null>;
  /** Stands below the box. */
  readonly children?: ReactNode;
}

/**
 * A multiple choice from many: typing filters, Enter adds the marked one, Backspace in the empty box removes the last one. The
 * focus stays in the box; the marked one is announced to screen readers.
 */
export function ChoicesField({
  id,
  label,
  help,
  chosen,
  choices,
  most,
  unknown,
  onChange,
  make,
  autoFocus = false,
  box,
  children,
}: Props) {
  const { t } = useTranslation('fields');
  const { language } = useLanguage();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const [said, setSaid] = useState('');
  const isFull = chosen.length >= most;
  const nameOf = (each: number) => choices.find((choice) => choice.id === each)?.name[language] ?? unknown;

  const { found, isNew } = matchingChoices(choices, chosen, typed, language);
  const name = typed.trim();
  const entries = [
    ...found.map((choice) => ({ key: choice.id, label: choice.name[language], choice })),
    ...(make && isNew ? [{ key: 'new', label: make.label(name), choice: null }] : []),
  ];
  const isShown = isOpen && !isFull && entries.length > 0;
  const current = Math.min(marked, entries.length - 1);
  const close = () => {
    setIsOpen(false);
    setMarked(0);
  };
  const choose = (entry: (typeof entries)[number] | undefined) => {
    if (!entry || isFull) return;
    setTyped('');
    close();
    if (entry.choice === null) return make?.begin(name);
    setSaid(t('added', { name: entry.label }));
    onChange([...chosen, entry.choice.id]);
  };
  const remove = (each: number) => {
    setSaid(t('removed', { name: nameOf(each) }));
    onChange(chosen.filter((other) => other !== each));
    box.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      if (isShown) setMarked((current + step + entries.length) % entries.length);
      else setIsOpen(true);
    } else if (event.key === 'Enter') {
      if (isShown) choose(entries[current]);
    } else if (event.key === 'Escape' && isShown) {
      // The drawer would close.
      event.stopPropagation();
      close();
    } else if (event.key === 'Backspace' && typed === '' && !event.repeat) {
      const last = chosen.at(-1);
      if (last !== undefined) remove(last);
      return;
    } else {
      return;
    }
    event.preventDefault();
  };
  return (
    <div className="col-span-full">
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {label}
      </label>
      {chosen.length > 0 && (
        <ul aria-label={t('chosen', { label })} className="mb-2 flex flex-wrap gap-2">
          {chosen.map((each) => (
            <li
              key={each}
              className="inline-flex min-h-11 max-w-full items-center rounded-[8px] bg-brand-soft pl-3 font-semibold text-on-brand-soft"
            >
              <span className="min-w-0 wrap-anywhere">{nameOf(each)}</span>
              <button
                type="button"
                aria-label={t('remove', { name: nameOf(each) })}
                className="grid size-11 flex-none place-items-center rounded-[8px] hover:bg-sunk"
                onClick={() => remove(each)}
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <input
          ref={box}
          id={id}
          type="text"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? list : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? `${list}-${current}` : undefined}
          aria-describedby={`${id}-help`}
          autoComplete="off"
          autoFocus={autoFocus}
          {...(isShown && { [OWN_ESCAPE]: '' })}
          readOnly={isFull}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMarked(0);
            setIsOpen(true);
          }}
          onKeyDown={press}
          onBlur={close}
          className="field-control"
        />
        {isShown && (
          <ul
            id={list}
            role="listbox"
            aria-label={label}
            className="absolute inset-x-0 top-full z-20 mt-1 rounded-[10px] border-[1.5px] border-line bg-surface p-1.5 [box-shadow:var(--shadow)]"
          >
            {entries.map((entry, index) => (
              <li
                key={entry.key}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === current}
                className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 rounded-[6px] px-2.5 py-1 wrap-anywhere aria-selected:bg-brand-soft aria-selected:text-on-brand-soft"
                // The box keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setMarked(index)}
                onClick={() => choose(entry)}
              >
                <span className="font-semibold">{entry.label}</span>
                {entry.choice && entry.choice.name[otherLanguage(language)] !== entry.label && (
                  <span className="text-small" lang={otherLanguage(language)}>
                    {entry.choice.name[otherLanguage(language)]}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p id={`${id}-help`} className="mt-1 text-small text-ink-2">
        {isFull ? t('full', { most }) : help}
      </p>
      <p role="status" className="sr-only">
        {isOpen && name !== '' ? t('matches', { count: found.length }) : said}
      </p>
      {children}
    </div>
  );
}
