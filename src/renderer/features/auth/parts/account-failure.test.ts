import { describe, expect, test } from 'vitest';
import { failed, type ErrorCode, type Failure } from '#domain/result.ts';
import { refusal, translator } from '#tests/support/stages/account-stage.tsx';
import { accountFailure, linkFailure, secondsToWait } from './account-failure.ts';

const said = (failure: Failure, language: 'id' | 'en') => accountFailure(failure, translator(language), language);

/** The book of wording's table: the text for a refusal's code, after the provider's own message. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  invalid_credentials: 'Check your email and password.',
  user_already_exists: 'Log in with this email instead.',
  email_exists: 'Log in with this email instead.',
  weak_password: 'Use a longer one that is hard to guess.',
  same_password: 'Choose one you haven’t used here.',
  email_not_confirmed: 'Open the link in the email we sent you.',
  over_email_send_rate_limit: 'Wait a while before asking for another email.',
  otp_expired: 'Check the code, or ask for a new one.',
  session_expired: 'Your session has ended. Log in again.',
  refresh_token_not_found: 'Your session has ended. Log in again.',
  refresh_token_already_used: 'Your session has ended. Log in again.',
  signup_disabled: 'Sign-up is closed at the moment.',
  over_request_rate_limit: 'Too many tries. Wait a few minutes.',
};
/** In Indonesian it stands alone. */
const IN_INDONESIAN: Readonly<Record<string, string>> = {
  invalid_credentials: 'Email atau kata sandi salah. Periksa dulu, lalu coba lagi.',
  user_already_exists: 'Email ini sudah terdaftar. Langsung masuk saja.',
  email_exists: 'Email ini sudah terdaftar. Langsung masuk saja.',
  weak_password: 'Kata sandi ini mudah ditebak. Pakai yang lebih panjang, campur huruf dan angka.',
  same_password: 'Kata sandi baru masih sama dengan yang lama. Pakai yang lain.',
  email_not_confirmed: 'Email belum dikonfirmasi. Buka tautan di email dari kami.',
  over_email_send_rate_limit: 'Email sudah beberapa kali dikirim. Tunggu sebentar sebelum meminta lagi.',
  otp_expired: 'Kode ini salah atau sudah tidak berlaku. Periksa lagi, atau minta kode baru.',
  session_expired: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.',
  refresh_token_not_found: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.',
  refresh_token_already_used: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.',
  signup_disabled: 'Pendaftaran sedang ditutup.',
  over_request_rate_limit: 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
};

test.each(Object.keys(IN_ENGLISH))(
  '%s: in English the provider first, then what to do; in Indonesian our words alone',
  (reason) => {
    const failure = refusal(reason, 'The provider says so');
    expect(said(failure, 'en')).toBe(`The provider says so. ${IN_ENGLISH[reason]}`);
    expect(said(failure, 'id')).toBe(IN_INDONESIAN[reason]);
  },
);

const MISSING = 'You must provide either an email or phone number and a password';

const ALONE = [
  failed('offline', 'Failed to fetch'),
  failed('captive-portal', '<html>'),
  failed('timeout', 'aborted'),
  failed('server', '500'),
  refusal('session_not_found', 'Auth session missing!'),
  failed('no-backend', 'none'),
  failed('refused', MISSING),
];

test('where the provider’s message would add nothing, our guidance stands alone', () => {
  expect(ALONE.map((failure) => said(failure, 'en'))).toEqual([
    'No internet. Check your signal, then try again.',
    'This Wi-Fi asks you to log in first. Open your browser and do that.',
    'The signal is weak. Try again.',
    'Our server isn’t answering. Try again in a few minutes.',
    'Log in to continue.',
    'Accounts aren’t available on this site yet. You can still read every article.',
    MISSING,
  ]);
  expect(ALONE.map((failure) => said(failure, 'id'))).toEqual([
    'Tidak ada internet. Periksa sinyal, lalu coba lagi.',
    'Wi-Fi ini minta Anda masuk dulu. Buka browser, selesaikan, lalu kembali ke sini.',
    'Sinyal sedang lemah. Coba lagi.',
    'Server kami sedang bermasalah. Coba lagi dalam beberapa menit.',
    'Anda belum masuk. Masuk dulu untuk melanjutkan.',
    'Akun belum tersedia di situs ini. Semua artikel tetap bisa Anda baca.',
    'Isi email atau nomor telepon, lalu kata sandi',
  ]);
});

const TOO_MANY = 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.';
const DIFFERENT = 'It should be different.';
const SERVER = 'Our server isn’t answering. Try again in a few minutes.';

test.each([
  ['a 429 without a code is too many tries', failed('too-many', 'Slow down'), 'id', TOO_MANY],
  ['an unknown refusal shows the provider’s message', refusal('user_banned', 'No'), 'en', 'No'],
  ['in Indonesian after what to do', refusal('user_banned', 'No'), 'id', 'Belum berhasil. Coba lagi. Pesan server: No'],
  ['a code that is a word of the language itself is unknown too', refusal('constructor', 'Odd'), 'en', 'Odd'],
  ['one without a word is the server’s fault', failed('refused', ' '), 'en', SERVER],
  [
    'a full stop isn’t doubled',
    refusal('same_password', DIFFERENT),
    'en',
    `${DIFFERENT} Choose one you haven’t used here.`,
  ],
] as const)('%s', (_what, failure, language, words) => {
  expect(said(failure, language)).toBe(words);
});

describe('a link that didn’t work', () => {
  const EXPIRED = 'Email link is invalid or has expired';
  const link = (reason: string | null, language: 'id' | 'en') =>
    linkFailure({ reason, detail: EXPIRED }, translator(language), language);

  test.each(['otp_expired', 'access_denied', null])('with %j is a bad link', (reason) => {
    expect(link(reason, 'en')).toBe(`${EXPIRED}. This link no longer works. Ask for a new one.`);
    expect(link(reason, 'id')).toBe('Tautan ini sudah tidak berlaku. Minta tautan baru.');
  });

  test('because nobody could be asked about it isn’t called bad', () => {
    expect(link('offline', 'en')).toBe('No internet. Check your signal, then try again.');
  });
});

test('how long to wait is what the service says, else its own interval', () => {
  expect(secondsToWait(failed('too-many', 'Slow down', 12))).toBe(12);
  expect(secondsToWait(failed('too-many', 'email rate limit exceeded'))).toBe(60);
});

test.each(['offline', 'refused', 'server'] satisfies ErrorCode[])('how long to wait is nothing after %s', (code) => {
  expect(secondsToWait(failed(code, 'x', 40))).toBeNull();
});
