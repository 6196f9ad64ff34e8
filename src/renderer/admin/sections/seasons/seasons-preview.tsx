import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MONTHS, type Month } from '#domain/calendar.ts';
import type { IslandGroup } from '#domain/island-groups.ts';
import type { FieldCalendar } from '#domain/seasons/field-tasks.ts';
import { seasonsByRegion, stageOf } from '#domain/seasons/planting-seasons.ts';
import { offeredInYear } from '#domain/seasons/year-of-tasks.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { readSiteContent } from '#renderer/data/site-content.ts';
import { Hero } from '#renderer/features/home/hero.tsx';
import { MonthSection } from '#renderer/features/home/month/month-section.tsx';
import { monthInJakarta } from '#renderer/features/home/month/use-season.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { monthName } from '#renderer/i18n/dates.ts';
import type { PreviewProps } from '../../cms/content-types/definition-editor.tsx';
import { previewRow } from '../../cms/content-types/preview-row.ts';
import { SitePage } from '../../cms/preview/site-page.tsx';
import { SEASONS } from './seasons.ts';

/** The first view of the home page and its month, in any month and region: at first the current month in Java. */
export function SeasonsPreview({ document, language }: PreviewProps) {
  const { t } = useTranslation('seasons');
  const { language: reader } = useLanguage();
  const id = useId();
  const [{ year, month }, setMonth] = useState(monthInJakarta);
  const [region, setRegion] = useState<IslandGroup>('java');
  const calendars = useCalendars(language);
  const words = useMemo(
    () =>
      readSiteContent([previewRow(SEASONS.collection, document, language)], language, (address) => address)?.seasons,
    [document, language],
  );
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 px-6 py-3">
        <label htmlFor={id} className="font-bold">
          {t('previewMonth')}
        </label>
        <select
          id={id}
          className="field-control w-auto!"
          value={month}
          onChange={({ target }) => setMonth({ year, month: Number(target.value) as Month })}
        >
          {MONTHS.map((each) => (
            <option key={each} value={each}>
              {monthName(each, reader)}
            </option>
          ))}
        </select>
      </p>
      <div data-season={stageOf(seasonsByRegion(words?.stages ?? {})[region], month) ?? ''}>
        <SitePage path="/">
          <Hero hasArticles />
          <MonthSection calendars={calendars} month={words ?? null} now={{ year, month, region }} choose={setRegion} />
        </SitePage>
      </div>
    </>
  );
}

/** The calendars that the site has; none where they can't be read. */
function useCalendars(language: PreviewProps['language']): readonly FieldCalendar[] {
  const { stored } = useRepository();
  const [calendars, setCalendars] = useState<readonly FieldCalendar[]>([]);
  useEffect(() => {
    let isWanted = true;
    void stored.calendars(language).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setCalendars(offeredInYear(answer.value));
      else console.warn('The calendars could not be read:', answer.detail);
    });
    return () => {
      isWanted = false;
    };
  }, [stored, language]);
  return calendars;
}
