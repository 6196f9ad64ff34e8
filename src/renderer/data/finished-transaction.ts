/**
 * Waits for a transaction and what was asked for in it. Rejects with the transaction's own reason, such as a full disk: where it was
 * ended, each of its requests only says that it was.
 */
export async function finishedTransaction(
  change: { readonly done: Promise<void> },
  work: readonly Promise<unknown>[],
): Promise<void> {
  await Promise.allSettled([...work, change.done]);
  await change.done;
}
