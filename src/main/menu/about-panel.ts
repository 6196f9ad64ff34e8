import { app, type AboutPanelOptionsOptions } from 'electron';
import type { NativeTexts } from '#main/messages/native-texts.ts';

/** As in LICENSE. */
const COPYRIGHT = '© 2026 The Tunas authors. MIT License.';

/** What About shows beside the name and the version. */
export interface AboutPanelContext {
  readonly platform: NodeJS.Platform;
  readonly version: string;
  readonly publicUrl: string | null;
  /** A picture file that lies in no archive: Linux reads it by itself. */
  readonly icon: string;
}

/**
 * What About shows. macOS and Windows fill in nothing of their own that fits, and on Linux only what is set here is shown.
 * Credits are known to macOS and Windows, authors and a website to Linux, an icon to all but macOS, which has the app's own.
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
    // Otherwise macOS writes Electron's own build number behind the version.
    ...(platform === 'darwin' ? { version } : { iconPath: icon }),
  };
}

/** Sets what About shows, in the words of one language. */
export function setAboutPanel(publicUrl: string | null, icon: string, t: NativeTexts): void {
  const { platform } = process;
  app.setAboutPanelOptions(aboutPanel({ platform, version: app.getVersion(), publicUrl, icon }, t));
}
