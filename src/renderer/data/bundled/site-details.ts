// Features may not read src/content: what they show of it comes through the repository.
export { siteDetails } from '#content/site-details.ts';
