import { BrowserWindow, type WebContents } from 'electron';
import type { DesktopEvent } from '#ipc/channels.ts';
import { events, type EventPayload } from '#ipc/contract.ts';
import { isAppAddress } from '#main/protocol/app-address.ts';

/** Sends an event to one page. The payload is parsed by the contract, and only pages of the portal get it. */
export function sendEvent<E extends DesktopEvent>(contents: WebContents, event: E, payload: EventPayload<E>): void {
  if (contents.isDestroyed() || !isAppAddress(contents.getURL())) return;
  contents.send(event, events[event].parse(payload));
}

/** Sends an event to the pages of all windows but the one that caused it. */
export function sendToOthers<E extends DesktopEvent>(event: E, payload: EventPayload<E>, but?: WebContents): void {
  for (const { webContents } of BrowserWindow.getAllWindows())
    if (webContents !== but) sendEvent(webContents, event, payload);
}
