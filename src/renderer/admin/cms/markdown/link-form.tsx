import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import type { FindPages } from '#renderer/data/collections/portal-pages.ts';
import { Button } from '#renderer/ui/button.tsx';
import { errorAttributes } from '#renderer/ui/field.tsx';
import { AlertIcon } from '#renderer/ui/icons.tsx';
import { LinkPages } from './link-pages.tsx';
import { MARKUP_PROBLEM } from './too-long.tsx';
import { writtenAddress } from './written-address.ts';

/** Where a link would be set, and what stands there now. */
export interface LinkPlace {
  /** The words to click on, with their marks; empty where nothing is selected. */
  readonly text: string;
  /** Null where there is no link yet. */
  readonly address: string | null;
}

interface Props {
  /** Of the field that the link is set in. */
  readonly id: string;
  readonly place: LinkPlace;
  /** False where no link can stand there. */
  readonly onSet: (address: string, text: string) => boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
  /** Pages of the portal that words may mean. */
  readonly findPages: FindPages;
  readonly lang: Language;
}

type Problem = 'markdown:linkEmpty' | 'markdown:linkUnsafe' | 'markdown:linkTextEmpty' | 'markdown:linkImpossible';

/** The form for a link's address, and for its text where none is selected. Escape closes it. */
export function LinkForm({ id, place, onSet, onRemove, onClose, findPages, lang }: Props) {
  const { t } = useTranslation(['markdown']);
  const [address, setAddress] = useState(place.address ?? '');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const asksForText = place.text === '' && place.address === null;

  useEffect(() => {
    first.current?.focus();
    first.current?.select();
  }, []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // It stands within the form of the article, which isn't meant.
    event.stopPropagation();
    const safe = writtenAddress(address);
    if (address.trim() === '') return setProblem('markdown:linkEmpty');
    if (safe === null) return setProblem('markdown:linkUnsafe');
    if (asksForText && text.trim() === '') return setProblem('markdown:linkTextEmpty');
    if (!onSet(safe, asksForText ? text.trim() : place.text)) setProblem('markdown:linkImpossible');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) submit(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const field = (name: 'text' | 'address', label: string, value: string, change: (text: string) => void) => {
    const isWrong = problem !== null && (problem === 'markdown:linkTextEmpty') === (name === 'text');
    const fieldId = `${id}-link-${name}`;
    return (
      <div className="markup-link-field [&_label]:block [&_label]:mb-1.5 [&_label]:font-bold">
        <label htmlFor={fieldId}>{label}</label>
        <input
          {...errorAttributes(fieldId, isWrong ? t(problem) : undefined)}
          id={fieldId}
          ref={name === 'text' || !asksForText ? first : undefined}
          className="field-control"
          type="text"
          inputMode={name === 'address' ? 'url' : 'text'}
          autoComplete="off"
          autoCapitalize={name === 'address' ? 'none' : undefined}
          spellCheck={name === 'text'}
          value={value}
          onChange={(event) => {
            change(event.target.value);
            setProblem(null);
          }}
        />
        {isWrong && (
          <p id={`${fieldId}-error`} className={`${MARKUP_PROBLEM} mt-2`} role="alert">
            <AlertIcon />
            {t(problem)}
          </p>
        )}
      </div>
    );
  };
  return (
    // No form of its own: forms can't stand in forms.
    <div
      className="grid gap-3 px-1 pt-3 pb-4 mx-3 border-b-[1.5px] border-line"
      role="group"
      aria-label={t('link')}
      onKeyDown={press}
    >
      {asksForText && field('text', t('linkText'), text, setText)}
      {field('address', t('linkAddress'), address, setAddress)}
      <LinkPages
        words={address}
        lang={lang}
        findPages={findPages}
        onChoose={(path) => {
          setAddress(path);
          setProblem(null);
          document.getElementById(`${id}-link-address`)?.focus();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={submit}>
          {t('linkApply')}
        </Button>
        {place.address !== null && (
          <Button size="sm" variant="outline" onClick={onRemove}>
            {t('linkRemove')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('linkCancel')}
        </Button>
      </div>
    </div>
  );
}
