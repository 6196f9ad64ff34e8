import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { THEMES, type Theme } from '#domain/app-settings.ts';
import { READING_WIDTHS, type ReadingWidth } from '#domain/display-settings.ts';
import { Choices } from '#renderer/ui/lazy/choices.tsx';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { DataSaverPart } from './data-saver-part.tsx';
import { addDisplayMessages } from './display-messages.ts';
import { useDisplaySettings } from './use-display-settings.ts';

const THEME_NAMES = {
  system: 'display:theme.system',
  light: 'display:theme.light',
  dark: 'display:theme.dark',
} as const satisfies Readonly<Record<Theme, string>>;

const WIDTHS = Object.keys(READING_WIDTHS) as ReadingWidth[];
const WIDTH_NAMES = {
  narrow: 'display:width.narrow',
  usual: 'display:width.usual',
  wide: 'display:width.wide',
} as const satisfies Readonly<Record<ReadingWidth, string>>;

interface Props {
  /** What gets the focus back, where that isn't what had it last. */
  readonly opener?: Element | null;
  readonly onClose: () => void;
}

/** How pages are shown, for every page. */
export function DisplayDialog({ opener, onClose }: Props) {
  const { t, i18n } = useTranslation(['display']);
  // Added before the first render.
  useState(() => addDisplayMessages(i18n));
  return (
    <Dialog title={t('title')} closeLabel={t('close')} opener={opener} onClose={onClose}>
      <DisplaySettings />
    </Dialog>
  );
}

/** Lets a reader choose the size of text, the width of articles, the colours, and whether pictures come by themselves. All take effect at once, on every page; there is nothing to confirm. */
function DisplaySettings() {
  const { t } = useTranslation(['display']);
  const { sizes, chosen, isRefused, chooseSize, chooseTheme, chooseWidth } = useDisplaySettings();
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
