import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Choices } from '#renderer/ui/lazy/choices.tsx';
import { Tabs } from '#renderer/ui/lazy/tabs.tsx';
import { useLanguageNames } from '../../cms/language-names.ts';
import { EverydayNamesPart } from './everyday-names-part.tsx';
import { HardWordsPart } from './hard-words-part.tsx';

/** Under this name the address says which list is shown, where it isn't the first. */
const LIST = 'list';

/** The lists of words that super admins keep: hard ones for writers, everyday names for searches. */
export function WordsScreen() {
  const { t } = useTranslation('words');
  const languageNames = useLanguageNames();
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const [address, setAddress] = useSearchParams();
  const list = address.get(LIST) === 'names' ? 'names' : 'hard';
  return (
    <div className="words @container">
      <h1>{t('admin.words')}</h1>
      <p className="mt-1.5 mb-2 max-w-[52ch] text-ink-2">{t('lead')}</p>
      <div className="mb-3">
        <Choices<Language>
          label={t('language')}
          values={LANGUAGES}
          chosen={language}
          nameOf={(each) => languageNames[each]}
          onChoose={setLanguage}
        />
      </div>
      <Tabs
        label={t('lists')}
        keepPanels
        value={list}
        onChange={(chosen) => setAddress(chosen === 'names' ? { [LIST]: chosen } : {}, { replace: true })}
        tabs={[
          { value: 'hard', label: t('hard.title'), panel: <HardWordsPart language={language} /> },
          {
            value: 'names',
            label: t('names.title'),
            panel: <EverydayNamesPart language={language} isShown={list === 'names'} />,
          },
        ]}
      />
    </div>
  );
}
