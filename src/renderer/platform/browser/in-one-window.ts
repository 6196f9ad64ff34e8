/**
 * Runs work while no other window of the portal does work of this name; false, at once, where one is at it. Browsers without Web
 * Locks (Safari before 15.4, plain http addresses) do it in every window.
 */
export async function inOneWindow(name: string, work: () => Promise<void>): Promise<boolean> {
  // The types know only browsers that have it.
  const locks = window.navigator.locks as LockManager | undefined;
  if (!locks) {
    await work();
    return true;
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}
