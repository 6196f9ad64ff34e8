import type { Output } from '#ipc/contract.ts';
import { tellOthers } from '#main/ipc/send-event.ts';
import { chosenLanguage } from '#main/messages/chosen-language.ts';
import type { Preferences } from '#main/preferences/preferences.ts';

type Settings = Output<'settings.read'>['settings'];

/** What a person has set up for the whole app, as the settings show it. */
export function settingsOf(preferences: Preferences): Settings {
  return {
    language: chosenLanguage(preferences),
    theme: preferences.theme(),
    textSize: preferences.textSize(),
    notices: preferences.notices(),
    updates: preferences.updates(),
  };
}

/** Tells every page whenever something is set up, here, in the menu or by its keys. */
export function tellSettings(preferences: Preferences): void {
  let told = '';
  preferences.subscribe(() => {
    const settings = settingsOf(preferences);
    const text = JSON.stringify(settings);
    if (text !== told) tellOthers('settings.changed', settings);
    told = text;
  });
}
