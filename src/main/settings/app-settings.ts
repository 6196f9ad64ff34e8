import type { Output } from '#ipc/contract.ts';
import { sendToOthers } from '#main/ipc/send-event.ts';
import { chosenLanguage } from '#main/messages/chosen-language.ts';
import type { Preferences } from '#main/preferences/preferences.ts';

type Settings = Output<'settings.read'>['settings'];

/** The app's settings as the settings dialog shows them. */
export function settingsOf(preferences: Preferences): Settings {
  return {
    language: chosenLanguage(preferences),
    theme: preferences.theme(),
    textSize: preferences.textSize(),
    notices: preferences.notices(),
    updates: preferences.updates(),
  };
}

/** Sends every page the settings whenever they change, in the dialog, in the menu or by a key. */
export function sendSettings(preferences: Preferences): void {
  let sent = '';
  preferences.subscribe(() => {
    const settings = settingsOf(preferences);
    const text = JSON.stringify(settings);
    if (text !== sent) sendToOthers('settings.changed', settings);
    sent = text;
  });
}
