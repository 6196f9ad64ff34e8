/** Contact details and other addresses of the team. */
export interface SiteDetails {
  readonly email: string;
  readonly phone: string;
  readonly instagram: string;
  readonly youtube: string;
}
