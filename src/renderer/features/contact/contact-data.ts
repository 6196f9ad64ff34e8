import { found, type PageResult, type PageRequest } from '../../page/page.ts';
import { siteNow, storedSite } from '../../data/site-reading.ts';
import type { ContactContent } from '../../data/site-content.ts';

/** The contact page's texts by super admins; null for the built-in ones. */
export interface ContactData {
  readonly contact: ContactContent | null;
  /** Whether the form has a field for a phone number. */
  readonly asksPhone: boolean;
}

/** What is there at once. */
export async function loadContact(request: PageRequest): Promise<PageResult<ContactData>> {
  const { contact, asksPhone } = (await storedSite(request)).words;
  return found({ contact, asksPhone });
}

/** The backend's current data; null where nothing changed or it can't be reached. */
export async function refreshContact(
  request: PageRequest,
  shown: ContactData,
): Promise<PageResult<ContactData> | null> {
  const words = await siteNow(request, ['contact']);
  if (!words) return null;
  const { contact, asksPhone } = words;
  const now = { contact, asksPhone };
  return JSON.stringify(now) === JSON.stringify(shown) ? null : found(now);
}
