import { describe, expect, test } from 'vitest';
import { shareAddresses } from './share-addresses.ts';

const page = { title: 'Cabai & hujan: 100% “kering”?', address: 'https://tunas.example/en/article/2' };
const parameters = (address: string) => Object.fromEntries(new URL(address).searchParams);
const place = (address: string) => new URL(address).origin + new URL(address).pathname;

describe('with the public address known', () => {
  test('Facebook gets the address alone', () => {
    const address = shareAddresses.facebook(page);
    expect(place(address)).toBe('https://www.facebook.com/sharer/sharer.php');
    expect(parameters(address)).toEqual({ u: page.address });
  });

  test('X gets the address and the title', () => {
    const address = shareAddresses.x(page);
    expect(place(address)).toBe('https://x.com/intent/post');
    expect(parameters(address)).toEqual({ url: page.address, text: page.title });
  });

  test('a mail gets the title as its subject and both in its text, with no plus sign', () => {
    const address = shareAddresses.mail(page);
    expect(parameters(address)).toEqual({ subject: page.title, body: `${page.title}\n${page.address}` });
    expect(address).not.toContain('+');
  });

  test('WhatsApp gets both in one text, the address last', () => {
    const address = shareAddresses.whatsapp(page);
    expect(place(address)).toBe('https://wa.me/');
    expect(parameters(address)).toEqual({ text: `${page.title} ${page.address}` });
  });
});

describe('with no public address', () => {
  const unknown = { ...page, address: null };

  test('the title travels alone, and nothing says "null"', () => {
    expect(parameters(shareAddresses.x(unknown))).toEqual({ text: page.title });
    expect(parameters(shareAddresses.whatsapp(unknown))).toEqual({ text: page.title });
    expect(parameters(shareAddresses.facebook(unknown))).toEqual({});
    expect(parameters(shareAddresses.mail(unknown))).toEqual({ subject: page.title, body: page.title });
    for (const of of Object.values(shareAddresses)) expect(of(unknown)).not.toMatch(/null|undefined/);
  });
});
