import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/localized.ts';
import { useLanguage } from '../../i18n/language.ts';
import { LanguageIcon } from '../../ui/private/admin-icons.ts';
import { Menu, MenuRadio } from '../../ui/private/menu.tsx';

const NAMES = { id: 'Indonesia', en: 'English' } as const;

/** Indonesian or English, the current one ticked. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { language, unreachable, choose } = useLanguage();
  return (
    <div className="bar-place">
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`${t('language.label')}: ${NAMES[language]}`}
            className="bar-button disclosure"
          >
            <LanguageIcon />
            <span className="bar-words" lang={language}>
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
        <p role="status" className="bar-notice">
          {t('error.offline')}
        </p>
      )}
    </div>
  );
}
