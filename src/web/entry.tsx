import '#renderer/app/shared-by-screens.ts';
import '#renderer/ui/style/theme.css';
import { configuration } from '#renderer/app/configuration.ts';
import { startPortal } from '#renderer/app/start-portal.tsx';
import { webPlatform } from '#renderer/platform/web/web-platform.ts';

void startPortal(webPlatform(configuration.publicUrl));
