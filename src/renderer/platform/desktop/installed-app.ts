import type { DesktopBridge } from '#ipc/contract.ts';
import type { InstalledApp } from '../port.ts';
import { valueOf } from './bridge.ts';

/** The app's own settings and menus, which the main process has. */
export function installedApp(bridge: DesktopBridge): InstalledApp {
  return {
    readSettings: () => valueOf<Awaited<ReturnType<InstalledApp['readSettings']>>>(bridge['settings.read'](), null),
    writeSetting: (setting) => void valueOf(bridge['settings.write'](setting), undefined),
    subscribeSettings: (listener) => bridge.on('settings.changed', listener),
    openDataFolder: () => valueOf(bridge['settings.openFolder'](), false),
    checkForUpdates: () => void valueOf(bridge['settings.checkUpdates'](), undefined),
    tellAccount: (account) => void valueOf(bridge['account.tell'](account), undefined),
  };
}
