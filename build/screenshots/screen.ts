import type { Page } from 'playwright';

/** A state of the portal worth looking at. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What a person does before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly phoneOnly?: boolean;
  /** As a super admin sees it. */
  readonly signedIn?: boolean;
  /** Once there is more than articles (fill-content.ts). Such screens come last. */
  readonly filled?: boolean;
}
