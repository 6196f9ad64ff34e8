/** Work of this window alone, one after another. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // Whoever asked for it hears of its failure; the next one only waits for its end.
    last = turn.catch(() => undefined);
    return turn;
  };
}
