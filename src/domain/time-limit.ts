/** The result of a promise, or of `late` after this many ms. The promise isn't cancelled; its later result is ignored. */
export async function withTimeLimit<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, ended.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
