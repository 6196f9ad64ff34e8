import './ui/style/theme.css';
import { configuration } from './app/configuration.ts';
import { startPortal } from './app/start-portal.tsx';
import { desktopPlatform } from './platform/desktop/desktop-platform.ts';

void startPortal(desktopPlatform(configuration.publicUrl));
