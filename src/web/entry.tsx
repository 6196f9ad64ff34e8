import '#renderer/app/shared-by-screens.ts';
import '#renderer/ui/style/theme.css';
import { configuration } from '#renderer/app/configuration.ts';
import { startPortal } from '#renderer/app/start-portal.tsx';
import { retryFailedStyles } from '#renderer/platform/browser/retry-failed-styles.ts';
import { keepsLibrary } from '#renderer/platform/browser/stored-texts.ts';
import { webPlatform } from '#renderer/platform/web/web-platform.ts';
import { webRepository } from './web-repository.ts';

retryFailedStyles();
const platform = webPlatform(configuration.publicUrl);
void startPortal(platform, null, webRepository(configuration.backend, platform, keepsLibrary));
