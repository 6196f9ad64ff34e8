/** Around a list: its width decides which columns are shown. */
export const LIST = 'wide-list @container';

/**
 * The height of the rows of every list: 48 px, 40 where somebody wants them closer. On narrow lists a row has several lines, and
 * its own height.
 */
export const LIST_ROW =
  'border-b-[1.5px] border-line @min-[42rem]:min-h-12 @min-[42rem]:group-data-[density=compact]/table:min-h-10 ' +
  '@min-[42rem]:group-data-[density=compact]/table:[&_button]:h-9 @min-[42rem]:group-data-[density=compact]/table:[&_button]:min-h-0';

/** The label around a box that selects a row: as large as a finger needs, without making a close row higher. */
export const LIST_TICK =
  'relative z-1 flex min-h-11 min-w-11 cursor-pointer items-center gap-2 pl-1 select-none ' +
  '@min-[42rem]:group-data-[density=compact]/table:-my-1';

/** From which width of the list on (rem) a column is shown. */
const FROM = [
  [42, 'hidden @min-[42rem]:block'],
  [48, 'hidden @min-[48rem]:block'],
  [56, 'hidden @min-[56rem]:block'],
  [64, 'hidden @min-[64rem]:block'],
  [72, 'hidden @min-[72rem]:block'],
  [80, 'hidden @min-[80rem]:block'],
  [88, 'hidden @min-[88rem]:block'],
  [96, 'hidden @min-[96rem]:block'],
  [112, 'hidden @min-[112rem]:block'],
] as const;

/** Classes of a column that is shown where the list has at least this width, in rem. */
export function shownFrom(width: number): string {
  return (FROM.find(([from]) => from >= width) ?? FROM.at(-1))?.[1] ?? '';
}
