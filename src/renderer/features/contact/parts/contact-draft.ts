import type { ContactMessage } from '#renderer/data/outbox.ts';
import type { Platform } from '#renderer/platform/port.ts';

export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}

/** A message that was sent at least once without an answer that it arrived. */
interface Tried {
  readonly clientId: string;
  readonly words: string;
}

/** The unsent words of one form, kept on the device until the message is sent. */
export function draftOf(platform: Platform, place: 'home' | 'contact') {
  const key = `contact-${place}`;
  const triedKey = `${key}-tried`;
  const empty: ContactDraft = { name: '', email: '', phone: '', subject: '', message: '' };
  return {
    empty,
    read: (): ContactDraft => ({ ...empty, ...parseTexts(platform.drafts.read(key)) }),
    write: (draft: ContactDraft) => platform.drafts.write(key, JSON.stringify(draft)),
    /**
     * The client id for this text. The same text keeps its id for every retry, also after a reload, because the first try may have
     * arrived and the backend stores one only once. Another text is another message.
     */
    claim(message: ContactMessage): string {
      const words = JSON.stringify(message);
      const tried: Partial<Tried> = parseTexts(platform.drafts.read(triedKey));
      const clientId = tried.words === words && tried.clientId ? tried.clientId : platform.newId();
      platform.drafts.write(triedKey, JSON.stringify({ clientId, words } satisfies Tried));
      return clientId;
    },
    /** Under which id the last words were tried; nothing where none were. */
    tried: () => parseTexts(platform.drafts.read(triedKey))['clientId'],
    clear(): ContactDraft {
      platform.drafts.remove(key);
      platform.drafts.remove(triedKey);
      return empty;
    },
  };
}

function parseTexts(stored: string | null): Record<string, string> {
  if (stored === null) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch (error) {
    console.warn('A stored draft is damaged and can’t be read:', error);
    return {};
  }
  return Object.fromEntries(Object.entries(parsed ?? {}).filter(([, value]) => typeof value === 'string'));
}
