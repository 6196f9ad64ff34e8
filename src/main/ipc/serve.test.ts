import type { IpcMainInvokeEvent, WebContents } from 'electron';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { COMMANDS, type Command } from '#ipc/channels.ts';
import type { Handlers } from '#ipc/contract.ts';
import { serve } from './serve.ts';

type Served = (event: IpcMainInvokeEvent, ...input: unknown[]) => unknown;

const electron = vi.hoisted(() => ({
  served: new Map<string, Served>(),
  registered: [] as string[],
  windows: new Set(),
}));
vi.mock('electron', () => ({
  ipcMain: {
    handle(channel: string, handler: Served) {
      electron.registered.push(channel);
      electron.served.set(channel, handler);
    },
  },
  BrowserWindow: { fromWebContents: (contents: unknown) => (electron.windows.has(contents) ? {} : null) },
}));

/** For each call, an input that it accepts and the output that it gives. */
const RIGHT: { readonly [C in Command]?: readonly [input: unknown, output: unknown] } = {
  'preferences.read': [undefined, { language: null, sidebarOpen: null }],
  'preferences.write': [{ name: 'language', value: 'en' }, undefined],
  'session.read': ['sb-127-auth-token', 'kept'],
  'session.write': [{ key: 'sb-127-auth-token', value: 'x' }, true],
};

const run = vi.fn<(command: Command, input: unknown) => unknown>();
let log: MockInstance<typeof console.error>;

function contents(): WebContents {
  const made = { isDestroyed: () => false } as WebContents;
  electron.windows.add(made);
  return made;
}

const frame = (wishes: object = {}) => ({
  url: 'app://bundle/blog',
  parent: null,
  detached: false,
  isDestroyed: () => false,
  ...wishes,
});

const event = (wishes: object = {}) => ({ sender: contents(), senderFrame: frame(), ...wishes }) as IpcMainInvokeEvent;

function ask(command: Command, from: IpcMainInvokeEvent, ...input: unknown[]): unknown {
  const handler = electron.served.get(command);
  if (handler === undefined) throw new Error(`${command} isn't served.`);
  return handler(from, ...input);
}

beforeEach(() => {
  electron.registered.length = 0;
  electron.served.clear();
  electron.windows.clear();
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  run.mockImplementation((command) => RIGHT[command]?.[1]);
  const entries = COMMANDS.map((command) => [command, (input: unknown) => run(command, input)]);
  serve(Object.fromEntries(entries) as Handlers<WebContents>);
});

describe('serve', () => {
  it('answers each call of the contract, once', () => {
    expect(electron.registered).toEqual([...COMMANDS]);
  });

  it.each(Object.keys(RIGHT) as Command[])('gives what %s gives to the portal', async (command) => {
    const [input, value] = RIGHT[command] ?? [];
    expect(await ask(command, event(), input)).toEqual({ ok: true, value });
    expect(run).toHaveBeenCalledWith(command, input);
  });

  it.each(COMMANDS)('refuses %s to anybody else, without waiting', (command) => {
    const senders = [
      event({ senderFrame: null }),
      event({ senderFrame: frame({ url: 'https://bundle/' }) }),
      event({ senderFrame: frame({ parent: {} }) }),
      event({ senderFrame: frame({ detached: true }) }),
      event({ senderFrame: frame({ isDestroyed: () => true }) }),
      event({ sender: { isDestroyed: () => false } }),
      event({ sender: { isDestroyed: () => true } }),
    ];
    for (const sender of senders) {
      expect(ask(command, sender, RIGHT[command]?.[0])).toMatchObject({ ok: false, code: 'refused' });
    }
    expect(run).not.toHaveBeenCalled();
  });

  it('doesn’t look at a frame that is gone', () => {
    const gone = {
      isDestroyed: () => true,
      get url(): string {
        throw new Error('Render frame was disposed before WebFrameMain could be accessed');
      },
    };
    expect(ask('preferences.read', event({ senderFrame: gone }))).toMatchObject({ ok: false, code: 'refused' });
  });

  it.each([
    ['more than one input', ['sb-127-auth-token', 'x']],
    ['one that is too large', ['a'.repeat(100_000)]],
    ['one that isn’t plain data', [new Date()]],
    ['one that the contract doesn’t know', [{ key: 'x' }]],
    ['none', []],
  ])('calls no handler for %s', async (_what, input) => {
    expect(await ask('session.read', event(), ...input)).toMatchObject({ ok: false, code: 'invalid' });
    expect(run).not.toHaveBeenCalled();
  });

  it('names the place of an invalid input, not its value', async () => {
    const result = await ask('session.write', event(), { key: 'sb-127-auth-token', value: 5, padi: 'rahasia' });
    expect(result).toMatchObject({ ok: false, code: 'invalid' });
    expect(JSON.stringify(result)).toContain('value invalid_type');
    expect(JSON.stringify(result)).not.toMatch(/rahasia|auth-token/);
  });

  it('turns an error of a handler into an answer without its words, and logs it', async () => {
    run.mockRejectedValue(new Error('/home/ratna/.config/Tunas'));
    const result = await ask('preferences.read', event());
    expect(result).toEqual({ ok: false, code: 'server', detail: 'preferences.read failed.' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('lets nothing out that the contract doesn’t allow', async () => {
    run.mockReturnValue({ language: 'id', sidebarOpen: null, token: 'rahasia' });
    const result = await ask('preferences.read', event());
    expect(result).toEqual({ ok: false, code: 'server', detail: 'preferences.read failed.' });
    expect(JSON.stringify(log.mock.calls)).not.toContain('rahasia');
  });

  it('stops a page that asks without end, and no other', async () => {
    const from = event();
    const results = Array.from({ length: 400 }, () => ask('window.drawn', from));
    const stopped = (await Promise.all(results)).filter((result) => (result as { code?: string }).code === 'too-many');
    expect(stopped.length).toBeGreaterThan(50);
    expect(stopped[0]).toMatchObject({ ok: false, retryAfter: 1 });
    expect(await ask('window.drawn', event())).toMatchObject({ ok: true });
  });

  it('counts no call of a stranger against the page', async () => {
    const from = event();
    for (let calls = 0; calls < 1_000; calls += 1) ask('window.drawn', { ...from, senderFrame: null });
    expect(await ask('window.drawn', from)).toMatchObject({ ok: true });
  });
});
