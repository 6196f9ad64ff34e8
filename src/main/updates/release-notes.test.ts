import { expect, test } from 'vitest';
import { storeReleaseNotes, plainNotes, consumeReleaseNotes } from './release-notes.ts';

function store() {
  const values = new Map<string, unknown>();
  return {
    get: (name: string) => values.get(name),
    set: (name: string, value: unknown) => (values.set(name, value), true),
    delete: (name: string) => values.delete(name),
  };
}

test('the release notes are shown by their own version, and once', () => {
  const kept = store();
  storeReleaseNotes(kept, { version: '1.1.0', notes: 'Faster.' });
  expect(consumeReleaseNotes(kept, '1.0.0')).toBeNull();
  expect(consumeReleaseNotes(kept, '1.1.0')).toBe('Faster.');
  expect(consumeReleaseNotes(kept, '1.1.0')).toBeNull();
});

test.each([null, undefined, 7, {}, [], [null, { note: 5 }], '   '])('there are no release notes in %j', (notes) => {
  const kept = store();
  storeReleaseNotes(kept, { version: '1.1.0', notes });
  expect(consumeReleaseNotes(kept, '1.1.0')).toBeNull();
});

test('damaged notes are none', () => {
  const kept = store();
  kept.set('notes', { version: '1.1.0', text: ['<b>'] });
  expect(consumeReleaseNotes(kept, '1.1.0')).toBeNull();
  kept.set('notes', 'x');
  expect(consumeReleaseNotes(kept, '1.1.0')).toBeNull();
});

test('HTML and Markdown become plain text', () => {
  expect(plainNotes('<h2>1.1</h2><ul><li>R&amp;D</li><li>Faster</li></ul><script>alert(1)</script>')).toBe(
    '1.1\n\n• R&D\n• Faster',
  );
  expect(plainNotes('## News\n- a\n* b\u0007\u202e')).toBe('News\n• a\n• b');
  expect(
    plainNotes([
      { version: '1.1', note: 'b' },
      { version: '1.0', note: 'a' },
    ]),
  ).toBe('b\n\na');
  expect(plainNotes('< 5 kg per plot & more')).toBe('< 5 kg per plot & more');
});

test('a novel is cut', () => {
  expect(plainNotes('a'.repeat(5_000))).toBe(`${'a'.repeat(1_500)}…`);
});
