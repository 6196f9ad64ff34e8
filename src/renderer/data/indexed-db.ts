/** Whether the error means that the device is full. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

/**
 * Waits for a transaction and its requests. Rejects with the transaction's own error, such as a full disk: the errors of its
 * requests only say that it was aborted.
 */
export async function finishedTransaction(
  change: { readonly done: Promise<void> },
  work: readonly Promise<unknown>[],
): Promise<void> {
  await Promise.allSettled([...work, change.done]);
  await change.done;
}
