import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSections, type AdminSection } from '#renderer/admin/section.ts';
import type { Activity } from '#renderer/data/collections/activity.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { LOCALES, useLanguage } from '#renderer/i18n/language.ts';
import { dayAndDate, localDay } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { roleTexts } from '../../role-choices.ts';
import { usePersonWords } from '../../use-person-words.ts';
import { ACTION_WORDS, LANGUAGE_WORDS, sectionOf } from './activity-texts.ts';

/** The log's lines under the days on which they were written, in the reader's own time zone. */
export function ActivityDays({ lines }: { readonly lines: readonly Activity[] }) {
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
        {those.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
    </section>
  ));
}

function Line({ line }: { readonly line: Activity }) {
  const { t } = useTranslation('activity');
  const { language } = useLanguage();
  const { i18n } = useTranslation();
  const person = usePersonWords();
  const section = sectionOf(useSections(), line.collection);
  const words = ACTION_WORDS[line.action];
  const moment = new Date(line.madeAt);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-b-[1.5px] border-line py-2.5 leading-[1.4]">
      <time dateTime={line.madeAt} className="text-ink-2 tabular-nums">
        {moment.toLocaleTimeString(LOCALES[language], { hour: '2-digit', minute: '2-digit' })}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <strong className="font-bold">{line.by.name || t('nobody')}</strong>{' '}
          {line.by.name !== '' && <span className="text-ink-2">({person.role(line.by)}) </span>}
          {/* What a later version of the backend writes down has no words here yet. */}
          {words === undefined ? line.action : i18n.t(words)}
          {line.language !== null && ` (${i18n.t(LANGUAGE_WORDS[line.language])})`}
          {line.as !== null && ` (${i18n.t(roleTexts(line.as).name)})`}
        </p>
        <Subject line={line} section={section} />
      </div>
    </li>
  );
}

/** What a line is about, and the way to it while it is there. */
function Subject({ line, section }: { readonly line: Activity; readonly section: AdminSection | null }) {
  const { i18n, t } = useTranslation('activity');
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
