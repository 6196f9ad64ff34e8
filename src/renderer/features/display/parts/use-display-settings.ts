import { useEffect, useState } from 'react';
import { isTextSize, THEMES, USUAL_TEXT_SIZE, type TextSize, type Theme } from '#domain/app-settings.ts';
import {
  TEXT_SIZE_CHOICE,
  OFFERED_TEXT_SIZES,
  READING_WIDTH_CHOICE,
  THEME_CHOICE,
  type ReadingWidth,
} from '#domain/display-settings.ts';
import { usePlatform, type Preferences } from '#renderer/platform/port.ts';
import { applyReadingWidth, storedReadingWidth } from './reading-width.ts';
import { onChoiceInOtherTab, applyDisplaySettings } from '#renderer/ui/lazy/display-settings.ts';

interface Chosen {
  readonly textSize: TextSize;
  readonly theme: Theme;
  readonly width: ReadingWidth;
}

interface DisplaySettingsChoice {
  /** What is offered: the four steps, and on the desktop the app's own size where it is another one. */
  readonly sizes: readonly TextSize[];
  /** Null until the app has answered, or where it doesn't answer. */
  readonly chosen: Chosen | null;
  /** Whether the browser kept nothing of the last choice: then it isn't in force either. */
  readonly isRefused: boolean;
  readonly chooseSize: (size: TextSize) => void;
  readonly chooseTheme: (theme: Theme) => void;
  readonly chooseWidth: (width: ReadingWidth) => void;
}

const KEPT_SIZES = OFFERED_TEXT_SIZES.map(String);

/**
 * The size of all text, and whether pages are light or dark. In the installed app these are the app's own settings; on the web they
 * are kept on the device, and the script in the page's head brings them about.
 */
export function useDisplaySettings(): DisplaySettingsChoice {
  const { app, preferences } = usePlatform();
  const [chosen, setChosen] = useState<Chosen | null>(() => (app ? null : storedChoices(preferences)));
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!app) return onChoiceInOtherTab(() => setChosen(storedChoices(preferences)));
    let told = false;
    const stop = app.subscribeSettings((settings) => {
      told = true;
      setChosen({ ...settings, width: storedReadingWidth(preferences) });
    });
    void app.readSettings().then((read) => {
      // A change event that came meanwhile is newer.
      if (read && !told) setChosen({ ...read.settings, width: storedReadingWidth(preferences) });
    });
    return () => {
      told = true;
      stop();
    };
  }, [app, preferences]);
  const keep = (name: string, value: string) => {
    preferences.writeChoice(name, value);
    applyDisplaySettings();
    setChosen(storedChoices(preferences));
    setRefused(preferences.readChoice(name, [value]) === null);
  };
  const chooseSize = (textSize: TextSize) => {
    if (!app) return keep(TEXT_SIZE_CHOICE, String(textSize));
    setChosen((before) => before && { ...before, textSize });
    app.writeSetting({ name: 'textSize', value: textSize });
  };
  const chooseTheme = (theme: Theme) => {
    if (!app) return keep(THEME_CHOICE, theme);
    setChosen((before) => before && { ...before, theme });
    app.writeSetting({ name: 'theme', value: theme });
  };
  const chooseWidth = (width: ReadingWidth) => {
    if (!app) return keep(READING_WIDTH_CHOICE, width);
    preferences.writeChoice(READING_WIDTH_CHOICE, width);
    applyReadingWidth(width);
    setChosen((before) => before && { ...before, width });
  };
  const usual: readonly TextSize[] = OFFERED_TEXT_SIZES;
  const size = chosen?.textSize;
  const sizes = size === undefined || usual.includes(size) ? usual : [...usual, size].sort((a, b) => a - b);
  return { sizes, chosen, isRefused, chooseSize, chooseTheme, chooseWidth };
}

/** What is in force on the web: what isn't one of the choices counts as none, here as in the script in the head. */
function storedChoices(preferences: Preferences): Chosen {
  const size = Number(preferences.readChoice(TEXT_SIZE_CHOICE, KEPT_SIZES));
  return {
    textSize: isTextSize(size) ? size : USUAL_TEXT_SIZE,
    theme: preferences.readChoice(THEME_CHOICE, THEMES) ?? 'system',
    width: storedReadingWidth(preferences),
  };
}
