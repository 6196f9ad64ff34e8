import { expect } from 'vitest';

/**
 * What takes less passes, however it grew, ms of the processor: compiling and tidying up make much of such a short time, and what grows
 * with the square takes far longer at these lengths.
 */
const UNFELT_MS = 30;
/** Four times as long takes four times as long, and somewhat more where memory is tidied up; one that grows with the square takes sixteen times as long. */
const TIMES = 4;
const MOST_GROWTH = 12;
/** The least of several counts: what else the machine does makes some of them longer, and none shorter. */
const ROUNDS = 6;

/** A worst case for what is tested: its name, and how it is made in a length. */
export type WorstCase<Input = string> = readonly [name: string, make: (length: number) => Input];

/** `npm run prove` prints each worst case with its times, and tries all six rounds. */
const IS_TOLD = process.env['PROVE'] === '1';

/** Expects that work on a length takes about four times as long as on a quarter of it: of the processor, or by another `clock`, ms. */
export async function expectLinear<Input>(
  work: (input: Input) => unknown,
  make: (length: number) => Input,
  length: number,
  clock: () => number = processorTime,
): Promise<void> {
  const [whole, part] = [make(length), make(length / TIMES)];
  let [long, short] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round += 1) {
    long = Math.min(long, await timeOf(work, whole, clock));
    if (long < UNFELT_MS && !IS_TOLD) return;
    short = Math.min(short, await timeOf(work, part, clock));
    if (long <= MOST_GROWTH * short && !IS_TOLD) return;
  }
  if (IS_TOLD)
    console.info(
      `${expect.getState().currentTestName}: ${length / TIMES}: ${short.toFixed(1)} ms, ${length}: ${long.toFixed(1)} ms`,
    );
  if (long < UNFELT_MS || long <= MOST_GROWTH * short) return;
  expect.fail(`${short.toFixed(1)} ms for ${length / TIMES}, ${long.toFixed(1)} ms for ${TIMES} times as much`);
}

async function timeOf<Input>(work: (input: Input) => unknown, input: Input, clock: () => number): Promise<number> {
  const begun = clock();
  await work(input);
  return clock() - begun;
}

/** Of this process so far, ms. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
