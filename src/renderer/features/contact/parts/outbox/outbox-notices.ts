import { DEFAULT_LANGUAGE } from '#domain/localized.ts';
import { isUntold, type Outbox } from '#renderer/data/outbox.ts';
import { languageOfPath, pathInLanguage } from '#renderer/i18n/localized-path.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { showToast } from '#renderer/ui/toast.ts';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

/** Where the list of messages stands in its page. */
export const LIST_ID = 'messages';

/**
 * Shows on every page what happened to waiting messages: how many were delivered, and how many were refused, each refusal once.
 * Where the list of messages is shown, the list does that. `open` navigates to an address.
 */
export function showOutboxNotices(outbox: Outbox, open: (address: string) => void = (to) => location.assign(to)): void {
  let told = outbox.read().delivered;
  const tell = async () => {
    const { entries, sending, delivered } = outbox.read();
    // Once for all that are sent one after the other.
    if (sending !== null) return;
    const arrived = delivered - told;
    told = delivered;
    const refused = entries?.some(isUntold) ? await outbox.takeUntold() : 0;
    if (document.getElementById(LIST_ID)) return;
    const t = words();
    if (arrived > 0)
      await showToast({
        kind: 'info',
        title: t('outbox:delivered', { count: arrived }),
        detail: t('outbox:deliveredDetail'),
      });
    if (refused > 0)
      await showToast({
        kind: 'error',
        title: t('outbox:refusedTitle', { count: refused }),
        detail: t('outbox:refusedDetail'),
        action: { label: t('outbox:open'), run: () => open(addressOfList()) },
      });
  };
  outbox.subscribe(() => void tell());
}

/** In the current language: the portal's translator isn't available outside the React tree. */
function words() {
  return document.documentElement.lang === 'en'
    ? createI18n('en', { outbox: en }).t
    : createI18n('id', { outbox: id }).t;
}

function addressOfList(): string {
  const language = languageOfPath(location.pathname) ?? DEFAULT_LANGUAGE;
  return `${pathInLanguage('/contact', language)}#${LIST_ID}`;
}
