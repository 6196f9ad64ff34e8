/** What the text at the cursor is, for the toolbar to show. */
export interface Formats {
  readonly heading: boolean;
  readonly subheading: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly bullets: boolean;
  readonly numbers: boolean;
  readonly quote: boolean;
  readonly link: boolean;
  readonly table: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export const NO_FORMATS: Formats = {
  heading: false,
  subheading: false,
  bold: false,
  italic: false,
  bullets: false,
  numbers: false,
  quote: false,
  link: false,
  table: false,
  canUndo: false,
  canRedo: false,
};

/** True where both are equal, so that nothing has to be re-rendered. */
export function areSame(one: Formats, other: Formats): boolean {
  return (Object.keys(one) as (keyof Formats)[]).every((name) => one[name] === other[name]);
}
