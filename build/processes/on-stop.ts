const endings: (() => unknown)[] = [];
let stopping = false;
/** The program ends within five seconds of the request, even if an ending hangs. */
const END_WITHIN_MS = 4700;
let stoppedCode = 0;

/** For programs with a result, such as tests: being stopped counts as a failure (128 + 2, as in shells). */
export function stoppingIsFailure(): void {
  stoppedCode = 130;
}

/**
 * Calls `end` when the program is asked to stop (Ctrl+C, SIGTERM), the last registered one first. A terminal sends the signal to
 * every process of the group and npm forwards it, so it comes twice; the second one is ignored.
 */
export function onStop(end: () => unknown): void {
  if (endings.length === 0) {
    stopWithParent();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  }
  endings.push(end);
}

/**
 * npm runs a script through a shell, and a signal to npm alone ends only that shell. Then the parent process of this program is
 * gone, which shows in the parent's id.
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
