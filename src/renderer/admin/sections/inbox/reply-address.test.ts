import { expect, test } from 'vitest';
import type { ContactMessage } from '#renderer/data/collections/messages.ts';
import { replyAddress } from './reply-address.ts';

const message = (more: Partial<ContactMessage> = {}) =>
  ({ email: 'sri@contoh.id', message: 'Daun keriting.', ...more }) as ContactMessage;

/** What a mail program makes of the address. */
function read(address: string) {
  const url = new URL(address);
  return { to: decodeURIComponent(url.pathname), ...Object.fromEntries(url.searchParams) };
}

test('answers the sender, with the subject and the message as a quote', () => {
  expect(read(replyAddress(message({ message: 'Satu & dua?\r\nTiga #4' }), 'Cabai', 'Sri menulis:'))).toEqual({
    to: 'sri@contoh.id',
    subject: 'Re: Cabai',
    body: '\r\n\r\nSri menulis:\r\n> Satu & dua?\r\n> Tiga #4',
  });
});

test('says Re: once, and keeps a subject on its line', () => {
  expect(read(replyAddress(message(), 're: Cabai', ''))).toMatchObject({ subject: 're: Cabai' });
  expect(read(replyAddress(message(), 'Cabai\r\nBcc: x@y.id', ''))).toMatchObject({ subject: 'Re: Cabai Bcc: x@y.id' });
});

test('an address can bring along no other reader and no file', () => {
  const address = replyAddress(message({ email: 'a?bcc=eve&attach=/etc/passwd,x@evil.example' }), 'x', '');
  expect(read(address)).toMatchObject({ to: 'a?bcc=eve&attach=/etc/passwd,x@evil.example' });
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
});

test.each(['é', '字', '😀', '\n'])(
  'a long message of %j is cut, so that the whole has at most 2,000 characters',
  (letter) => {
    const address = replyAddress(message({ message: `awal ${letter.repeat(990)} akhir` }), 'Cabai', 'Sri menulis:');
    expect(address.length).toBeLessThanOrEqual(2000);
    const { body } = read(address) as { body?: string };
    expect(body).toMatch(/\.\.\.$/);
    expect(body).toContain('> awal');
    expect(body).not.toContain('\uFFFD');
    if (letter !== '\n') expect(address.length).toBeGreaterThan(1950);
  },
);

test('what fits is whole', () => {
  expect(read(replyAddress(message({ message: 'a'.repeat(1000) }), 'x', ''))).toMatchObject({
    body: `\r\n\r\n\r\n> ${'a'.repeat(1000)}`,
  });
});

test('without room for a quote, the subject goes along; without room for that, the address alone', () => {
  const long = replyAddress(message(), '字'.repeat(200), '字'.repeat(200));
  expect(long.length).toBeLessThanOrEqual(2000);
  expect([...new URL(long).searchParams.keys()]).toEqual(['subject']);
  const email = `${'é'.repeat(200)}@contoh.id`;
  expect(replyAddress(message({ email }), '字'.repeat(200), '')).toBe(
    `mailto:${encodeURIComponent('é'.repeat(200))}@contoh.id`,
  );
});
