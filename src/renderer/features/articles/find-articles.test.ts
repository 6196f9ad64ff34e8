import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ArticlePage } from '#domain/article.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { LiveLibrary, Repository } from '../../data/repository.ts';
import { findArticles } from './find-articles.ts';

type Answer = Result<ArticlePage>;

const query = { search: 'kompos', category: '', language: 'id', page: 1 } as const;
const listOf = (total: number): Answer => ok({ total, articles: [], categories: [] });
const stored = listOf(6);
const live = listOf(9000);

/** An answer that comes when the test says so. */
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

function repositoryOf(answers: { stored: Promise<Answer>; live: Promise<Answer> | null }): Repository {
  const refuse = () => Promise.reject(new Error('This search asks for lists only.'));
  const backend: LiveLibrary | null = answers.live && {
    articlePage: () => answers.live as Promise<Answer>,
    article: refuse,
    articleVersion: refuse,
    published: refuse,
    site: refuse,
  };
  return {
    stored: { articlePage: () => answers.stored, article: refuse, firstArticles: refuse, site: refuse },
    live: backend,
    site: { email: '', phone: '', instagram: '', youtube: '' },
    pictureSource: (address) => address,
    sendMessage: refuse,
  };
}

/** Starts a search and collects what it tells, in order. */
function search(answers: { stored?: Promise<Answer>; live: Promise<Answer> | null }) {
  const told: Answer[] = [];
  const stop = new AbortController();
  const repository = repositoryOf({ stored: Promise.resolve(stored), ...answers });
  const done = findArticles(repository, query, stop.signal, (result) => told.push(result));
  return { told, stop, done };
}

beforeEach(() => {
  vi.useFakeTimers();
});

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

describe('a slow backend', () => {
  test('is waited for a little more than a second, then the stored articles answer in its place', async () => {
    const { told } = search({ live: later().promise });
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(told).toEqual([stored]);
  });

  test('replaces the stored answer when it comes', async () => {
    const slow = later();
    const { told, done } = search({ live: slow.promise });
    await vi.advanceTimersByTimeAsync(1500);
    await slow.give(live);
    await done;
    expect(told).toEqual([stored, live]);
  });

  test('isn’t overwritten by a stored answer that comes even later', async () => {
    const slow = later();
    const slowStored = later();
    const { told, done } = search({ stored: slowStored.promise, live: slow.promise });
    await vi.advanceTimersByTimeAsync(1500);
    await slow.give(live);
    await slowStored.give(stored);
    await done;
    expect(told).toEqual([live]);
  });

  test('whose stored stand-in is broken tells nothing yet: the backend may still answer', async () => {
    const slow = later();
    const { told, done } = search({ stored: Promise.resolve(failed('offline', 'gone')), live: slow.promise });
    await vi.advanceTimersByTimeAsync(1500);
    expect(told).toEqual([]);
    await slow.give(live);
    await done;
    expect(told).toEqual([live]);
  });
});

describe('a failing backend', () => {
  test('leaves the stored articles to answer', async () => {
    const { told, done } = search({ live: Promise.resolve(failed('server', 'broken')) });
    await done;
    expect(told).toEqual([stored]);
  });

  test('and no stored articles: the backend’s reason is told', async () => {
    const { told, done } = search({
      stored: Promise.resolve(failed('not-found', 'no file')),
      live: Promise.resolve(failed('captive-portal', 'log in')),
    });
    await done;
    expect(told).toEqual([failed('captive-portal', 'log in')]);
  });

  test('that was silent before it failed leaves the stored answer standing', async () => {
    const slow = later();
    const { told, done } = search({ live: slow.promise });
    await vi.advanceTimersByTimeAsync(1500);
    await slow.give(failed('timeout', 'No answer'));
    await done;
    expect(told.at(-1)).toEqual(stored);
  });
});

test('a search that is given up starts no stand-in any more', async () => {
  const asked = vi.fn(() => Promise.resolve(stored));
  const repository = repositoryOf({ stored: Promise.resolve(stored), live: later().promise });
  const stop = new AbortController();
  void findArticles(
    { ...repository, stored: { ...repository.stored, articlePage: asked } },
    query,
    stop.signal,
    vi.fn(),
  );
  stop.abort();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).not.toHaveBeenCalled();
});
