import { app, BrowserWindow, nativeImage, type NativeImage, type WebContents } from 'electron';
import { filled, type NativeTexts } from '#main/messages/native-texts.ts';

/** The number on the app's icon in the dock or the taskbar. */
export interface AppBadge {
  /** Sets a page's count of new items; the icon shows the highest count of all open pages. */
  set(page: WebContents, count: number): void;
}

/** Side of the mark on Windows' taskbar, px: twice the size that is shown, for dense screens. */
const DOT_SIDE = 32;

/** The badge of this app; `texts` gives those of the current language. */
export function appBadge(texts: () => NativeTexts): AppBadge {
  const counts = new Map<WebContents, number>();
  const draw = (): void => show(Math.max(0, ...counts.values()), texts());
  return {
    set(page, count) {
      if (!counts.has(page)) {
        // A page that was closed or reloaded can't remove its own count.
        const forget = (): void => {
          page.removeListener('destroyed', forget);
          page.removeListener('did-navigate', forget);
          counts.delete(page);
          draw();
        };
        page.once('destroyed', forget);
        page.once('did-navigate', forget);
      }
      counts.set(page, count);
      draw();
    },
  };
}

function show(count: number, t: NativeTexts): void {
  if (process.platform !== 'win32') {
    app.setBadgeCount(count);
    return;
  }
  // Windows shows no numbers there, only a small picture over each window's icon, with a description.
  const words = count === 0 ? '' : filled(t['native.unread'], { count: String(count) });
  for (const window of BrowserWindow.getAllWindows()) window.setOverlayIcon(count === 0 ? null : dot(), words);
}

let drawn: NativeImage | null = null;

function dot(): NativeImage {
  drawn ??= nativeImage.createFromBitmap(dotPixels(DOT_SIDE), { width: DOT_SIDE, height: DOT_SIDE, scaleFactor: 2 });
  return drawn;
}

/** The accent of the design tokens, as blue, green, red. */
const ACCENT = [0x51, 0xc5, 0xf5] as const;

/** A filled disc with soft edges as wide as the picture: its pixels as BGRA with the colours multiplied by the alpha. */
export function dotPixels(side: number): Buffer {
  const pixels = Buffer.alloc(side * side * 4);
  const middle = (side - 1) / 2;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const inside = side / 2 - Math.hypot(x - middle, y - middle);
      const alpha = Math.min(1, Math.max(0, inside));
      const colour = ACCENT.map((part) => Math.round(part * alpha));
      pixels.set([...colour, Math.round(alpha * 255)], (y * side + x) * 4);
    }
  }
  return pixels;
}
