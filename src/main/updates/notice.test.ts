import { describe, expect, test } from 'vitest';
import { noticeOf, type UpdateNews } from './notice.ts';

const NEWS: readonly UpdateNews[] = [
  { kind: 'off' },
  { kind: 'system' },
  { kind: 'none', version: '1.2.3' },
  { kind: 'unchecked' },
  { kind: 'found', version: '1.3.0', current: '1.2.3' },
  { kind: 'installed', version: '1.3.0', notes: 'Faster.' },
  { kind: 'downloading' },
  { kind: 'ready' },
  { kind: 'failed' },
];

describe.each(NEWS)('news: $kind', (news) => {
  test('reads differently in the two languages, with nothing left to fill in', () => {
    const [id, en] = [noticeOf(news, 'id'), noticeOf(news, 'en')];
    expect(id.message).not.toBe(en.message);
    for (const { message, detail, buttons } of [id, en])
      expect([message, detail, ...buttons].join()).not.toContain('{{');
  });

  test('leaves a way out', () => {
    expect(['Close', 'Later']).toContain(noticeOf(news, 'en').buttons.at(-1));
  });
});

test('a version found is named beside the one that runs', () => {
  const { message, detail } = noticeOf({ kind: 'found', version: '1.3.0', current: '1.2.3' }, 'en');
  expect(message).toContain('1.3.0');
  expect(detail).toContain('1.2.3');
});
