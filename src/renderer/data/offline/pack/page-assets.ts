/** What makes the reading page look like the portal, and lets it be searched. '' for a part that couldn't be read. */
export interface PageAssets {
  /** The colours by day and by night. */
  readonly tokens: string;
  /** As a data: address. */
  readonly typeface: string;
  /** The drawings of the sky's end, the ground line and the footer, as SVG. */
  readonly field: string;
  readonly sprout: string;
  readonly grass: string;
  readonly soil: string;
  /** A script without imports. */
  readonly search: string;
}
