import { expect, test } from 'vitest';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import en from './messages/en.json';
import id from './messages/id.json';
import { problemText } from './failure-text.ts';

test.each([
  ['id', 'This is no picture of the web', 'Ada gambar yang tidak bisa dipakai.'],
  ['id', 'There is no such date: date', 'Ada tanggal yang tidak benar.'],
  ['en', 'This lacks what it needs: title', 'It is published but lacks something it needs.'],
  ['en', 'This is no text of at most 200 characters: title', 'A text in it is too long.'],
  ['id', 'There is only one of this', 'Yang seperti ini hanya boleh satu.'],
  ['id', 'invalid input syntax for type json', 'Ada bagian yang tidak seperti seharusnya.'],
] as const)('says in %s what the backend means by “%s”', (language, said, words) => {
  expect(
    problemText(said, createI18n(language, { transfer: { id, en }[language] }).getFixedT(language, ['transfer'])),
  ).toBe(words);
});
