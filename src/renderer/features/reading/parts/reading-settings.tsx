import { useTranslation } from 'react-i18next';
import { THEMES, type Theme } from '#domain/app-settings.ts';
import { Choices } from '../../../ui/private/choices.tsx';
import { DataSaverPart } from './data-saver-part.tsx';
import { useReadingSettings } from './use-reading-settings.ts';
import { useReadingWords } from './use-reading-words.ts';

const THEME_NAMES = {
  system: 'reading:theme.system',
  light: 'reading:theme.light',
  dark: 'reading:theme.dark',
} as const satisfies Readonly<Record<Theme, string>>;

/** Lets a reader choose the size of text, the colours, and whether pictures come by themselves. All take effect at once, on every page; there is nothing to confirm. */
export function ReadingSettings() {
  useReadingWords();
  const { t } = useTranslation(['reading']);
  const { sizes, chosen, isRefused, chooseSize, chooseTheme } = useReadingSettings();
  if (chosen === null) return null;
  return (
    <>
      <div>
        <Choices
          label={t('size')}
          values={sizes}
          chosen={chosen.textSize}
          nameOf={(value) => `${value}%`}
          onChoose={chooseSize}
        />
        <Choices
          label={t('theme')}
          help={t('help')}
          values={THEMES}
          chosen={chosen.theme}
          nameOf={(value) => t(THEME_NAMES[value])}
          onChoose={chooseTheme}
        />
        <DataSaverPart />
      </div>
      <p role="status" className={isRefused ? 'mt-3 font-semibold text-danger' : 'sr-only'}>
        {isRefused && t('refused')}
      </p>
    </>
  );
}
