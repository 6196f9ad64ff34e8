/** How to reach the people behind the portal, and where else they are. */
export interface SiteDetails {
  readonly email: string;
  readonly phone: string;
  readonly instagram: string;
  readonly youtube: string;
}
