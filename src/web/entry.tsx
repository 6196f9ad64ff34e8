import '#renderer/app/shared-by-screens.ts';
import '#renderer/ui/style/theme.css';
import { configuration } from '#renderer/app/configuration.ts';
import { portalRepository } from '#renderer/app/portal-repository.ts';
import { startPortal } from '#renderer/app/start-portal.tsx';
import { retryFailedStyles } from '#renderer/platform/browser/reload-for-new-build.ts';
import { keepsLibrary } from '#renderer/platform/browser/stored-texts.ts';
import { webPlatform } from '#renderer/platform/web/web-platform.ts';

retryFailedStyles();
const platform = webPlatform(configuration.publicUrl);
const repository = portalRepository(configuration.backend, platform, {
  open: async (remote) => (await import('./web-library.ts')).openLibrary(remote, platform),
  // Where the library isn't kept yet, it is only offered until somebody chooses to keep it.
  offer: async ({ backend }, open) =>
    keepsLibrary() ? open() : (await import('./offered-library.ts')).offerLibrary(backend, platform, open),
});
// Where the code of a library that is kept can't be loaded, data is read from the site.
const opened = keepsLibrary() ? repository.openLibrary?.().catch(console.warn) : undefined;
void startPortal(platform, null, opened ? opened.then(() => repository) : repository);
