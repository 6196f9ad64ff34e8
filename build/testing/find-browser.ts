import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Commands that a Chromium goes by: the one without windows first, which needs a third less time for the journeys. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/** A Chromium to test in: Playwright's own if it was downloaded, else an installed one, else null. */
export function findBrowser(): string | null {
  const candidates = [chromium.executablePath(), ...onPath(), ...usualPlaces()];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/**
 * Switches for a Chromium that only serves a test: no first-run page, no calls home. `--headless` isn't among them,
 * because Playwright sets it by itself unless a person wants to watch.
 */
export function browserArguments(): string[] {
  const switches = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  // Chromium refuses to run as root with its sandbox; nobody else should go without.
  return process.getuid?.() === 0 ? ['--no-sandbox', ...switches] : switches;
}

function onPath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  return COMMANDS.flatMap((command) =>
    folders.flatMap((folder) => endings.map((ending) => join(folder, command + ending))),
  );
}

function usualPlaces(): string[] {
  switch (process.platform) {
    case 'win32': {
      const roots = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']];
      const programs = ['Chromium/Application/chrome.exe', 'Google/Chrome/Application/chrome.exe'];
      // Edge is a Chromium, and it is there on every Windows.
      programs.push('Microsoft/Edge/Application/msedge.exe');
      return programs.flatMap((program) => roots.flatMap((root) => (root === undefined ? [] : [join(root, program)])));
    }
    case 'darwin': {
      const programs = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
      const roots = ['/Applications', join(process.env['HOME'] ?? '/', 'Applications')];
      return programs.flatMap((name) => roots.map((root) => join(root, `${name}.app/Contents/MacOS/${name}`)));
    }
    default:
      return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium', '/opt/google/chrome/chrome'];
  }
}
