/**
 * Runs work while no other window of the portal does work of this name; false, at once, where one is at it. Browsers without Web
 * Locks (Safari before 15.4, plain http addresses) do it in every window.
 */
export async function inOneWindow(name: string, work: () => Promise<void>): Promise<boolean> {
  const locks = lockManager();
  if (!locks) {
    await work();
    return true;
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

/** Settles once no window of the portal does work of this name: it is over, or its window is gone. */
export async function whenFree(name: string): Promise<void> {
  await lockManager()?.request(name, () => undefined);
}

/** The types know only browsers that have it. */
function lockManager(): LockManager | undefined {
  return window.navigator.locks as LockManager | undefined;
}
