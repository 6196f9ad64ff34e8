import { expect, test } from 'vitest';
import { failed } from '#domain/result.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import en from '../messages/en.json';
import id from '../messages/id.json';
import { uploadFailureText } from './upload-fault.ts';

test.each([
  ['id', id.uploads, 'Gambarnya masih di sini', 'Disk server penuh. Kosongkan ruang di server'],
  ['en', en.uploads, 'The picture is still here', 'The server’s disk is full. Free some space there'],
] as const)(
  'an upload that finds a full disk says so, and that the picture is safe (%s)',
  (language, words, safe, why) => {
    const t = createI18n(language, { uploads: words }).getFixedT(language, 'uploads');
    const { title, detail } = uploadFailureText(failed('disk-full', '507 DiskFull'), t);
    expect([title, detail]).toEqual([expect.stringContaining(safe), expect.stringContaining(why)]);
  },
);
