import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { useLanguageNames } from '../language-names.ts';
import type { Choice, Difference } from '../comparison/differences.ts';
import { TextDifference, DIFFERENCE_HEAD } from '../comparison/text-difference.tsx';

/** One of two versions to be chosen from. */
export const DIFFERENCE_SIDE =
  'flex flex-col gap-1.5 px-3.5 pt-1 pb-3 border-[1.5px] border-line-strong rounded-[8px] bg-surface ' +
  'has-[input:checked]:border-brand has-[input:checked]:bg-brand-soft has-[input:checked]:text-on-brand-soft ' +
  'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus ' +
  'has-[input:focus-visible]:outline-offset-2 forced-colors:has-[input:checked]:border-[color:Highlight]';

/** Longer texts, in characters, are scrolled, aren't read out with their choice, and are compared word by word below. */
const LONG_TEXT = 300;

interface Props {
  readonly difference: Difference;
  /** Name of its two radio buttons. */
  readonly group: string;
  readonly choice: Choice | null;
  readonly theirName: string;
  /** The other version is the person's own, from another window. */
  readonly own: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** One thing in which two versions differ, to be chosen from. */
export function ConflictChoice({ difference, group, choice, theirName, own, onChoose }: Props) {
  const languageNames = useLanguageNames();
  const { t, i18n } = useTranslation(['conflict']);
  const { label, language, entry, mine, theirs } = difference;
  const lang = language ?? undefined;
  return (
    <li>
      <fieldset>
        <legend className={DIFFERENCE_HEAD}>
          <span className="font-bold">
            {entry ? i18n.t(entry.one, { number: entry.place + 1 }) : i18n.t(label)}
            {language && ` · ${languageNames[language]}`}
          </span>
          <OnlyOne {...{ difference, theirName, own }} />
        </legend>
        <div className="grid gap-3 md:grid-cols-[1fr_1fr]">
          <Side
            name={own ? t('thisWindow') : t('yours')}
            text={mine}
            lang={lang}
            group={group}
            on={choice === 'mine'}
            onChoose={() => onChoose('mine')}
          />
          <Side
            name={own ? theirName : t('theirVersion', { name: theirName })}
            text={theirs}
            lang={lang}
            group={group}
            on={choice === 'theirs'}
            onChoose={() => onChoose('theirs')}
          />
        </div>
        {Math.max(mine.length, theirs.length) > LONG_TEXT && (
          <details className="mt-2">
            <summary className="disclosure flex items-center justify-between min-h-11 cursor-pointer font-bold">
              {t('words')}
            </summary>
            <TextDifference before={mine} after={theirs} lang={lang} />
          </details>
        )}
      </fieldset>
    </li>
  );
}

/** Where only one of the two changed something, that is chosen already: this shows why. */
function OnlyOne({ difference: { changedBy }, theirName, own }: Pick<Props, 'difference' | 'theirName' | 'own'>) {
  const { t } = useTranslation('conflict');
  if (changedBy === 'both') return null;
  const here = changedBy === 'me';
  const words = own ? t(here ? 'onlyHere' : 'onlyThere') : here ? t('onlyYou') : t('onlyThey', { name: theirName });
  return <span className="text-ink-3 text-small">{words}</span>;
}

interface SideProps {
  readonly name: string;
  readonly text: string;
  readonly lang: Language | undefined;
  readonly group: string;
  readonly on: boolean;
  readonly onChoose: () => void;
}

function Side({ name, text, lang, group, on, onChoose }: SideProps) {
  const { t } = useTranslation('conflict');
  const id = useId();
  const long = text.length > LONG_TEXT;
  return (
    <label className={DIFFERENCE_SIDE}>
      <span className="flex gap-2.5 items-center min-h-11 font-bold [&_input]:size-5 [&_input]:accent-brand">
        <input
          type="radio"
          name={group}
          checked={on}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={long ? undefined : `${id}-text`}
        />
        <span id={`${id}-name`}>{name}</span>
      </span>
      {/* What scrolls is reached by the keyboard too. */}
      <span
        id={`${id}-text`}
        className="max-h-[16rem] overflow-y-auto wrap-anywhere whitespace-pre-wrap"
        lang={text === '' ? undefined : lang}
        tabIndex={long ? 0 : undefined}
      >
        {text === '' ? <span className="text-ink-3 text-small">{t('empty')}</span> : text}
      </span>
    </label>
  );
}
