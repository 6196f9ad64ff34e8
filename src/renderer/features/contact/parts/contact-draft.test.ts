import { beforeEach, expect, test, vi } from 'vitest';
import type { Platform } from '#renderer/platform/port.ts';
import { draftOf } from './contact-draft.ts';

let texts: Map<string, string>;
let ids: number;

/** The two abilities of a device that drafts need. */
function device(): Platform {
  return {
    drafts: {
      read: (key) => texts.get(key) ?? null,
      write: (key, text) => void texts.set(key, text),
      remove: (key) => void texts.delete(key),
    },
    newId: () => `id-${++ids}`,
  } as Platform;
}

beforeEach(() => {
  texts = new Map();
  ids = 0;
});

const written = { name: 'Ratna', email: 'r@contoh.id', phone: '', subject: 'Cabai', message: 'Layu' };

test('what was written is there again', () => {
  draftOf(device(), 'contact').write(written);
  expect(draftOf(device(), 'contact').read()).toEqual(written);
});

test('the id that a message is sent under stays with the same words, also after a reload: the inbox keeps one', () => {
  const first = draftOf(device(), 'contact').claim(written);
  expect(draftOf(device(), 'contact').claim({ ...written })).toBe(first);
  // It keeps both of other words.
  expect(draftOf(device(), 'contact').claim({ ...written, message: 'Layu dan menguning' })).not.toBe(first);
});

test('the id that a message is sent under is another one once the message is delivered', () => {
  const draft = draftOf(device(), 'contact');
  const first = draft.claim(written);
  draft.clear();
  expect(draft.claim(written)).not.toBe(first);
});

test('the two forms keep their words apart: without a draft the form is empty', () => {
  draftOf(device(), 'contact').write(written);
  expect(draftOf(device(), 'home').read()).toEqual({ name: '', email: '', phone: '', subject: '', message: '' });
});

test('after sending nothing is left on the device', () => {
  const draft = draftOf(device(), 'contact');
  draft.write(written);
  draft.claim(written);
  expect(draft.clear()).toEqual(draft.empty);
  expect(texts.size).toBe(0);
});

test.each(['{"name":"Ra', 'null', '7', '"text"', '[]', '{}'])(
  'a damaged draft such as %s is an empty form',
  (stored) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    texts.set('contact-home', stored);
    expect(draftOf(device(), 'home').read()).toMatchObject({ name: '', message: '' });
    // Invalid JSON is logged on the console.
    if (stored.startsWith('{"')) expect(warn).toHaveBeenCalledOnce();
  },
);

test('a damaged draft keeps the fields that are whole', () => {
  texts.set('contact-home', JSON.stringify({ name: 7, message: 'Layu', email: null }));
  expect(draftOf(device(), 'home').read()).toMatchObject({ name: '', message: 'Layu' });
});
