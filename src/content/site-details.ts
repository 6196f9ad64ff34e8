import type { SiteDetails } from '#domain/configuration.ts';

/** Examples, and plainly so (RFC 2606 reserves .example): whoever runs a portal puts their own here. */
export const siteDetails: SiteDetails = {
  email: 'halo@tunas.example',
  phone: '+62 21 555 0100',
  instagram: 'https://www.instagram.com/tunas.example',
  youtube: 'https://www.youtube.com/@tunas.example',
};
