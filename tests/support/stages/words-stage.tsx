// Something of the portal with the words that a test gives it, on a device.
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '#domain/localized.ts';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { createI18n, type Messages } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext, type Platform } from '#renderer/platform/port.ts';

/** To be rendered or re-rendered. */
export function worded(
  children: ReactNode,
  messages: Messages,
  language: Language = 'id',
  platform: Platform = memoryPlatform(),
) {
  return (
    <I18nextProvider i18n={createI18n(language, messages)}>
      <LanguageContext value={{ language, unreachable: null, choose: () => undefined }}>
        <PlatformContext value={platform}>
          <MemoryRouter>{children}</MemoryRouter>
        </PlatformContext>
      </LanguageContext>
    </I18nextProvider>
  );
}
