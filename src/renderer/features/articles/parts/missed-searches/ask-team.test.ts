import { expect, test } from 'vitest';
import { LIMITS } from '#domain/limits.ts';
import { draftOf } from '#renderer/features/contact/parts/contact-draft.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { askTeam } from './ask-team.ts';

const FIRST = { subject: 'Artikel tentang wereng', message: 'Saya mencari wereng:' };
const SECOND = { subject: 'Artikel tentang ulat', message: 'Saya mencari ulat:' };

/** A device on which this stands in the contact form already. */
function deviceWith(written: { readonly subject?: string; readonly message?: string; readonly name?: string }) {
  const platform = memoryPlatform();
  const form = draftOf(platform, 'contact');
  form.write({ ...form.empty, ...written });
  return { platform, form };
}

test('an empty form is filled in, and what is known of the writer stays', () => {
  const { platform, form } = deviceWith({ name: 'Ratna' });
  askTeam(platform, FIRST);
  expect(form.read()).toMatchObject({ name: 'Ratna', ...FIRST });
});

test('a question that nobody changed gives way to the next one, its subject and its message each', () => {
  const { platform, form } = deviceWith({});
  askTeam(platform, FIRST);
  askTeam(platform, SECOND);
  expect(form.read()).toMatchObject(SECOND);
  form.write({ ...form.read(), message: `${SECOND.message} yang makan daun` });
  askTeam(platform, FIRST);
  expect(form.read()).toMatchObject({
    subject: FIRST.subject,
    message: `${SECOND.message} yang makan daun\n\n${FIRST.message}`,
  });
});

test('what a person wrote stays, with the question below it, once', () => {
  const { platform, form } = deviceWith({ subject: 'Halo', message: 'Apa kabar?\n' });
  askTeam(platform, FIRST);
  askTeam(platform, FIRST);
  expect(form.read()).toMatchObject({ subject: 'Halo', message: `Apa kabar?\n\n${FIRST.message}` });
});

test('a message that has no more room stays as it is', () => {
  const message = 'x'.repeat(LIMITS.message - 5);
  const { platform, form } = deviceWith({ message });
  askTeam(platform, FIRST);
  expect(form.read()).toMatchObject({ subject: FIRST.subject, message });
});
