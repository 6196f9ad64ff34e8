import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import { timeAgo } from '#renderer/i18n/time-ago.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How full the drop is, by the days since the last check. */
const DROP_LEVELS = { full: 1, half: 0.5, low: 0.25, dry: 0.1 } as const;

type DropLevel = keyof typeof DROP_LEVELS;

/** `full` within a day, `half` within a week, `dry` after 30 days. Both moments in ms since 1970. */
export function dropLevel(checkedAt: number, now: number): DropLevel {
  const days = (now - checkedAt) / DAY_MS;
  if (days < 1) return 'full';
  if (days < 7) return 'half';
  return days < 30 ? 'low' : 'dry';
}

interface Props {
  /** The time of the last change here, and of the last successful check for changes; ms since 1970. */
  readonly updatedAt: number | null;
  readonly checkedAt: number;
}

/** When the library was updated and checked: two facts, and a drop that empties with the time since the check. */
export function Freshness({ updatedAt, checkedAt }: Props) {
  const { t } = useTranslation(['library']);
  const { language } = useLanguage();
  const now = useNow();
  const level = dropLevel(checkedAt, now);
  const when = (moment: number) => timeAgo(moment, now, language);
  return (
    <div className="flex items-center gap-3">
      <Drop level={level} />
      <div className="leading-[1.45]">
        {level === 'dry' ? (
          <p className="font-bold text-warn">{t('fresh.stale', { count: Math.floor((now - checkedAt) / DAY_MS) })}</p>
        ) : (
          updatedAt !== null && <p className="font-bold">{t('fresh.updated', { when: when(updatedAt) })}</p>
        )}
        <p className="text-ink-2">{t('fresh.checked', { when: when(checkedAt) })}</p>
      </div>
    </div>
  );
}

/** The top and bottom of the drop in the drawing, between which it is filled. */
const [TOP, BOTTOM] = [3, 37];

function Drop({ level }: { readonly level: DropLevel }) {
  const surface = BOTTOM - (BOTTOM - TOP) * DROP_LEVELS[level];
  const outline = 'M14 3C18 10 25 17 25 25a11 11 0 0 1-22 0C3 17 10 10 14 3z';
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 28 40"
      data-level={level}
      className={`h-10 w-7 shrink-0 ${level === 'dry' ? 'text-warn' : 'text-info'}`}
    >
      <path d={outline} fill="var(--sunk)" />
      <path d={outline} fill="currentColor" style={{ clipPath: `inset(${surface}px 0 0)` }} />
      <path d={outline} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}

/** The moment, in ms since 1970, anew each minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
