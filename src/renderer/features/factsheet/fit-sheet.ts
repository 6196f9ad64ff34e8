/** Rounding of columns, px. */
const SLACK = 1;

/** Leaves out what doesn't fit a sheet, also where the screen shows it in another form: while this measures, it has the form of the paper. */
export function fitSheet(body: HTMLElement): void {
  const sheet = body.closest<HTMLElement>('.sheet');
  sheet?.toggleAttribute('data-fitting', true);
  fitColumns(body);
  sheet?.removeAttribute('data-fitting');
}

/**
 * Leaves out what doesn't fit the body of a sheet, whose columns have the height of the page: the parts of the highest rank first, of
 * equal ones the last. What still finds room in what is left then comes back. Letters keep their size. A part that is wider than its
 * column is left out as well: nothing is cut.
 */
function fitColumns(body: HTMLElement): void {
  const parts = [...body.querySelectorAll<HTMLElement>('[data-rank]')];
  for (const each of parts) show(each, true);
  for (const part of parts) if (isTooWide(part)) show(part, false);
  const order = parts
    .map((part, place) => ({ part, place, rank: Number(part.dataset['rank']) }))
    .filter(({ part }) => !part.hidden)
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ part }) => part);
  for (const part of [...order].reverse()) {
    if (fits(body)) break;
    show(part, false);
  }
  for (const part of order) {
    if (!part.hidden) continue;
    show(part, true);
    if (!fits(body)) show(part, false);
  }
}

/** Shows a part or not; a section without parts goes with its heading. */
function show(part: HTMLElement, isShown: boolean): void {
  part.hidden = !isShown;
  const section = part.closest('section');
  if (section) section.hidden = section.querySelector('[data-rank]:not([hidden])') === null;
}

function fits({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth <= clientWidth + SLACK && scrollHeight <= clientHeight + SLACK;
}

function isTooWide(part: HTMLElement): boolean {
  const table = part.querySelector<HTMLElement>('.table-scroll, .fig');
  return table !== null && table.scrollWidth > table.clientWidth + SLACK;
}
