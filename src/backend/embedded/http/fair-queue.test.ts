import { expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** A queue whose tasks take the given time; `done` lists them in the order in which they ended. */
function stage(longest = 1000) {
  let time = 0;
  const done: string[] = [];
  const queue = fairQueue(longest, () => time);
  const add = (lane: string, name: string, takes: number, weight = 1) =>
    queue.run(lane, weight, async () => {
      await Promise.resolve();
      time += takes;
      done.push(name);
      return name;
    });
  return { add, done };
}

it('lets a newcomer go before a crowd in another lane', async () => {
  const { add, done } = stage();
  const crowd = Array.from({ length: 60 }, (_, at) => add('crowd', `crowd ${at}`, 100));
  const visit = add('visitor', 'visitor', 10);
  await Promise.all([...crowd, visit]);
  expect(done.indexOf('visitor')).toBe(1);
});

it('shares the time, not the turns, and by weight', async () => {
  const { add, done } = stage();
  const slow = Array.from({ length: 20 }, (_, at) => add('slow', `slow ${at}`, 100));
  const quick = Array.from({ length: 200 }, (_, at) => add('quick', `quick ${at}`, 10, 4));
  await Promise.all([...slow, ...quick]);
  // In the time of five slow ones, 2,000 of 2,500 went to the lane that weighs four times as much.
  expect(done.slice(0, done.indexOf('quick 199')).filter((name) => name.startsWith('slow'))).toHaveLength(5);
});

it('gives nothing to a lane that leaves and comes back', async () => {
  const { add, done } = stage();
  await add('one', 'one, first', 1000);
  const later = [add('two', 'two', 10), add('one', 'one, second', 10), add('two', 'two, again', 10)];
  await Promise.all(later);
  expect(done.at(-1)).toBe('one, second');
});

it('takes no more of a lane than may wait, and passes on what fails', async () => {
  const { add } = stage(2);
  const running = add('lane', 'running', 1);
  expect([add('lane', 'a', 1), add('lane', 'b', 1)]).not.toContain(null);
  expect(add('lane', 'c', 1)).toBeNull();
  expect(add('other', 'd', 1)).not.toBeNull();
  await expect(running).resolves.toBe('running');
  await expect(fairQueue(1).run('x', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('goes on after work that throws at once', async () => {
  const queue = fairQueue(10);
  const broken = queue.run('one', 1, () => {
    throw new Error('at once');
  });
  await expect(broken).rejects.toThrow('at once');
  await expect(queue.run('one', 1, () => Promise.resolve('next'))).resolves.toBe('next');
});
