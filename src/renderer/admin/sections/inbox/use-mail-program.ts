import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '#renderer/data/collections/messages.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { leavesWindow } from '#renderer/ui/lazy/leaves-window.ts';
import { momentWithZone } from './moment-with-zone.ts';
import { replyAddress } from './reply-address.ts';

/** What the person's mail program was handed. */
export interface Handover {
  /** Where the reply is: in the mail, too long for that and on the clipboard, or not even there. */
  readonly text: 'carried' | 'copied' | 'refused';
  /** Whether a program came to the front. */
  readonly opened: Promise<boolean>;
}

/** Opens the person's own mail program with the answer to a message. */
export function useMailProgram(message: ContactMessage): (reply: string) => Promise<Handover> {
  const { t } = useTranslation('inbox');
  const { language } = useLanguage();
  const platform = usePlatform();
  return async (reply) => {
    const { address, holdsReply } = replyAddress(message, {
      subject: message.subject ?? t('replySubject'),
      intro: t('replyIntro', { time: momentWithZone(message.receivedAt, language), name: message.name }),
      reply,
    });
    // Before the program takes the front: browsers give the clipboard to the window in use.
    const text = holdsReply ? 'carried' : (await platform.copyText(reply)) ? 'copied' : 'refused';
    const opened = leavesWindow();
    follow(address);
    return { text, opened };
  };
}

/** As a press on a link: the desktop app and browsers hand the address to the system. */
function follow(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
