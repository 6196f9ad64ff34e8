import { useTranslation } from 'react-i18next';
import { THEMES, type Theme } from '#domain/app-settings.ts';
import { READING_WIDTHS, type ReadingWidth } from '#domain/reading-settings.ts';
import { Choices } from '../../../ui/private/choices.tsx';
import { DataSaverPart } from './data-saver-part.tsx';
import { useReadingSettings } from './use-reading-settings.ts';
import { useReadingWords } from './use-reading-words.ts';

const THEME_NAMES = {
  system: 'reading:theme.system',
  light: 'reading:theme.light',
  dark: 'reading:theme.dark',
} as const satisfies Readonly<Record<Theme, string>>;

const WIDTHS = Object.keys(READING_WIDTHS) as ReadingWidth[];
const WIDTH_NAMES = {
  narrow: 'reading:width.narrow',
  usual: 'reading:width.usual',
  wide: 'reading:width.wide',
} as const satisfies Readonly<Record<ReadingWidth, string>>;

/** Lets a reader choose the size of text, the width of articles, the colours, and whether pictures come by themselves. All take effect at once, on every page; there is nothing to confirm. */
export function ReadingSettings() {
  useReadingWords();
  const { t } = useTranslation(['reading']);
  const { sizes, chosen, isRefused, chooseSize, chooseTheme, chooseWidth } = useReadingSettings();
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
        {/* Narrower windows give the text all their width. */}
        <Choices
          label={t('width')}
          values={WIDTHS}
          chosen={chosen.width}
          nameOf={(value) => t(WIDTH_NAMES[value])}
          onChoose={chooseWidth}
          className="max-lg:hidden"
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
