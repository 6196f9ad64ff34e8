import { BrowserWindow, type WebContents } from 'electron';
import type { DesktopEvent } from '#ipc/channels.ts';
import { events, type EventPayload } from '#ipc/contract.ts';
import { isAppAddress } from '#main/protocol/app-address.ts';

/** Tells one page of an event. Nothing is sent that the contract doesn't allow, nor to a page that isn't the portal's. */
export function tell<E extends DesktopEvent>(contents: WebContents, event: E, payload: EventPayload<E>): void {
  if (contents.isDestroyed() || !isAppAddress(contents.getURL())) return;
  contents.send(event, events[event].parse(payload));
}

/** Tells every window's page, but for the one that brought it about. */
export function tellOthers<E extends DesktopEvent>(event: E, payload: EventPayload<E>, but?: WebContents): void {
  for (const { webContents } of BrowserWindow.getAllWindows())
    if (webContents !== but) tell(webContents, event, payload);
}
