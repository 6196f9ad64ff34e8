import { app, type AboutPanelOptionsOptions } from 'electron';
import type { NativeTexts } from '#main/messages/native-texts.ts';

/** As in LICENSE. */
const COPYRIGHT = '© 2026 The Tunas authors. MIT License.';

/** What About shows beside the name and the version. */
export interface AboutPanelContext {
  readonly platform: NodeJS.Platform;
  readonly version: string;
  readonly publicUrl: string | null;
  /** A picture file outside the archive, because Linux reads it directly. */
  readonly icon: string;
}

/**
 * The options of the About panel. Linux shows only what is set here, and the defaults of macOS and Windows don't fit. Credits are
 * shown on macOS and Windows, authors and website on Linux, the icon everywhere but on macOS, which shows the app's own.
 */
export function aboutPanel(
  { platform, version, publicUrl, icon }: AboutPanelContext,
  t: NativeTexts,
): AboutPanelOptionsOptions {
  return {
    applicationName: 'Tunas',
    applicationVersion: version,
    copyright: COPYRIGHT,
    ...(platform === 'linux'
      ? { authors: ['The Tunas authors', t['native.credits']], ...(publicUrl === null ? {} : { website: publicUrl }) }
      : { credits: t['native.credits'] }),
    // Without this macOS shows Electron's build number behind the version.
    ...(platform === 'darwin' ? { version } : { iconPath: icon }),
  };
}

/** Sets the About panel in one language. */
export function setAboutPanel(publicUrl: string | null, icon: string, t: NativeTexts): void {
  const { platform } = process;
  app.setAboutPanelOptions(aboutPanel({ platform, version: app.getVersion(), publicUrl, icon }, t));
}
