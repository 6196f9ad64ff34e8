import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Localized } from '#domain/localized.ts';
import { addMessages, type Messages } from '#renderer/i18n/portal-i18n.ts';

/** A public screen with the messages that are loaded with its own page only. */
export function withTexts<Props extends object>(
  Screen: ComponentType<Props>,
  texts: Localized<Messages>,
): ComponentType<Props> {
  return function ScreenWithTexts(props: Props) {
    const { i18n } = useTranslation();
    // Added before the first render. Adding them twice has no effect.
    useState(() => {
      for (const language of LANGUAGES) addMessages(i18n, language, texts[language]);
    });
    return <Screen {...props} />;
  };
}
