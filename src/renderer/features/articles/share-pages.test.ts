import { describe, expect, test } from 'vitest';
import { sharePages } from './share-pages.ts';

const page = { title: 'Cabai & hujan: 100% “kering”?', address: 'https://tunas.example/en/article/2' };
const parameters = (address: string) => Object.fromEntries(new URL(address).searchParams);
const place = (address: string) => new URL(address).origin + new URL(address).pathname;

describe('with the public address known', () => {
  test('Facebook gets the address alone', () => {
    const address = sharePages.facebook(page);
    expect(place(address)).toBe('https://www.facebook.com/sharer/sharer.php');
    expect(parameters(address)).toEqual({ u: page.address });
  });

  test('X gets the address and the title', () => {
    const address = sharePages.x(page);
    expect(place(address)).toBe('https://x.com/intent/post');
    expect(parameters(address)).toEqual({ url: page.address, text: page.title });
  });

  test('WhatsApp gets both in one text, the address last', () => {
    const address = sharePages.whatsapp(page);
    expect(place(address)).toBe('https://wa.me/');
    expect(parameters(address)).toEqual({ text: `${page.title} ${page.address}` });
  });
});

describe('with no public address', () => {
  const unknown = { ...page, address: null };

  test('the title travels alone, and nothing says "null"', () => {
    expect(parameters(sharePages.x(unknown))).toEqual({ text: page.title });
    expect(parameters(sharePages.whatsapp(unknown))).toEqual({ text: page.title });
    expect(parameters(sharePages.facebook(unknown))).toEqual({});
    for (const of of Object.values(sharePages)) expect(of(unknown)).not.toMatch(/null|undefined/);
  });
});
