// What stands around a picture's field: a device, English texts, and a backend whose answers the test gives.
import { notifyManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ok, type Result } from '#domain/result.ts';
import type { UploadFile, UploadWatch } from '#renderer/data/accounts.ts';
import portalTexts from '#renderer/app/messages/en.json';
import { attachments, pictures, uploads } from '#renderer/admin/cms/messages/en.json';
import id from '#renderer/admin/cms/messages/id.json';
import { QueryProvider } from '#renderer/admin/shell/query-provider.tsx';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { addMessages, createI18n } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { SessionContext } from '#renderer/session/session.ts';
import { sessionStage, signedIn } from '../stages/session-stage.tsx';

notifyManager.setScheduler(queueMicrotask);

interface Sending {
  readonly file: UploadFile;
  readonly watch: UploadWatch;
  answer(result: Result<void>): void;
}

/** A photo as it is sent. */
export const PREPARED = ok({
  ...{ type: 'webp' as const, width: 300, height: 200 },
  files: [{ width: 300, blob: new Blob(['picture'], { type: 'image/webp' }) }],
});

/** A backend whose uploads the test resolves. */
export function uploadStage() {
  const sendings: Sending[] = [];
  const upload = (file: UploadFile, watch: UploadWatch = {}) =>
    new Promise<Result<void>>((answer) => sendings.push({ file, watch, answer }));
  const answerLast = async (result: Result<void> = ok(undefined)) => {
    await act(async () => {
      sendings.at(-1)?.answer(result);
      await new Promise((resolve) => setImmediate(resolve));
    });
  };
  return { sendings, upload, answerLast };
}

const SILENT: Partial<Accounts> = {
  query: () => Promise.resolve(ok({ data: {}, count: null })),
};

/** @param accounts what the backend answers beside uploads */
export function showPictures(children: ReactNode, accounts = SILENT) {
  const session = sessionStage(signedIn('granted'), () => Promise.resolve(accounts));
  const translator = createI18n('en', { common: portalTexts, pictures, attachments, uploads });
  addMessages(translator, 'id', { pictures: id.pictures });
  const language = { language: 'en' as const, unreachable: null, choose: () => undefined };
  return render(
    <StrictMode>
      <PlatformContext value={memoryPlatform()}>
        <I18nextProvider i18n={translator}>
          <LanguageContext value={language}>
            <SessionContext value={session}>
              <QueryProvider>{children}</QueryProvider>
            </SessionContext>
          </LanguageContext>
        </I18nextProvider>
      </PlatformContext>
    </StrictMode>,
  );
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** Drops files on an element, and waits until they were looked at. */
export async function dropOn(element: Element, files: readonly File[]): Promise<void> {
  await act(async () => {
    fireEvent.drop(element, { dataTransfer: { types: ['Files'], files } });
    await new Promise((resolve) => setImmediate(resolve));
  });
}
