import { useContext, useState, type ComponentType } from 'react';
import { LANGUAGES, type Localized } from '#domain/localized.ts';
import { addMessages, type Messages } from '../../i18n/portal-i18n.ts';
import { TranslatorContext } from '../../i18n/use-translation.ts';

/** A visitors' screen with the texts that only its own page brings along. */
export function withTexts<Props extends object>(
  Screen: ComponentType<Props>,
  texts: Localized<Messages>,
): ComponentType<Props> {
  return function ScreenWithTexts(props: Props) {
    const translator = useContext(TranslatorContext);
    // Before the screen is drawn for the first time. Saying it twice changes nothing.
    useState(() => {
      for (const language of LANGUAGES) if (translator) addMessages(translator, language, texts[language]);
    });
    return <Screen {...props} />;
  };
}
