const endings: (() => unknown)[] = [];
let stopping = false;
/** Whoever asks for the end gets it within five seconds, whatever goes wrong. */
const END_WITHIN_MS = 4700;
let stoppedCode = 0;

/** For work that has an outcome, such as tests: being stopped is no success (128 + 2, as shells say it). */
export function stoppingIsFailure(): void {
  stoppedCode = 130;
}

/**
 * Calls `end` when the program is asked to stop (Ctrl+C, SIGTERM), the last one first. A terminal sends its signal to every
 * process of the group and npm passes it on once more, so it comes twice: the second one changes nothing.
 */
export function onStop(end: () => unknown): void {
  if (endings.length === 0) {
    stopWithParent();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  }
  endings.push(end);
}

/**
 * npm runs a script through a shell, and a signal to npm alone ends that shell and nothing behind it. Whoever started this
 * program is gone then, which shows in the parent's id.
 */
function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop();
  }, 500).unref();
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => {
    console.error('Something takes too long to end and is cut off.');
    process.exit(1);
  }, END_WITHIN_MS).unref();
  let failed = false;
  for (const end of endings.reverse()) {
    try {
      await end();
    } catch (error) {
      failed = true;
      console.error('Something did not end properly:', error);
    }
  }
  process.exit(failed ? 1 : stoppedCode);
}
