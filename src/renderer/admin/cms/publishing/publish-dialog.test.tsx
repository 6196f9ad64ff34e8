// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { press, settle } from '#tests/support/stages/admin-stage.tsx';
import {
  article,
  collectionStage,
  editableStage,
  draftOf,
  openEditing,
  type EditableStage,
} from '#tests/support/stages/editing-stage.tsx';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { Draft } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { failed, ok } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { PublishDialog } from './publish-dialog.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const NOW = new Date(2026, 10, 22, 12, 10);
const written = article();
const ANSWER = { before: [], build: false, stale: [], blocked: [] };
const LIVE = { revision: 11, from: '2026-11-20T05:00:00Z', changed: true };

const onDone = vi.fn();
const onNewer = vi.fn();
const onProblem = vi.fn();
const onClose = vi.fn();
type SetLive = DraftCollection<ArticleDocument>['setLive'];
const published = vi.fn<DraftCollection<ArticleDocument>['publish']>();

interface Options {
  readonly problems?: { readonly id: readonly string[]; readonly en: readonly string[] };
  readonly server?: Partial<Draft<ArticleDocument>>;
  readonly save?: (editable: EditableStage<ArticleDocument>) => boolean;
  readonly answers?: Partial<DraftCollection<ArticleDocument>>;
  readonly wanted?: readonly Language[];
  readonly opensAt?: string | null;
}

const read = () => Promise.resolve(ok(draftOf(written)));

async function open(options: Options = {}) {
  const { problems = { id: [], en: [] }, server = {}, save, answers, wanted = ['id'], opensAt = null } = options;
  const editable = editableStage(written, save);
  editable.become({ server: draftOf(written, server) });
  return openEditing(
    <main>
      <PublishDialog
        {...{ editable, problems, wanted, opensAt, onDone, onNewer, onProblem, onClose }}
        state={editable.read()}
        collection={collectionStage({ publish: published, read, ...answers })}
        begun={{ id: true, en: false }}
        texts={{ id: [], en: [] }}
        problemWords={{ title: 'articles:lacks.title', category: 'articles:lacks.category' }}
      />
    </main>,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  published.mockResolvedValue(ok(ANSWER));
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const language = (name: string) => within(screen.getByRole('group', { name }));

test('what is asked is which languages, each with its state, and when', async () => {
  await open({ server: { live: { id: LIVE, en: null } } });
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
  expect(language('Indonesian').getByText('Published')).toBeDefined();
  expect(language('Indonesian').getByText('Changed')).toBeDefined();
  expect(language('Indonesian').getByText(/^Visitors have read it since 20 Nov 2026/)).toBeDefined();
  expect(language('English').getByText('Missing')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Now' }).checked).toBe(true);
  expect(screen.getByRole('group', { name: 'When' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Language' })).toBeDefined();
});

test('a schedule is over by the backend’s clock, not by the device’s', async () => {
  const live = { id: { ...LIVE, from: '2026-11-22T05:00:00Z' }, en: null };
  await open({ server: { live, now: '2026-11-22T04:59:00Z' } });
  expect(language('Indonesian').getByText('Scheduled')).toBeDefined();
});

test('what is shown only from a moment of its own on isn’t said to be read already', async () => {
  await open({ server: { live: { id: LIVE, en: null } }, opensAt: new Date(2026, 11, 1, 8).toISOString() });
  expect(language('Indonesian').getByText('Visitors can read it from 1 Dec 2026, 08:00')).toBeDefined();
});

test('nothing can be published before a language is ticked', async () => {
  await open({ wanted: [] });
  expect(button('Publish').disabled).toBe(true);
  expect(screen.getByText('Choose a language to publish first.')).toBeDefined();
  tick(/English/);
  expect(button('Publish').disabled).toBe(false);
  expect(screen.queryByText('Choose a language to publish first.')).toBeNull();
});

test('what a language lacks is said in words beside it, and keeps the button off while it is ticked', async () => {
  await open({ problems: { id: ['title', 'strange'], en: ['category'] } });
  const box = screen.getByRole('checkbox', { name: /Indonesian/ });
  const description = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('It needs a title.Something is still missing.');
  expect(screen.queryByText('Choose a category.')).toBeNull();
  expect(button('Publish').disabled).toBe(true);
  // Its problem links to the field; problems found by the backend only have no link.
  fireEvent.click(button('It needs a title.'));
  expect(onProblem).toHaveBeenCalledWith('title', 'id');
  expect(screen.queryByRole('button', { name: 'Something is still missing.' })).toBeNull();
  tick(/Indonesian/);
  tick(/English/);
  expect(screen.queryByText('It needs a title.')).toBeNull();
  expect(screen.getByText('Choose a category.')).toBeDefined();
  expect(button('Publish').disabled).toBe(true);
});

describe('when', () => {
  const later = async () => {
    await press(screen.getByRole('radio', { name: 'Later' }));
    return screen.getByLabelText<HTMLInputElement>('Date and time');
  };
  const time = () => screen.getByLabelText<HTMLInputElement>('Date and time: time');

  test('later begins with the next full hour, in the device’s time, and is sent as ISO', async () => {
    await open();
    expect([(await later()).value, time().value]).toEqual(['22 November 2026', '13:00']);
    await press('Schedule');
    expect(published.mock.lastCall?.[2]).toBe(new Date(2026, 10, 22, 13, 0).toISOString());
  });

  test('another moment is taken, and stays while somebody looks at “now”', async () => {
    await open();
    fireEvent.change(await later(), { target: { value: '1/12/2026' } });
    fireEvent.change(time(), { target: { value: '8:30' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Now' }));
    expect(button('Publish').disabled).toBe(false);
    expect([(await later()).value, time().value]).toEqual(['1 December 2026', '08:30']);
    await press('Schedule');
    expect(published.mock.lastCall?.[2]).toBe(new Date(2026, 11, 1, 8, 30).toISOString());
  });

  test.each([
    ['a moment that was taken out', ['', ''], 'Give a date and a time.'],
    ['a moment that is over', ['22/11/2026', '8:30'], 'That moment is over. Choose a later one.'],
    ['a day that is over', ['21/11/2026', '8:30'], 'This date isn’t used yet. Choose 22 November 2026 or later.'],
    ['a day without a time', ['23/11/2026', ''], 'Give a date and a time.'],
  ])('%s is no schedule: nothing is sent, and it is said why', async (_name, [day, at], words) => {
    await open();
    const field = await later();
    fireEvent.change(field, { target: { value: day } });
    fireEvent.blur(field);
    fireEvent.change(time(), { target: { value: at } });
    expect(button('Schedule').disabled).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(words);
  });

  test('a moment that passes while the dialog is open isn’t sent', async () => {
    await open();
    await later();
    vi.setSystemTime(new Date(2026, 10, 22, 13, 1));
    await press('Schedule');
    expect(published).not.toHaveBeenCalled();
    expect(screen.getByText('That moment is over. Choose a later one.')).toBeDefined();
  });
});

describe('what comes of it', () => {
  test('pressed twice, it publishes once', async () => {
    await open();
    fireEvent.click(button('Publish'));
    await press(button('Publishing...'));
    expect(published).toHaveBeenCalledTimes(1);
  });

  test('a newer version: whoever opened the dialog takes over', async () => {
    published.mockResolvedValue(ok({ ...ANSWER, stale: [7] }));
    await open();
    await press('Publish');
    expect([onNewer.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0]);
  });

  test('what the backend misses is said in words, and the dialog stays', async () => {
    const problems = { id: ['category'], en: ['category'] };
    published.mockResolvedValue(ok({ ...ANSWER, blocked: [{ id: 7, problems }] }));
    await open();
    await press('Publish');
    expect(screen.getByRole('alert').textContent).toBe('Choose a category.');
    expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  });

  test('a failure is said, the choices stay, and another try works', async () => {
    published.mockResolvedValueOnce(failed('offline', 'none'));
    await open();
    tick(/English/);
    await press('Publish');
    expect(screen.getByRole('alert').textContent).toMatch(/^Nothing was published\. No internet/);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true]);
    await press('Publish');
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what couldn’t be saved isn’t published, and it is said where it is', async () => {
    await open({ save: () => false });
    await press('Publish');
    expect(screen.getByRole('alert').textContent).toContain('It is safe on this device.');
    expect(published).not.toHaveBeenCalled();
  });

  test('a failure after the dialog was closed is shown as a notice', async () => {
    let answer: (result: ReturnType<typeof failed>) => void = () => undefined;
    published.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { unmount } = await open();
    await press('Publish');
    unmount();
    answer(failed('timeout', 'slow'));
    await settle();
    expect(toasts.at(-1)).toMatchObject({ kind: 'error', title: 'Nothing was published.' });
  });
});

describe('withdrawing', () => {
  const live = { id: null, en: LIVE };

  test('of what is only scheduled cancels the schedule, and says so', async () => {
    const ahead = { revision: 11, from: '2126-11-20T05:00:00Z', changed: false };
    const setLive = () => Promise.resolve(failed('offline', 'none'));
    await open({ server: { live: { id: null, en: ahead } }, answers: { setLive } });
    expect(screen.queryByRole('button', { name: 'Withdraw from the site' })).toBeNull();
    await press('Cancel the schedule');
    expect(screen.getByRole('alert').textContent).toMatch(/^The schedule wasn’t cancelled\. No internet/);
  });

  test('isn’t done while something is being published', async () => {
    published.mockReturnValue(new Promise(() => undefined));
    const setLive = vi.fn<SetLive>();
    await open({ server: { live }, answers: { setLive } });
    fireEvent.click(button('Publish'));
    await press('Withdraw from the site');
    expect(setLive).not.toHaveBeenCalled();
  });

  test('of what somebody has published since isn’t done: the newer version is shown first', async () => {
    const setLive = vi.fn<SetLive>();
    setLive.mockResolvedValue(ok({ before: [], build: false, stale: [7], blocked: [] }));
    await open({ server: { live }, answers: { setLive } });
    await press('Withdraw from the site');
    expect(setLive.mock.lastCall).toEqual([
      [{ id: 7, live: { en: null }, was: { en: { revision: 11, from: '2026-11-20T05:00:00Z' } } }],
    ]);
    expect([onNewer.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0]);
  });

  test('that fails says so, and not that nothing was published', async () => {
    await open({ server: { live }, answers: { setLive: () => Promise.resolve(failed('offline', 'none')) } });
    await press('Withdraw from the site');
    expect(screen.getByRole('alert').textContent).toMatch(/^It wasn’t withdrawn\. No internet/);
  });
});
