import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { useLanguage } from '../i18n/language.ts';
import { pathInLanguage, plainPath } from '../i18n/localized-path.ts';

const NAMES: Record<Language, string> = { id: 'Indonesia', en: 'English' };

/** ID and EN. Links, so that they work before and without JavaScript; with it, only the page's language changes. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const { language, unreachable, choose } = useLanguage();
  const { pathname, search } = useLocation();
  const switchTo = (event: MouseEvent, wanted: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    choose(wanted);
  };
  return (
    <div className="relative">
      <div
        role="group"
        aria-label={t('language.label')}
        className="flex rounded-[8px] border-[1.5px] border-line-strong"
      >
        {LANGUAGES.map((each) => (
          <a
            key={each}
            href={pathInLanguage(plainPath(pathname), each) + search}
            lang={each}
            hrefLang={each}
            aria-current={each === language ? 'true' : undefined}
            onClick={(event) => switchTo(event, each)}
            className="grid size-11 place-items-center rounded-[6px] text-[0.906rem] font-bold text-ink-2 aria-current:bg-ink aria-current:text-bg"
          >
            <span aria-hidden="true">{each.toUpperCase()}</span>
            <span className="sr-only">{NAMES[each]}</span>
          </a>
        ))}
      </div>
      {unreachable !== null && (
        <p
          role="status"
          className="type-small absolute top-full right-0 mt-2 w-60 rounded-[8px] border-[1.5px] border-line bg-surface p-3"
        >
          {t('error.offline')}
        </p>
      )}
    </div>
  );
}
