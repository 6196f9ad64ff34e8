import type { MailLanguage } from './outgoing-mail.ts';

/** An address of the portal in one language. `site` is the configured address, never one from a request. */
export function siteAddress(site: string, path: string, language: MailLanguage): string {
  return `${site.replace(/(?<!\/)\/+$/, '')}${language === 'en' ? '/en' : ''}${path}`;
}
