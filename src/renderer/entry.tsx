import './ui/style/theme.css';
import { configuration } from './app/configuration.ts';
import { BackgroundComponent } from './app/desktop/background-components.tsx';
import { desktopRepository } from './app/desktop/desktop-repository.ts';
import { startPortal } from './app/start-portal.tsx';
import { deviceHints } from './platform/browser/device-hints.ts';
import { libraryDevice } from './platform/browser/library-device.ts';
import { signalFirstPaint } from './platform/desktop/signal-first-paint.ts';
import { reportPlace } from './platform/desktop/scroll-position.ts';
import { desktopPlatform } from './platform/desktop/desktop-platform.ts';
import { readPreferences } from './platform/desktop/desktop-preferences.ts';

const library = libraryDevice('on');
// The library is kept from the first start: nobody has to ask for that first.
void library.persist();
const bridge = window.desktop;
signalFirstPaint(bridge);
reportPlace(bridge);
void readPreferences(bridge).then(async (known) => {
  const platform = desktopPlatform(configuration.publicUrl, bridge, known);
  const { repository, connectivity } = await desktopRepository(configuration.backend, deviceHints, library, platform);
  return startPortal(platform, () => <BackgroundComponent connectivity={connectivity} />, repository);
});
