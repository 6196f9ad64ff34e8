/** What a promise gives, or what `late` gives after this many ms: whatever is still under way goes on unheard. */
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
