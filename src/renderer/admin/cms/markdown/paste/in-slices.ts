import type { Slices } from './blocks.ts';

/** What a press of a key may take without being felt, ms. */
const AT_ONCE_MS = 40;
/** A slice of the work after that, ms: the window answers in between. */
const SLICE_MS = 25;

/** Works as long as nobody feels it: the result, or null where more is left to do. */
export function beginWork<Result>(work: Slices<Result>): { readonly value: Result } | null {
  return workFor(work, AT_ONCE_MS);
}

/** Does the rest, a slice at a time; null where it was cancelled. */
export async function finishWork<Result>(work: Slices<Result>, signal: AbortSignal): Promise<Result | null> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    const done = workFor(work, SLICE_MS);
    if (done) return done.value;
  }
}

function workFor<Result>(work: Slices<Result>, most: number): { readonly value: Result } | null {
  const end = performance.now() + most;
  do {
    const step = work.next();
    if (step.done) return { value: step.value };
  } while (performance.now() < end);
  return null;
}
