import { MONTHS } from '#domain/calendar.ts';
import type { Language, Localized } from '#domain/localized.ts';
import { stageOf, type Stage } from '#domain/seasons/planting-seasons.ts';
import { monthName } from '#renderer/i18n/dates.ts';

/** What fields are at, in both languages: comparing shows a document in that of the reader, whatever the screen's is. */
export const STAGE_NAMES: Readonly<Record<Stage, Localized>> = {
  p: { id: 'Olah tanah', en: 'Land preparation' },
  t: { id: 'Tanam', en: 'Planting' },
  g: { id: 'Tumbuh', en: 'Growing' },
  h: { id: 'Panen', en: 'Harvest' },
};

/** The stages of a year, months alike in a row together: "Jan–Feb Tumbuh, Mar Panen"; months without a stage are left out. */
export function stagesInWords(stages: string, language: Language): string {
  const runs: { readonly stage: Stage; readonly first: number; last: number }[] = [];
  for (const month of MONTHS) {
    const stage = stageOf(stages, month);
    const run = runs.at(-1);
    if (stage === null) continue;
    if (run?.stage === stage && run.last === month - 1) run.last = month;
    else runs.push({ stage, first: month, last: month });
  }
  const short = (month: number) => monthName(month, language, 'short');
  return runs
    .map(({ stage, first, last }) => {
      const months = first === last ? short(first) : `${short(first)}–${short(last)}`;
      return `${months} ${STAGE_NAMES[stage][language]}`;
    })
    .join(', ');
}
