/** The pages that links lead to: the first, the last, this one and its neighbours; null for those left out between. */
export function pageNumbers(page: number, last: number): readonly (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, last])].filter((each) => each >= 1 && each <= last);
  return wanted
    .sort((one, other) => one - other)
    .flatMap((each, index) => {
      const before = wanted[index - 1] ?? each - 1;
      if (each - before === 1) return [each];
      // A gap of one page is no shorter than its number.
      return each - before === 2 ? [each - 1, each] : [null, each];
    });
}
