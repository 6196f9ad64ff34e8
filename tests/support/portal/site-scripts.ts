import type { Page } from '@playwright/test';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PortalUnderTest } from './portals.ts';

/** What the browser gets of a built file over the wire, in bytes: its brotli copy, where the build found one worth it. */
export function sentBytes(folder: string, address: string): number {
  const file = join(folder, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Addresses of all scripts of a built site. */
export function allScripts(folder: string): readonly string[] {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`);
}

export function scriptText(folder: string, address: string): string {
  return readFileSync(join(folder, address), 'utf8');
}

/** Addresses of every script in a page's HTML: its module scripts, its preloads, and all that these import. */
function scriptsOfPage(folder: string, html: string): readonly string[] {
  const asked = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="(\/[^"]+\.js)"[^>]*>/g)].map(
    ([, address = '']) => address,
  );
  const reached = new Set<string>();
  const follow = (address: string): void => {
    if (reached.has(address)) return;
    reached.add(address);
    // `import{a}from"./x.js"` and `import"./x.js"`; `import("./x.js")` is a later matter.
    for (const [, name = ''] of scriptText(folder, address).matchAll(/(?:\bimport|\bfrom)\s*["'](\.\/[^"']+\.js)["']/g))
      follow(`/assets/${basename(name)}`);
  };
  asked.forEach(follow);
  return [...reached];
}

export interface PageScripts {
  /** Those in its HTML, and all that these import. */
  readonly asked: readonly string[];
  /** These, and those loaded later by themselves until now. */
  loaded(): readonly string[];
}

/** The scripts that a page loads without user input: call it before the page is opened. */
export async function watchScripts(
  page: Page,
  { folder, url }: PortalUnderTest,
  address: string,
): Promise<PageScripts> {
  const html = await (await page.request.get(address)).text();
  const asked = scriptsOfPage(folder, html);
  const loaded = new Set(asked);
  page.on('response', (response) => {
    const script = response.url().replace(url, '');
    if (/^\/assets\/.+\.js$/.test(script)) loaded.add(script);
  });
  return { asked, loaded: () => [...loaded] };
}
