// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { restStage } from '#tests/support/memory/rest-calls.ts';
import { failed, ok } from '#domain/result.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { ShareDialog } from './share-dialog.tsx';

const TOKEN = 'T'.repeat(43);
const LINK = {
  id: '00000000-0000-4000-8000-00000000d007',
  ...{
    made_at: '2026-11-20T03:00:00Z',
    made_by_name: 'Ratna',
    expires_at: '2026-12-04T03:00:00Z',
    last_opened_on: null,
  },
};
const DRAFT = { collection: 'articles', item: 7 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') }));

async function open(answers: Parameters<typeof restStage>[0] = {}) {
  const stage = restStage({
    'rpc/list_preview_links': ok({ rows: [LINK] }),
    'rpc/create_preview_link': ok({ token: TOKEN, link: LINK }),
    'rpc/revoke_preview_link': ok(null),
    ...answers,
  });
  const platform = memoryPlatform('https://tunas.example');
  await openAdmin(<ShareDialog draft={DRAFT} first="en" onClose={() => undefined} />, { rest: stage.rest, platform });
  return stage;
}

const asked = (stage: ReturnType<typeof restStage>, name: string) =>
  stage.asked.filter(({ path }) => path === `rpc/${name}`).map(({ body }) => body as Record<string, unknown>);

test('a link is made once, for the days and in the language that were chosen, and leads to the site with its token behind the #', async () => {
  const stage = await open();
  fireEvent.click(screen.getByRole('radio', { name: '1 day' }));
  const button = screen.getByRole('button', { name: 'Create a link' });
  fireEvent.click(button);
  fireEvent.click(button);
  await settle();
  expect(asked(stage, 'create_preview_link')).toMatchObject([{ ...DRAFT, days: 1 }]);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to the preview' });
  expect(field.value).toBe(`https://tunas.example/en/preview#${TOKEN}`);
  expect(document.activeElement).toBe(field);
  await press('Copy link');
  expect(screen.getByText('Link copied')).toBeDefined();
  // The next one is another one.
  fireEvent.click(screen.getByRole('radio', { name: 'Indonesian' }));
  await press('Create another link');
  const keys = asked(stage, 'create_preview_link').map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to the preview' }).value).toBe(
    `https://tunas.example/preview#${TOKEN}`,
  );
});

test('a try whose answer was lost is made again under the same key', async () => {
  const stage = await open({ 'rpc/create_preview_link': failed('timeout', 'slow') });
  await press('Create a link');
  expect(screen.getByRole('alert').textContent).not.toBe('');
  stage.answers['rpc/create_preview_link'] = ok({ token: TOKEN, link: LINK });
  await press('Create a link');
  const keys = asked(stage, 'create_preview_link').map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [
    'as many as it takes',
    { ...failed('refused', ''), reason: 'PT413' },
    'This draft has 20 links already. Revoke one first.',
  ],
])('%s: it says so', async (_what, failure, words) => {
  await open({ 'rpc/create_preview_link': failure });
  await press('Create a link');
  expect(screen.getByRole('alert').textContent).toBe(words);
});

test('links say whose they are, until when, and on which day they were opened', async () => {
  const rows = [
    LINK,
    { ...LINK, id: 'b', made_by_name: 'Budi', last_opened_on: '2026-11-22' },
    { ...LINK, id: 'c', made_by_name: 'Citra', last_opened_on: '2026-11-20' },
  ];
  await open({ 'rpc/list_preview_links': ok({ rows }) });
  const words = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(words[0]).toMatch(/^Ratna, 20 Nov 2026.+Valid until 4 Dec 2026.+Never opened\./);
  // The day is Jakarta's, where it is the 22nd already.
  expect(words[1]).toContain('Last opened today.');
  expect(words[2]).toContain('Last opened 20 November 2026.');
});
