import { useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { dayAndDate, partOfDay } from '../../../i18n/moments.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GroundLine } from '../../../ui/ground-line.tsx';
import { SunOfTheDay } from './sun-of-the-day.tsx';
import { useFullName } from './use-full-name.ts';

const NAMED = {
  morning: 'greet.morning',
  midday: 'greet.midday',
  afternoon: 'greet.afternoon',
  evening: 'greet.evening',
} as const;
const UNNAMED = {
  morning: 'greet.morningUnnamed',
  midday: 'greet.middayUnnamed',
  afternoon: 'greet.afternoonUnnamed',
  evening: 'greet.eveningUnnamed',
} as const;

/** Good morning, with the day and the sun where it stands. */
export function Greeting() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const name = useFullName();
  const part = partOfDay(now.getHours());
  return (
    <GroundLine>
      <div className="greeting">
        <h1>{name === '' ? t(UNNAMED[part]) : t(NAMED[part], { name })}</h1>
        <p className="admin-lead">{dayAndDate(now, language)}</p>
      </div>
      <SunOfTheDay hour={now.getHours() + now.getMinutes() / 60} />
    </GroundLine>
  );
}
