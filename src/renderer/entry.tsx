import './ui/style/theme.css';
import { configuration } from './app/configuration.ts';
import { Companion } from './app/desktop/companion.tsx';
import { startPortal } from './app/start-portal.tsx';
import { desktopPlatform } from './platform/desktop/desktop-platform.ts';
import { readPreferences } from './platform/desktop/desktop-preferences.ts';

const bridge = window.desktop;
void readPreferences(bridge).then((known) =>
  startPortal(desktopPlatform(configuration.publicUrl, bridge, known), Companion),
);
