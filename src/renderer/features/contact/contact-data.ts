import { found, type PageResult, type PageRequest } from '../../page/page.ts';
import { siteNow, storedSite } from '../../data/site-reading.ts';
import type { ContactContent } from '../../data/site-content.ts';

/** What super admins wrote of the contact page; null where it says its own words. */
export interface ContactData {
  readonly contact: ContactContent | null;
}

/** What is there at once. */
export async function loadContact(request: PageRequest): Promise<PageResult<ContactData>> {
  const { contact } = (await storedSite(request)).words;
  return found({ contact });
}

/** What the backend says now; null where nothing changed or it can't be asked. */
export async function refreshContact(
  request: PageRequest,
  shown: ContactData,
): Promise<PageResult<ContactData> | null> {
  const words = await siteNow(request, ['contact']);
  if (!words || JSON.stringify(words.contact) === JSON.stringify(shown.contact)) return null;
  return found({ contact: words.contact });
}
