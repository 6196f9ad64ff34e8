import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MONTHS, type Month } from '#domain/figures/months.ts';
import { todayInJakarta } from '#domain/jakarta-day.ts';
import { stageOf } from '#domain/seasons/planting-seasons.ts';
import { Hero } from '#renderer/features/home/hero.tsx';
import { useLanguage } from '#renderer/i18n/language.ts';
import { monthName } from '#renderer/i18n/months.ts';
import type { PreviewProps } from '../../cms/content-types/definition-editor.tsx';
import { SitePage } from '../../cms/preview/site-page.tsx';

/** The first view of the home page as it is drawn in a month of this season: at first the current one. */
export function SeasonPreview({ document }: PreviewProps) {
  const { t } = useTranslation('seasons');
  const { language } = useLanguage();
  const id = useId();
  const [month, setMonth] = useState(() => Number(todayInJakarta(new Date()).slice(5, 7)) as Month);
  const stages = document['stages'];
  const stage = typeof stages === 'string' ? stageOf(stages, month) : null;
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
          onChange={({ target }) => setMonth(Number(target.value) as Month)}
        >
          {MONTHS.map((each) => (
            <option key={each} value={each}>
              {monthName(each, language)}
            </option>
          ))}
        </select>
      </p>
      <div data-season={stage ?? ''}>
        <SitePage path="/">
          <Hero />
        </SitePage>
      </div>
    </>
  );
}
