import { nextTask } from '#domain/wait.ts';

/** Work that can be interrupted at each `yield`. */
export type Slices<Value> = Generator<undefined, Value>;

/** What a press of a key may take without being felt, ms. */
const AT_ONCE_MS = 40;
/** A slice of the work after that, ms: the window answers in between. */
const SLICE_MS = 25;

/** Works for a time that isn't noticeable: returns the result, or null where more is left to do. */
export function beginWork<Value>(work: Slices<Value>): { readonly value: Value } | null {
  return workFor(work, AT_ONCE_MS);
}

/** Does the rest, a slice at a time; null where it was cancelled. */
export async function finishWork<Value>(work: Slices<Value>, signal: AbortSignal): Promise<Value | null> {
  for (;;) {
    await nextTask();
    if (signal.aborted) return null;
    const done = workFor(work, SLICE_MS);
    if (done) return done.value;
  }
}

function workFor<Value>(work: Slices<Value>, most: number): { readonly value: Value } | null {
  const end = performance.now() + most;
  do {
    const step = work.next();
    if (step.done) return { value: step.value };
  } while (performance.now() < end);
  return null;
}
