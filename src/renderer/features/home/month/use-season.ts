import { startTransition, useContext, useLayoutEffect, useState } from 'react';
import { ISLAND_GROUPS, type IslandGroup } from '#domain/island-groups.ts';
import { todayInJakarta } from '#domain/dates.ts';
import type { YearMonth } from '#domain/seasons/title-in-month.ts';
import { stageOf, type SeasonsByRegion } from '#domain/seasons/planting-seasons.ts';
import { HydratingContext } from '#renderer/page/page.ts';
import { usePlatform, type Preferences } from '#renderer/platform/port.ts';

/** The choice is kept under `tunas.region`, where the script in the page's head finds it before the first paint. */
const REGION = 'region';

/** The month in Jakarta. */
export function monthInJakarta(): YearMonth {
  const [year, month] = todayInJakarta(new Date()).split('-').map(Number);
  return { year, month } as YearMonth;
}

/** That month, and the region that was chosen on this device. */
function knownOn(preferences: Preferences): NonNullable<Season['now']> {
  return { ...monthInJakarta(), region: preferences.readChoice(REGION, ISLAND_GROUPS) };
}

/** The reader's season. */
export interface Season {
  /** null while the page hydrates: prerendered HTML depends on neither the date nor the reader. */
  readonly now: (YearMonth & { readonly region: IslandGroup | null }) | null;
  readonly choose: (region: IslandGroup) => void;
}

/**
 * The month in Jakarta, the region that was chosen on this device, and the stage of its fields, which sets the colours of the first
 * view's drawing: `data-season` on the document selects them in the style of `content/scenes/hero.svg` (p land preparation, t
 * planting, g growing, h harvest). There, a to e are surfaces, w the second tone of water, r and s rows, x to v the leaves in
 * front; each season uses the drawing's own colours, so it has a dark variant too.
 */
export function useSeason(seasons: SeasonsByRegion): Season {
  const { preferences } = usePlatform();
  const isHydrating = useContext(HydratingContext);
  const [known, setKnown] = useState<Season['now']>(() => (isHydrating ? null : knownOn(preferences)));
  useLayoutEffect(() => {
    // In a transition: at once, all that a page does after it was hydrated would be one long task.
    if (known === null) startTransition(() => setKnown(knownOn(preferences)));
  }, [known, preferences]);
  const stage = known?.region ? stageOf(seasons[known.region], known.month) : null;
  const isKnown = known !== null;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (stage) dataset['season'] = stage;
    else if (isKnown) delete dataset['season'];
    return () => {
      // Drawings elsewhere, such as a preview's, have their own.
      if (isKnown) delete dataset['season'];
    };
  }, [isKnown, stage]);
  const choose = (region: IslandGroup) => {
    preferences.writeChoice(REGION, region);
    setKnown((before) => before && { ...before, region });
  };
  return { now: known, choose };
}
