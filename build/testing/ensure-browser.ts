import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.ts';
import { packageProgram } from '../processes/package-program.ts';

const WHAT_TO_INSTALL =
  'No browser for the tests. Install Chromium or Google Chrome, or run "npx playwright install chromium", then try again.';

/**
 * Makes sure that the tests have a browser: Playwright's own, else an installed one, else Playwright's is downloaded, else, as root
 * on a Debian system, Debian's package is installed. The error says what to install where none of it works.
 */
export function ensureBrowser(say: (line: string) => void): void {
  if (findBrowser() !== null) return;
  say("No browser found. Fetching Playwright's...");
  spawnSync(process.execPath, [packageProgram('playwright'), 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  if (findBrowser() !== null) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    say("Installing Debian's Chromium (apt-get install chromium-headless-shell)...");
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Debian 11 and older only have the full browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (findBrowser() !== null) break;
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit', env });
    }
  }
  if (findBrowser() === null) throw new Error(WHAT_TO_INSTALL);
}
