import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/localized.ts';
import { useLanguage } from '../../i18n/language.ts';
import { LanguageIcon } from '../../ui/lazy/admin-icons.ts';
import { Menu, MenuRadio } from '../../ui/lazy/menu.tsx';
import { BAR_BUTTON } from '#renderer/admin/classes.ts';

const NAMES = { id: 'Indonesia', en: 'English' } as const;

/** Indonesian or English, the current one ticked. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { language, unreachable, choose } = useLanguage();
  return (
    <div className="relative min-w-auto">
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`${t('language.label')}: ${NAMES[language]}`}
            className={`${BAR_BUTTON} disclosure text-brand`}
          >
            <LanguageIcon />
            <span className="max-md:hidden [.bar-slot:not(:empty)~*_&]:hidden" lang={language}>
              {NAMES[language]}
            </span>
          </button>
        }
      >
        <MenuRadio
          label={t('language.label')}
          value={language}
          onChoose={choose}
          options={LANGUAGES.map((each) => ({ value: each, label: NAMES[each], lang: each }))}
        />
      </Menu>
      {unreachable !== null && (
        <p
          role="status"
          className="absolute top-full right-0 w-[15rem] mt-2 p-3 border-[1.5px] border-line rounded-[8px] bg-surface text-small leading-[1.4]"
        >
          {t('error.offline')}
        </p>
      )}
    </div>
  );
}
