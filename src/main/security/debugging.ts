import { url as inspectorAddress } from 'node:inspector';
import { app } from 'electron';

/**
 * Chromium's switches that give access to the pages, replace what runs or weaken the sandbox. Those of Node (`--inspect`,
 * NODE_OPTIONS) are disabled by fuses. `--no-sandbox` is missing on purpose: some Linux systems start no app without it.
 */
const REFUSED: readonly string[] = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'js-flags',
  'load-extension',
  'auto-open-devtools-for-tabs',
  'disable-web-security',
  'allow-file-access-from-files',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'unsafely-treat-insecure-origin-as-secure',
  'disable-site-isolation-trials',
  'host-rules',
  'host-resolver-rules',
  'proxy-pac-url',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'zygote-cmd-prefix',
  'browser-subprocess-path',
  'gpu-launcher',
  'log-net-log',
  'ssl-key-log-file',
  'single-process',
];

/** True in development and in the build for tests: its fuses let Node's inspector run, which those of the release build never do. */
export function isDebuggable(): boolean {
  return !app.isPackaged || inspectorAddress() !== undefined;
}

/** The switches of this start that the release build refuses; none in other builds. */
export function refusedSwitches(): readonly string[] {
  return isDebuggable() ? [] : REFUSED.filter((name) => app.commandLine.hasSwitch(name));
}
