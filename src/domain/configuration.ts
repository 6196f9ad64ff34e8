/** Where the backend is, and the public key it is called with. */
export interface BackendAddress {
  readonly url: string;
  readonly publishableKey: string;
}

/** The configuration of a build, validated by build/vite/configuration.ts. */
export interface Configuration {
  readonly backend: BackendAddress | null;
  /** The site's public address, without a slash at its end. */
  readonly publicUrl: string | null;
}

/** Contact details and other addresses of the team. */
export interface SiteDetails {
  readonly email: string;
  readonly phone: string;
  readonly instagram: string;
  readonly youtube: string;
}
