import './ui/style/theme.css';
import { configuration } from './app/configuration.ts';
import { BackgroundComponent } from './app/desktop/background-components.tsx';
import { connectedRepository } from './app/desktop/connected-repository.ts';
import type { DeviceHints } from './app/desktop/connectivity-store.ts';
import { startPortal } from './app/start-portal.tsx';
import { inOneWindow } from './platform/browser/in-one-window.ts';
import { signalFirstPaint } from './platform/desktop/signal-first-paint.ts';
import { tellPlace } from './platform/desktop/reading-place.ts';
import { desktopPlatform } from './platform/desktop/desktop-platform.ts';
import { readPreferences } from './platform/desktop/desktop-preferences.ts';

const hints: DeviceHints = {
  networkThere: () => navigator.onLine,
  visible: () => document.visibilityState === 'visible',
  subscribe(listener) {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('online', () => listener('network'), { signal });
    window.addEventListener('offline', () => listener('network'), { signal });
    document.addEventListener('visibilitychange', () => listener('visibility'), { signal });
    return () => controller.abort();
  },
};

const bridge = window.desktop;
signalFirstPaint(bridge);
tellPlace(bridge);
void readPreferences(bridge).then((known) => {
  const platform = desktopPlatform(configuration.publicUrl, bridge, known);
  const repository = connectedRepository(configuration.backend, hints, inOneWindow, platform);
  return startPortal(platform, BackgroundComponent, repository);
});
