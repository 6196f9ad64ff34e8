import { expect, test } from 'vitest';
import type { ContactMessage } from '#renderer/data/collections/messages.ts';
import { replyAddress } from './reply-address.ts';

const message = (more: Partial<ContactMessage> = {}) =>
  ({ email: 'sri@contoh.id', message: 'Daun keriting.', ...more }) as ContactMessage;

const addressOf = (about: ContactMessage, subject: string, intro: string, reply = '') =>
  replyAddress(about, { subject, intro, reply }).address;

/** What a mail program makes of the address. */
function read(address: string) {
  const url = new URL(address);
  return { to: decodeURIComponent(url.pathname), ...Object.fromEntries(url.searchParams) };
}

test('answers the sender, with the subject and the message as a quote', () => {
  expect(read(addressOf(message({ message: 'Satu & dua?\r\nTiga #4' }), 'Cabai', 'Sri menulis:'))).toEqual({
    to: 'sri@contoh.id',
    subject: 'Re: Cabai',
    body: '\r\n\r\nSri menulis:\r\n> Satu & dua?\r\n> Tiga #4',
  });
});

test('says Re: once, and keeps a subject on its line', () => {
  expect(read(addressOf(message(), 're: Cabai', ''))).toMatchObject({ subject: 're: Cabai' });
  expect(read(addressOf(message(), 'Cabai\r\nBcc: x@y.id', ''))).toMatchObject({ subject: 'Re: Cabai Bcc: x@y.id' });
});

test('an address can bring along no other reader and no file', () => {
  const address = addressOf(message({ email: 'a?bcc=eve&attach=/etc/passwd,x@evil.example' }), 'x', '');
  expect(read(address)).toMatchObject({ to: 'a?bcc=eve&attach=/etc/passwd,x@evil.example' });
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
});

test.each(['é', '字', '😀', '\n'])(
  'a long message of %j is cut, so that the whole has at most 2,000 characters',
  (letter) => {
    const address = addressOf(message({ message: `awal ${letter.repeat(990)} akhir` }), 'Cabai', 'Sri menulis:');
    expect(address.length).toBeLessThanOrEqual(2000);
    const { body } = read(address) as { body?: string };
    expect(body).toMatch(/\.\.\.$/);
    expect(body).toContain('> awal');
    expect(body).not.toContain('\uFFFD');
    if (letter !== '\n') expect(address.length).toBeGreaterThan(1950);
  },
);

test('what fits is whole', () => {
  expect(read(addressOf(message({ message: 'a'.repeat(1000) }), 'x', ''))).toMatchObject({
    body: `\r\n\r\n\r\n> ${'a'.repeat(1000)}`,
  });
});

test('without room for a quote, the subject goes along; without room for that, the address alone', () => {
  const long = addressOf(message(), '字'.repeat(200), '字'.repeat(200));
  expect(long.length).toBeLessThanOrEqual(2000);
  expect([...new URL(long).searchParams.keys()]).toEqual(['subject']);
  const email = `${'é'.repeat(200)}@contoh.id`;
  expect(addressOf(message({ email }), '字'.repeat(200), '')).toBe(
    `mailto:${encodeURIComponent('é'.repeat(200))}@contoh.id`,
  );
});

test('a reply stands above the quote, which gives way to it', () => {
  const short = replyAddress(message(), {
    subject: 'Cabai',
    intro: 'Sri menulis:',
    reply: 'Cabut & bakar.\nLalu siram.',
  });
  expect(short.holdsReply).toBe(true);
  expect(read(short.address)).toMatchObject({
    body: 'Cabut & bakar.\r\nLalu siram.\r\n\r\nSri menulis:\r\n> Daun keriting.',
  });
  const long = replyAddress(message({ message: 'x'.repeat(1000) }), {
    subject: 'Cabai',
    intro: 'Sri menulis:',
    reply: 'a'.repeat(1930),
  });
  expect(long.holdsReply).toBe(true);
  expect(read(long.address)).toMatchObject({ body: 'a'.repeat(1930) });
  expect(long.address.length).toBeLessThanOrEqual(2000);
});

test('a reply that doesn’t fit isn’t cut: the address has none of it', () => {
  const { address, holdsReply } = replyAddress(message(), { subject: 'Cabai', intro: '', reply: '字'.repeat(400) });
  expect(holdsReply).toBe(false);
  expect(read(address)).toEqual({ to: 'sri@contoh.id', subject: 'Re: Cabai' });
});

test('half a letter in what somebody typed doesn’t break it', () => {
  expect(read(addressOf(message(), 'x', '', 'a\ud83d'))).toMatchObject({
    body: expect.stringMatching(/^a\uFFFD/) as string,
  });
});
