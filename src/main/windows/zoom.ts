import type { WebContents } from 'electron';
import { usableZoom } from './window-state.ts';

/** What one turn of the wheel changes: half of one of Chromium's levels, as the menu's items do. */
const STEP = 0.5;

/** Opens a page at a zoom level, and follows Ctrl and the mouse wheel, which Electron only tells of. */
export function zoomPage(contents: WebContents, level: number): void {
  // Chromium keeps the level with the page's origin, so there has to be a page.
  contents.once('did-navigate', () => contents.setZoomLevel(usableZoom(level)));
  contents.on('zoom-changed', (_event, direction) => {
    contents.setZoomLevel(usableZoom(contents.getZoomLevel() + (direction === 'in' ? STEP : -STEP)));
  });
}
