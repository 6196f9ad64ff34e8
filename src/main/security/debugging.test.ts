import { afterEach, describe, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({
  isPackaged: true,
  switches: [] as string[],
  inspector: undefined as string | undefined,
}));
vi.mock('electron', () => ({
  app: {
    get isPackaged() {
      return state.isPackaged;
    },
    commandLine: { hasSwitch: (name: string) => state.switches.includes(name) },
  },
}));
vi.mock('node:inspector', () => ({ url: () => state.inspector }));

const { isDebuggable, refusedSwitches } = await import('./debugging.ts');

afterEach(() => Object.assign(state, { isPackaged: true, switches: [], inspector: undefined }));

describe('the release build', () => {
  it.each([
    'remote-debugging-port',
    'remote-debugging-pipe',
    'js-flags',
    'load-extension',
    'renderer-cmd-prefix',
    'ssl-key-log-file',
    'browser-subprocess-path',
    'zygote-cmd-prefix',
    'unsafely-treat-insecure-origin-as-secure',
    'disable-site-isolation-trials',
    'proxy-pac-url',
  ])('does not run with --%s', (name) => {
    state.switches = [name, 'lang'];
    expect(refusedSwitches()).toEqual([name]);
  });

  it('runs without, and with harmless ones', () => {
    state.switches = ['lang', 'no-sandbox', 'ozone-platform', 'user-data-dir'];
    expect(refusedSwitches()).toEqual([]);
    expect(isDebuggable()).toBe(false);
  });
});

it.each([
  ['an app that is developed', { isPackaged: false }],
  ['a build whose fuses let the inspector run', { inspector: 'ws://127.0.0.1:1/x' }],
])('%s can be debugged', (_name, build) => {
  Object.assign(state, build, { switches: ['remote-debugging-port'] });
  expect(refusedSwitches()).toEqual([]);
  expect(isDebuggable()).toBe(true);
});
