import type { MailLanguage } from './outgoing-mail.ts';

/** An address of the portal, as readers of one language have it. `site` is a setting, never what a request says. */
export function siteAddress(site: string, path: string, language: MailLanguage): string {
  return `${site.replace(/\/+$/, '')}${language === 'en' ? '/en' : ''}${path}`;
}
