import { expect, test } from 'vitest';
import { failed, type ErrorCode } from '#domain/result.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { messagesIn } from '#tests/support/stages/contact-form-stage.tsx';
import { failureToast } from './failure-toast.ts';

/** The detail of the notice in both languages: the reason, and what to do. */
function details(code: ErrorCode, retryAfter?: number) {
  return (['id', 'en'] as const).map((language) => {
    const t = createI18n(language, messagesIn(language)).getFixedT(language, 'contact');
    return failureToast(failed(code, '', retryAfter) as never, 'home', t).detail;
  });
}

test.each([
  ['offline', 'Tidak ada internet. Periksa sinyal, lalu coba lagi.', 'No internet. Check your signal, then try again.'],
  [
    'captive-portal',
    'Wi-Fi ini minta Anda masuk dulu. Buka browser, selesaikan, lalu kembali ke sini.',
    'This Wi-Fi asks you to log in first. Open your browser and do that.',
  ],
  ['timeout', 'Sinyal sedang lemah. Coba lagi.', 'The signal is weak. Try again.'],
  [
    'server',
    'Server kami sedang bermasalah. Coba lagi dalam beberapa menit.',
    'Our server isn’t answering. Try again in a few minutes.',
  ],
  [
    'refused',
    'Server menolak pesan ini. Periksa isinya, lalu coba lagi.',
    'The server refused this message. Check it, then try again.',
  ],
  [
    'disk-full',
    'Disk server kami penuh. Pesan Anda masih di sini: kirim lewat email, atau coba lagi nanti.',
    'Our server’s disk is full. Your message is still here: send it by email, or try again later.',
  ],
  ['no-backend', 'Situs ini belum terhubung ke kotak pesan kami.', 'This site isn’t connected to our inbox yet.'],
  ['no-table', 'Situs ini belum terhubung ke kotak pesan kami.', 'This site isn’t connected to our inbox yet.'],
] as const)('%s', (code, id, en) => {
  expect(details(code)).toEqual([id, en]);
});

test.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [1740, 29],
  [undefined, 1],
])('a flood says when to try again, in whole minutes: %s seconds are %s', (seconds, minutes) => {
  expect(details('too-many', seconds)).toEqual([
    `Terlalu banyak pesan sekaligus. Coba lagi ${minutes} menit lagi.`,
    `Too many messages at once. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
  ]);
});
