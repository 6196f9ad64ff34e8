import { describe, expect, test } from 'vitest';
import { failed, type ErrorCode, type Failure } from '#domain/result.ts';
import { refusal, translator } from '#tests/support/account-stage.tsx';
import { accountFailure, linkFailure, secondsToWait } from './account-failure.ts';

const said = (failure: Failure, language: 'id' | 'en') => accountFailure(failure, translator(language), language);

const ENDED = 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan.';

/** The book of wording's table: code, English guidance, Indonesian. */
const REFUSALS = [
  [
    'invalid_credentials',
    'Check your email and password.',
    'Email atau kata sandi salah. Periksa dulu, lalu coba lagi.',
  ],
  ['user_already_exists', 'Log in with this email instead.', 'Email ini sudah terdaftar. Langsung masuk saja.'],
  ['email_exists', 'Log in with this email instead.', 'Email ini sudah terdaftar. Langsung masuk saja.'],
  [
    'weak_password',
    'Use a longer one that is hard to guess.',
    'Kata sandi ini mudah ditebak. Pakai yang lebih panjang, campur huruf dan angka.',
  ],
  [
    'same_password',
    'Choose one you haven’t used here.',
    'Kata sandi baru masih sama dengan yang lama. Pakai yang lain.',
  ],
  [
    'email_not_confirmed',
    'Open the link in the email we sent you.',
    'Email belum dikonfirmasi. Buka tautan di email dari kami.',
  ],
  [
    'over_email_send_rate_limit',
    'Wait a while before asking for another email.',
    'Email sudah beberapa kali dikirim. Tunggu sebentar sebelum meminta lagi.',
  ],
  ['otp_expired', 'Ask for a new code.', 'Kode salah atau sudah habis waktunya. Minta kode baru.'],
  ...(['session_expired', 'refresh_token_not_found', 'refresh_token_already_used'] as const).map(
    (reason) => [reason, 'Your session has ended. Log in again.', ENDED] as const,
  ),
  ['signup_disabled', 'Sign-up is closed at the moment.', 'Pendaftaran sedang ditutup.'],
  [
    'over_request_rate_limit',
    'Too many tries. Wait a few minutes.',
    'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
  ],
] as const;

test.each(REFUSALS)('%s: in English the provider first, then what to do; in Indonesian our words alone', (...given) => {
  const [reason, english, indonesian] = given;
  const failure = refusal(reason, 'The provider says so');
  expect([said(failure, 'en'), said(failure, 'id')]).toEqual([`The provider says so. ${english}`, indonesian]);
});

/** Where the provider's message would add nothing, the guidance stands alone in both languages. */
const ALONE = [
  [
    failed('offline', 'Failed to fetch'),
    'No internet. Check your signal, then try again.',
    'Tidak ada internet. Periksa sinyal, lalu coba lagi.',
  ],
  [
    failed('captive-portal', '<html>'),
    'This Wi-Fi asks you to log in first. Open your browser and do that.',
    'Wi-Fi ini minta Anda masuk dulu. Buka browser, selesaikan, lalu kembali ke sini.',
  ],
  [failed('timeout', 'aborted'), 'The signal is weak. Try again.', 'Sinyal sedang lemah. Coba lagi.'],
  [
    failed('server', '500'),
    'Our server isn’t answering. Try again in a few minutes.',
    'Server kami sedang bermasalah. Coba lagi dalam beberapa menit.',
  ],
  [
    refusal('session_not_found', 'Auth session missing!'),
    'Log in to continue.',
    'Anda belum masuk. Masuk dulu untuk melanjutkan.',
  ],
  [
    failed('no-backend', 'none'),
    'Accounts aren’t available on this site yet. You can still read every article.',
    'Akun belum tersedia di situs ini. Semua artikel tetap bisa Anda baca.',
  ],
  [
    failed('refused', 'You must provide either an email or phone number and a password'),
    'You must provide either an email or phone number and a password',
    'Isi email atau nomor telepon, lalu kata sandi',
  ],
] as const;

test.each(ALONE)('%j is told by our guidance alone', (result, english, indonesian) => {
  expect([said(result, 'en'), said(result, 'id')]).toEqual([english, indonesian]);
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

describe('how long to wait', () => {
  test('is what the service says, else its own interval', () => {
    expect(secondsToWait(failed('too-many', 'Slow down', 12))).toBe(12);
    expect(secondsToWait(failed('too-many', 'email rate limit exceeded'))).toBe(60);
  });

  test.each(['offline', 'refused', 'server'] satisfies ErrorCode[])('is nothing after %s', (code) => {
    expect(secondsToWait(failed(code, 'x', 40))).toBeNull();
  });
});
