import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGES } from '#domain/localized.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { CloseIcon } from '#renderer/ui/icons.tsx';
import { DownwardsIcon, ReplaceIcon, UpwardsIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { useLanguageNames } from '../language-names.ts';
import './found.css';
import type { useFind } from './use-find.ts';

const BAR =
  'find-in-texts absolute right-3 top-2 z-3 grid gap-2.5 w-[27rem] max-w-[calc(100%_-_1.5rem)] p-3 border-[1.5px] border-line-strong ' +
  'rounded-[10px] bg-surface shadow-lg forced-colors:border-[color:CanvasText]';
const TOOL =
  'grid flex-none place-items-center size-11 rounded-[8px] text-ink-2 hover:bg-sunk aria-pressed:bg-brand-soft ' +
  'aria-pressed:text-on-brand-soft forced-colors:aria-pressed:border-2';
const CHECK = 'inline-flex items-center gap-2 min-h-11 [&_input]:size-4.5';

interface Props {
  readonly find: ReturnType<typeof useFind>;
  /** What the person may write in: where it is one, there is nothing to choose. */
  readonly languages: readonly Language[];
  /** Takes back what was replaced last; null once something else was written. */
  readonly onUndo: (() => void) | null;
}

/** Finds words in the texts of an item, and puts others in their place. Enter goes on, Shift and Enter back, Escape closes it. */
export function FindBar({ find, languages, onUndo }: Props) {
  const languageNames = useLanguageNames();
  const { t, i18n } = useTranslation(['find']);
  const { language: shownIn } = useLanguage();
  const words = useRef<HTMLInputElement>(null);
  const [isReplacing, setIsReplacing] = useState(find.open === 'replace');
  const [replacement, setReplacement] = useState('');
  const [said, setSaid] = useState('');
  const { finding, total, number, text, opened } = find;
  useEffect(() => {
    words.current?.focus();
    words.current?.select();
    if (find.open === 'replace') setIsReplacing(true);
  }, [find.open, opened]);
  const act = (action: () => void) => {
    setSaid('');
    action();
  };
  const replaceAll = () => {
    const count = find.replaceAll(replacement);
    setSaid(t('replaced', { count, number: wholeNumber(count, shownIn) }));
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      find.close();
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    act(() => (event.target === words.current ? find.move(event.shiftKey ? -1 : 1) : find.replace(replacement)));
  };
  const place = { number: wholeNumber(number, shownIn), total: wholeNumber(total, shownIn) };
  const state =
    finding.words === ''
      ? ''
      : total === 0
        ? t('none')
        : number === 0
          ? t('total', { count: total })
          : t('place', place);
  const spoken = text
    ? t('placeIn', { ...place, language: languageNames[text.language], field: i18n.t(text.field.label) })
    : state;
  return (
    <div className={BAR} role="search" aria-label={t('title')} onKeyDown={press}>
      <div className="flex gap-1 items-center">
        <input
          ref={words}
          type="text"
          className="field-control flex-1 min-w-0"
          aria-label={t('words')}
          placeholder={t('words')}
          autoComplete="off"
          spellCheck={false}
          value={finding.words}
          onChange={({ target }) => act(() => find.look({ words: target.value }))}
        />
        <Tool name={t('previous')} Icon={UpwardsIcon} onClick={() => act(() => find.move(-1))} />
        <Tool name={t('next')} Icon={DownwardsIcon} onClick={() => act(() => find.move(1))} />
        <Tool
          name={isReplacing ? t('less') : t('more')}
          Icon={ReplaceIcon}
          isPressed={isReplacing}
          onClick={() => setIsReplacing(!isReplacing)}
        />
        <Tool name={t('close')} Icon={CloseIcon} onClick={find.close} />
      </div>
      {isReplacing && (
        <div className="flex flex-wrap gap-2 items-center">
          <input
            type="text"
            className="field-control flex-[1_1_10rem] min-w-0"
            aria-label={t('with')}
            placeholder={t('with')}
            autoComplete="off"
            value={replacement}
            onChange={({ target }) => setReplacement(target.value)}
          />
          <Button
            size="sm"
            variant="outline"
            disabled={total === 0}
            onClick={() => act(() => find.replace(replacement))}
          >
            {t('replace')}
          </Button>
          <Button size="sm" variant="outline" disabled={total === 0} onClick={replaceAll}>
            {t('replaceAll')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-x-3.5 items-center text-small">
        <label className={CHECK}>
          <input
            type="checkbox"
            checked={finding.matchCase}
            onChange={({ target }) => act(() => find.look({ matchCase: target.checked }))}
          />
          {t('matchCase')}
        </label>
        <label className={CHECK}>
          <input
            type="checkbox"
            checked={finding.wholeWord}
            onChange={({ target }) => act(() => find.look({ wholeWord: target.checked }))}
          />
          {t('wholeWord')}
        </label>
        {languages.length > 1 && (
          <select
            className="field-control w-auto! min-h-11"
            aria-label={t('where')}
            value={finding.language ?? ''}
            onChange={({ target }) =>
              act(() => find.look({ language: LANGUAGES.find((each) => each === target.value) ?? null }))
            }
          >
            <option value="">{t('both')}</option>
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {languageNames[each]}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className="flex flex-wrap gap-x-3 items-center min-h-6 text-ink-2 text-small tabular-nums">
        <span aria-hidden="true">{said || state}</span>
        <span role="status" className="sr-only">
          {said || spoken}
        </span>
        {said !== '' && onUndo && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              onUndo();
              setSaid(t('undone'));
              words.current?.focus();
            }}
          >
            {t('undo')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ToolProps {
  readonly name: string;
  readonly Icon: ComponentType;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

function Tool({ name, Icon, isPressed, onClick }: ToolProps) {
  return (
    <button type="button" className={TOOL} aria-label={name} title={name} aria-pressed={isPressed} onClick={onClick}>
      <Icon />
    </button>
  );
}
