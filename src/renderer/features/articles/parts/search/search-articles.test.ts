import { beforeEach, expect, test, vi } from 'vitest';
import type { ArticlePage } from '#domain/article.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { repositoryStage } from '#tests/support/stages/repository-stage.ts';
import { searchArticles } from './search-articles.ts';

type Answer = Result<ArticlePage>;

const query = { search: 'kompos', category: '', language: 'id', page: 1 } as const;
const listOf = (total: number): Answer => ok({ total, articles: [], categories: [] });
const stored = listOf(6);
const live = listOf(9000);

/** An answer that the test resolves. */
function later(): { readonly promise: Promise<Answer>; readonly give: (answer: Answer) => Promise<void> } {
  let answerWith: (answer: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    answerWith = resolve;
  });
  return {
    promise,
    give: async (answer) => {
      answerWith(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const repositoryOf = ({ stored, live }: { stored: Promise<Answer>; live: Promise<Answer> | null }) =>
  repositoryStage({ articlePage: () => stored }, live && { articlePage: () => live });

/** Starts a search and collects the reported results, in order. */
function search(answers: { stored?: Promise<Answer>; live: Promise<Answer> | null }) {
  const told: Answer[] = [];
  const stop = new AbortController();
  const repository = repositoryOf({ stored: Promise.resolve(stored), ...answers });
  const done = searchArticles(repository, query, stop.signal, (result) => told.push(result));
  return { told, stop, done };
}

beforeEach(() => void vi.useFakeTimers());

test('without a backend the stored articles answer', async () => {
  const { told, done } = search({ live: null });
  await done;
  expect(told).toEqual([stored]);
});

test('a quick backend answers alone', async () => {
  const { told, done } = search({ live: Promise.resolve(live) });
  await done;
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([live]);
});

test('a slow backend is waited for a little more than a second, then the stored articles answer in its place', async () => {
  const { told } = search({ live: later().promise });
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual([stored]);
});

test.each([
  ['replaces the stored answer when it comes', live, [stored, live]],
  ['that was silent before it failed leaves it standing', failed('timeout', 'No answer'), [stored, stored]],
])('a slow backend %s', async (_what, answer, told) => {
  const slow = later();
  const asked = search({ live: slow.promise });
  await vi.advanceTimersByTimeAsync(1500);
  await slow.give(answer);
  await asked.done;
  expect(asked.told.at(0)).toEqual(told[0]);
  expect(asked.told.at(-1)).toEqual(told[1]);
});

test('a slow backend isn’t overwritten by a stored answer that comes even later', async () => {
  const slow = later();
  const slowStored = later();
  const { told, done } = search({ stored: slowStored.promise, live: slow.promise });
  await vi.advanceTimersByTimeAsync(1500);
  await slow.give(live);
  await slowStored.give(stored);
  await done;
  expect(told).toEqual([live]);
});

test('with a slow backend and a broken stored copy nothing is reported yet: the backend may still answer', async () => {
  const slow = later();
  const { told, done } = search({ stored: Promise.resolve(failed('offline', 'gone')), live: slow.promise });
  await vi.advanceTimersByTimeAsync(1500);
  expect(told).toEqual([]);
  await slow.give(live);
  await done;
  expect(told).toEqual([live]);
});

test('a complete library answers at once, and the backend’s answer replaces it', async () => {
  const slow = later();
  const repository = repositoryStage(
    { articlePage: () => Promise.resolve(stored), isComplete: () => Promise.resolve(true) },
    { articlePage: () => slow.promise },
  );
  const told: Answer[] = [];
  const done = searchArticles(repository, query, new AbortController().signal, (result) => told.push(result));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([stored]);
  await slow.give(live);
  await done;
  expect(told).toEqual([stored, live]);
});

test('a complete library that answered stays when the backend fails, and isn’t asked again', async () => {
  const asked = vi.fn(() => Promise.resolve(stored));
  const slow = later();
  const repository = repositoryStage(
    { articlePage: asked, isComplete: () => Promise.resolve(true) },
    { articlePage: () => slow.promise },
  );
  const told: Answer[] = [];
  const done = searchArticles(repository, query, new AbortController().signal, (result) => told.push(result));
  await vi.advanceTimersByTimeAsync(2000);
  await slow.give(failed('timeout', 'no answer'));
  await done;
  expect(told).toEqual([stored]);
  expect(asked).toHaveBeenCalledOnce();
});

test('without a backend what was built is everything', async () => {
  const onlyHere = ok({ total: 6, articles: [], categories: [], onlyHere: true as const });
  const { told, done } = search({ stored: Promise.resolve(onlyHere), live: null });
  await done;
  expect(told).toEqual([stored]);
});

test('a failing backend leaves the stored articles to answer', async () => {
  const { told, done } = search({ live: Promise.resolve(failed('server', 'broken')) });
  await done;
  expect(told).toEqual([stored]);
});

test('a failing backend and no stored articles: the backend’s reason is told', async () => {
  const { told, done } = search({
    stored: Promise.resolve(failed('not-found', 'no file')),
    live: Promise.resolve(failed('captive-portal', 'log in')),
  });
  await done;
  expect(told).toEqual([failed('captive-portal', 'log in')]);
});

test('a search that is given up starts no stand-in any more', async () => {
  const asked = vi.fn(() => Promise.resolve(stored));
  const repository = repositoryOf({ stored: Promise.resolve(stored), live: later().promise });
  const stop = new AbortController();
  const watched = { ...repository, stored: { ...repository.stored, articlePage: asked } };
  void searchArticles(watched, query, stop.signal, vi.fn());
  stop.abort();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).not.toHaveBeenCalled();
});
