import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AdminSection } from '#renderer/admin/section.ts';
import { fullNameQuery } from '#renderer/data/collections/people.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { dayAndDate, partOfDay } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useAccountsRequest } from '#renderer/session/use-request.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { AddIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Scene } from '#renderer/ui/scene.tsx';

const NAMED = {
  morning: 'dashboard:greet.morning',
  midday: 'dashboard:greet.midday',
  afternoon: 'dashboard:greet.afternoon',
  evening: 'dashboard:greet.evening',
} as const;
const UNNAMED = {
  morning: 'dashboard:greet.morningUnnamed',
  midday: 'dashboard:greet.middayUnnamed',
  afternoon: 'dashboard:greet.afternoonUnnamed',
  evening: 'dashboard:greet.eveningUnnamed',
} as const;

interface Props {
  /** What can be begun from here. */
  readonly starts: readonly NonNullable<AdminSection['start']>[];
}

/** Good morning, with the day, the sun where it stands, and what people come for most. */
export function Greeting({ starts }: Props) {
  const { t, i18n } = useTranslation(['dashboard']);
  const toAddress = useAddress();
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  // Without it, the greeting does too.
  const { data: name = '' } = useQuery(fullNameQuery(useAccountsRequest()));
  const part = partOfDay(now.getHours());
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-4 items-end justify-between border-b-2 border-ink">
      <div className="flex-[1_1_100%] min-w-0 @min-[46rem]:basis-0 @min-[46rem]:pb-5">
        <h1>{name === '' ? t(UNNAMED[part]) : t(NAMED[part], { name })}</h1>
        <p className="mt-1.5 max-w-[44ch] text-ink-2">{dayAndDate(now, language)}</p>
      </div>
      {/* They stand on the line; where it is narrow, the sprout alone, right of the button. */}
      <div className="order-1 flex items-end self-end @min-[46rem]:order-none">
        <SunOfTheDay hour={now.getHours() + now.getMinutes() / 60} />
        <Scene name="sprout" className="w-11 flex-none" />
      </div>
      {starts.map(({ label, path }) => (
        <Link key={path} to={toAddress(path)} className={`${buttonClass()} mb-5`}>
          <AddIcon />
          {i18n.t(label)}
        </Link>
      ))}
    </div>
  );
}

const RISES = 6;
const SETS = 18;
const WIDTH = 200;
const HEIGHT = 72;
const SUN = 17;

/**
 * The sun over the ground line, where it stands at this hour: it rises at the left and sets where the sprout grows. In
 * Indonesia that is six to six all year. At night there is the moon.
 */
function SunOfTheDay({ hour }: { readonly hour: number }) {
  const day = (hour - RISES) / (SETS - RISES);
  const shines = day >= 0 && day <= 1;
  const x = Math.round(SUN + day * (WIDTH - 2 * SUN));
  const y = Math.round(HEIGHT - Math.sin(day * Math.PI) * (HEIGHT - SUN - 2));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="hidden w-50 h-18 overflow-hidden @min-[62rem]:block"
    >
      {shines ? (
        <circle cx={x} cy={y} r={SUN} className="fill-accent forced-colors:fill-[color:CanvasText]" />
      ) : (
        <path
          d="M150 14a18 18 0 1 0 14 30a20 20 0 0 1-14-30Z"
          className="fill-(--s-far2) dark:fill-(--s-sun) forced-colors:fill-[color:CanvasText]"
        />
      )}
    </svg>
  );
}
