import type { ComponentType } from 'react';
import type { Localized } from '#domain/localized.ts';
import { useMessages, type Messages } from '#renderer/i18n/portal-i18n.ts';

/** A public screen with the messages that are loaded with its own page only. */
export function withTexts<Props extends object>(
  Screen: ComponentType<Props>,
  texts: Localized<Messages>,
): ComponentType<Props> {
  return function ScreenWithTexts(props: Props) {
    useMessages(texts);
    return <Screen {...props} />;
  };
}
