// A place for the form's tests to play on: the form with a backend, a device and messages that the test decides about.
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { OutgoingMessage, Delivery } from '#renderer/data/outbox.ts';
import type { Language } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import { RepositoryContext, type Repository } from '#renderer/data/repository.ts';
import commonEn from '#renderer/app/messages/en.json';
import commonId from '#renderer/app/messages/id.json';
import en from '#renderer/features/contact/parts/page-messages/en.json';
import id from '#renderer/features/contact/parts/page-messages/id.json';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { addMessages, createI18n, inLanguage, type Messages } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext, type Platform } from '#renderer/platform/port.ts';
import { ContactForm } from '#renderer/features/contact/parts/contact-form.tsx';
// The form fetches this itself; here it is there beforehand, so that no test waits for the disk.
import '#renderer/features/contact/parts/contact-schema.ts';
import { settle } from './settle.ts';

const messages = { id: { common: commonId, contact: id }, en: { common: commonEn, contact: en } };

/** All messages of the form, in one language. */
export function messagesIn(language: Language): Messages {
  return messages[language];
}

/** A device that keeps drafts, also from one form to the next. */
export function deviceWithDrafts(): Platform {
  return memoryPlatform();
}

interface Scene {
  readonly send: (message: OutgoingMessage) => Promise<Result<Delivery>>;
  readonly outbox?: Repository['outbox'];
  readonly place?: 'home' | 'contact';
  readonly asksPhone?: boolean;
  readonly language?: Language;
  readonly platform?: Platform;
}

/** Shows the form, and gives what ends it. */
export function openForm({
  send,
  outbox,
  place = 'contact',
  asksPhone = false,
  language = 'en',
  platform = deviceWithDrafts(),
}: Scene) {
  const repository = {
    site: { email: 'halo@tunas.example' },
    sendMessage: send,
    ...(outbox && { outbox }),
  } as Repository;
  const i18n = createI18n('id', messagesIn('id'));
  addMessages(i18n, 'en', messagesIn('en'));
  const form = (shown: Language) => (
    <I18nextProvider i18n={inLanguage(i18n, shown)}>
      <LanguageContext value={{ language: shown, unreachable: null, choose: () => undefined }}>
        <PlatformContext value={platform}>
          <RepositoryContext value={repository}>
            <ContactForm place={place} asksPhone={asksPhone} email={repository.site.email} />
          </RepositoryContext>
        </PlatformContext>
      </LanguageContext>
    </I18nextProvider>
  );
  const view = render(form(language));
  return { ...view, speak: (other: Language) => view.rerender(form(other)) };
}

type FieldName = 'name' | 'email' | 'phone' | 'subject' | 'message';

export const GOOD: Readonly<Record<Exclude<FieldName, 'phone'>, string>> = {
  name: 'Ratna',
  email: 'ratna@contoh.id',
  subject: 'Cabai',
  message: 'Cabai saya layu.',
};

export function fieldOf(name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  if (!field) throw new Error(`The form has no field ${name}.`);
  return field;
}

export function fill(values: Partial<Record<FieldName, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(fieldOf(name as FieldName), { target: { value } });
  }
}

export function wordsInForm(): Partial<Record<FieldName, string>> {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return Object.fromEntries(fields.map((field) => [field.name, field.value]));
}

export function button(): HTMLButtonElement {
  return screen.getByRole('button');
}

export async function submit(): Promise<void> {
  fireEvent.click(button());
  await settle();
}

export { settle };
