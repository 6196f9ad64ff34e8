import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSections } from '#renderer/admin/section.ts';
import type { Activity } from '#renderer/data/collections/activity.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { dayAndDate, localDay, timeOfDay } from '#renderer/i18n/moments.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { UnfoldIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { roleTexts } from '../../role-choices.ts';
import { usePersonWords } from '../../use-person-words.ts';
import { ACTION_WORDS, itemWords, LANGUAGE_WORDS, sectionOf } from './activity-texts.ts';
import { foldActivity } from './fold-activity.ts';

interface Props {
  readonly lines: readonly Activity[];
  /** Older lines aren't read yet: the last deed may have begun before. */
  readonly isMore: boolean;
}

/** The log's lines under the days on which they were written, in the reader's own time zone; those of one deed folded. */
export function ActivityDays({ lines, isMore }: Props) {
  const { t } = useTranslation('activity');
  const { language } = useLanguage();
  const [today] = useState(() => localDay(new Date()));
  const days = new Map<string, Activity[]>();
  for (const line of lines) {
    const day = localDay(new Date(line.madeAt));
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  const id = useId();
  return [...days].map(([day, those]) => (
    <section key={day} className="mt-7" aria-labelledby={`${id}-${day}`}>
      <h2 id={`${id}-${day}`} className="border-b-2 border-ink pb-2 text-[1.125rem] leading-[1.3]">
        {day === today && `${t('today')}, `}
        {dayAndDate(new Date(`${day}T12:00`), language)}
      </h2>
      <ol>
        {foldActivity(those).map((deed) =>
          deed.length === 1 ? (
            <Line key={deed[0].id} line={deed[0]} />
          ) : (
            <Deed key={deed[0].id} lines={deed} isMore={isMore && deed.at(-1) === lines.at(-1)} />
          ),
        )}
      </ol>
    </section>
  ));
}

/** One deed in a line: how many things it was done to, or what it was done to in which languages, and how often. */
function Deed({ lines, isMore }: { readonly lines: readonly [Activity, ...Activity[]]; readonly isMore: boolean }) {
  const { t, i18n } = useTranslation('activity');
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const [line] = lines;
  const items = new Set(lines.map(({ item }) => item)).size;
  const number = (value: number) => `${wholeNumber(value, language)}${isMore ? '+' : ''}`;
  const languages = LANGUAGES.filter((each) => lines.some((one) => one.language === each));
  const isOften = lines.length > Math.max(1, languages.length);
  return (
    <li className="border-b-[1.5px] border-line py-2.5 leading-[1.4]">
      <Entry line={line}>
        <p id={`${id}-deed`}>
          <Doer line={line} />
          {items > 1 && `: ${i18n.t(itemWords(line.collection), { count: items, number: number(items) })}`}
          {items === 1 &&
            languages.length > 0 &&
            ` (${languages.map((each) => i18n.t(LANGUAGE_WORDS[each])).join(', ')})`}
          {items === 1 && isOften && ` ${t('times', { count: lines.length, number: number(lines.length) })}`}
          <GivenRole line={line} />
        </p>
        {items === 1 && <Subject line={line} />}
        <button
          type="button"
          className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-[6px] px-2 text-small font-bold text-brand hover:bg-sunk"
          aria-expanded={isOpen}
          aria-controls={`${id}-each`}
          aria-describedby={`${id}-deed`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <UnfoldIcon className={isOpen ? 'rotate-180' : ''} />
          {t(isOpen ? 'eachHide' : 'each')}
        </button>
      </Entry>
      <ol id={`${id}-each`} hidden={!isOpen} className="ml-6 border-l-[1.5px] border-line pl-4 max-sm:ml-2 max-sm:pl-2">
        {isOpen && lines.map((each) => <Line key={each.id} line={each} />)}
      </ol>
    </li>
  );
}

/** One line of the log. */
function Line({ line }: { readonly line: Activity }) {
  const { i18n } = useTranslation();
  return (
    <li className="border-b-[1.5px] border-line py-2.5 leading-[1.4] in-[li]:last:border-b-0">
      <Entry line={line}>
        <p>
          <Doer line={line} />
          {line.language !== null && ` (${i18n.t(LANGUAGE_WORDS[line.language])})`}
          <GivenRole line={line} />
        </p>
        <Subject line={line} />
      </Entry>
    </li>
  );
}

/** What was done, beside its time. */
function Entry({ line, children }: { readonly line: Activity; readonly children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3">
      <time dateTime={line.madeAt} className="text-ink-2 tabular-nums">
        {timeOfDay(new Date(line.madeAt), language)}
      </time>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}

/** Who did it, and what they did. */
function Doer({ line }: { readonly line: Activity }) {
  const { t, i18n } = useTranslation('activity');
  const person = usePersonWords();
  const words = ACTION_WORDS[line.action];
  return (
    <>
      <strong className="font-bold">{line.by.name || t('nobody')}</strong>{' '}
      {line.by.name !== '' && <span className="text-ink-2">({person.role(line.by)}) </span>}
      {/* What a later version of the backend writes down has no words here yet. */}
      {words === undefined ? line.action : i18n.t(words)}
    </>
  );
}

function GivenRole({ line }: { readonly line: Activity }) {
  const { i18n } = useTranslation();
  return line.as !== null && ` (${i18n.t(roleTexts(line.as).name)})`;
}

/** What a line is about, and the way to it while it is there. */
function Subject({ line }: { readonly line: Activity }) {
  const { i18n, t } = useTranslation('activity');
  const section = sectionOf(useSections(), line.collection);
  const { language } = useLanguage();
  const toAddress = useAddress();
  const side = [language, ...LANGUAGES].find((each) => (line.name[each] ?? '').trim() !== '');
  // What there is one of has its section's name.
  const single = section !== null && !section.holdsItems && side === undefined;
  const place = section === null ? line.collection : i18n.t(section.label);
  const name = side === undefined ? t('unnamed') : line.name[side]?.trim();
  const path = section && line.present ? `/admin/${section.path}${section.holdsItems ? `/${line.item}` : ''}` : null;
  return (
    <p className="text-small text-ink-2">
      {!single && `${place}: `}
      {path === null ? (
        <span lang={side}>{single ? place : name}</span>
      ) : (
        <Link
          to={toAddress(path)}
          lang={single ? undefined : side}
          className="inline-block py-1 font-semibold text-brand underline decoration-2 underline-offset-4"
        >
          {single ? place : name}
        </Link>
      )}
      {!line.present && !single && side !== undefined && ` ${t('gone')}`}
    </p>
  );
}
