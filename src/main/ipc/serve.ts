import { ipcMain, type IpcMainInvokeEvent, type WebContents, BrowserWindow } from 'electron';
import { failed, ok, type Result } from '#domain/result.ts';
import { COMMANDS, type Command } from '#ipc/channels.ts';
import { contract, LARGEST_PACK, type Handlers } from '#ipc/contract.ts';
import { isWithinSize } from './input-size.ts';
import { rateCap } from './rate-cap.ts';
import { isAppAddress } from '#main/protocol/app-address.ts';

/** Larger than any input of the contract: the longest is a session of 64 KiB. */
const LARGEST_INPUT = 80 * 1024;

/** The most that the files of a call may take together, in bytes; other calls may carry none. */
const FILES: { readonly [C in Command]?: number } = { 'pack.save': 2 * LARGEST_PACK };

/** Far more than a person causes, and far less than what would keep the main process busy. */
const RATE = { burst: 300, perSecond: 100 };

/**
 * Answers every call of the contract, from now on. The sender is checked first, before anything is awaited, because a frame that
 * navigates away could no longer be identified. Then rate, size and schema are checked, and the handler's output is parsed too. A
 * page gets a `Reply`, never a thrown error: IPC doesn't keep error classes, and their messages may hold paths.
 */
export function serve(handlers: Handlers<WebContents>): void {
  const mayAsk = rateCap<WebContents>(RATE, () => performance.now());
  for (const command of COMMANDS) {
    ipcMain.handle(
      command,
      (event: IpcMainInvokeEvent, ...input: unknown[]): Result<unknown> | Promise<Result<unknown>> => {
        if (!isTrustedSender(event)) return failed('refused', 'Only the portal itself may ask.');
        if (!mayAsk(event.sender)) return failed('too-many', 'Too many calls at once.', 1);
        if (input.length > 1 || !isWithinSize(input[0], LARGEST_INPUT, FILES[command]))
          return failed('invalid', `${command}: too much input.`);
        return answer(command, handlers, input[0], event.sender);
      },
    );
  }
}

async function answer(
  command: Command,
  handlers: Handlers<WebContents>,
  input: unknown,
  caller: WebContents,
): Promise<Result<unknown>> {
  try {
    const parsed = contract[command].input.safeParse(input);
    if (!parsed.success) return failed('invalid', `${command}: ${issuesOf(parsed.error)}`);
    // The contract's types pair each schema with its handler, but TypeScript doesn't follow that through a union of commands.
    const run = handlers[command] as (input: unknown, caller: WebContents) => unknown;
    const output = contract[command].output.safeParse(await run(parsed.data, caller));
    if (output.success) return ok(output.data);
    console.error(`${command} gave what its contract doesn't allow: ${issuesOf(output.error)}`);
  } catch (error) {
    console.error(`${command} failed:`, error);
  }
  return failed('server', `${command} failed.`);
}

/** The paths and codes of the issues, without the values: they may be secret. */
function issuesOf(error: {
  readonly issues: readonly { readonly path: PropertyKey[]; readonly code?: string }[];
}): string {
  return error.issues.map(({ path, code }) => `${path.map(String).join('.') || 'input'} ${code ?? 'wrong'}`).join(', ');
}

/** The part of Electron's event that identifies the sender. */
type Sender = Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>;

/**
 * True for the page of one of the app's windows: its top frame, showing an address of the portal. To be called before anything is
 * awaited, because `senderFrame` is null once the frame has navigated.
 */
function isTrustedSender({ sender, senderFrame }: Sender): boolean {
  // Neither address nor parent of a destroyed or detached frame can be relied on: reading them may even throw.
  if (!senderFrame || senderFrame.isDestroyed() || senderFrame.detached) return false;
  if (senderFrame.parent !== null || sender.isDestroyed()) return false;
  return BrowserWindow.fromWebContents(sender) !== null && isAppAddress(senderFrame.url);
}
