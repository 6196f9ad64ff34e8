import type { DesktopBridge, Output } from '#ipc/contract.ts';
import { localChoices } from '../browser/stored-texts.ts';
import type { Preferences } from '../port.ts';
import { valueOf } from './bridge.ts';

/** What the main process keeps for all windows. */
export type KnownPreferences = Output<'preferences.read'>;

/** The app's preferences, read once before the portal starts, because they are needed during the render. */
export function readPreferences(bridge: DesktopBridge): Promise<KnownPreferences> {
  return valueOf(bridge['preferences.read'](), { language: null, sidebarOpen: null });
}

/** Preferences that start with what was read, and follow what other windows choose. */
export function desktopPreferences(bridge: DesktopBridge, read: KnownPreferences): Preferences {
  let known = read;
  bridge.on('preferences.changed', (changed) => (known = changed));
  const write: DesktopBridge['preferences.write'] = async (choice) => {
    known = { ...known, [choice.name]: choice.value };
    return bridge['preferences.write'](choice);
  };
  return {
    ...localChoices,
    readLanguage: () => known.language,
    writeLanguage: (value) => void valueOf(write({ name: 'language', value }), undefined),
    readSidebarOpen: () => known.sidebarOpen,
    writeSidebarOpen: (value) => void valueOf(write({ name: 'sidebarOpen', value }), undefined),
  };
}
