import type { WebContents } from 'electron';
import type { Handlers } from '#ipc/contract.ts';
import { chosenLanguage } from '#main/messages/chosen-language.ts';
import { nativeTexts } from '#main/messages/native-texts.ts';
import type { Preferences } from '#main/preferences/preferences.ts';
import { offerShare } from './offer-share.ts';
import { shareableLink } from './shareable-link.ts';

/** Answers a page that asks to share something, in the portal's language of the moment. */
export function shareHandler(preferences: Preferences, publicUrl: string | null): Handlers<WebContents>['share.show'] {
  return (link, caller) => offerShare(caller, shareableLink(link, publicUrl), nativeTexts(chosenLanguage(preferences)));
}
