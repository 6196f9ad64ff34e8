import { BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import { isAppAddress } from '#main/protocol/app-address.ts';

/** The part of Electron's event that says who asks. */
export type Sender = Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>;

/**
 * True for the page of one of the app's windows: its top frame, showing an address of the portal. To be asked before
 * anything is awaited, because `senderFrame` is null once the frame has gone on.
 */
export function isTrustedSender({ sender, senderFrame }: Sender): boolean {
  // Of a frame that is gone, or about to be, neither address nor parent can be relied on: reading them may even throw.
  if (!senderFrame || senderFrame.isDestroyed() || senderFrame.detached) return false;
  if (senderFrame.parent !== null || sender.isDestroyed()) return false;
  return BrowserWindow.fromWebContents(sender) !== null && isAppAddress(senderFrame.url);
}
