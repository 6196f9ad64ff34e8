import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Commands of a Chromium: the one without windows first, with which the journeys take a third less time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/** The path of a Chromium: Playwright's own if it was downloaded, else an installed one, else null. */
export function findBrowser(): string | null {
  const candidates = [chromium.executablePath(), ...onPath(), ...usualPlaces()];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/**
 * Switches for a Chromium in tests: no first-run page, no background requests. `--headless` isn't among them, because Playwright
 * sets it unless a developer wants to watch.
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
  // Chromium refuses to run as root with its sandbox; all other users keep it.
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
