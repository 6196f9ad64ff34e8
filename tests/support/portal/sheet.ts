import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkPage } from './page-checks/check-page.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
] as const;

/** The folder for the pictures of `npm run sheet`; undefined in a run of tests. */
export const SHEET_FOLDER = process.env['TUNAS_SHEET'];

/** Takes pictures of the state that is open, in each width and theme, and joins them to `<name>.png`. */
export async function takeSheet(page: Page, name: string): Promise<void> {
  const file = name.replace(/\W+/g, ' ').trim().replaceAll(' ', '-').toLowerCase();
  const before = page.viewportSize();
  const pictures: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await checkPage(page, `${name}, ${size.width} px, ${colorScheme}`);
      const path = join(SHEET_FOLDER!, `${file}-${colorScheme}-${size.width}.png`);
      await page.screenshot({ path });
      pictures.push(path);
    }
  }
  if (before) await page.setViewportSize(before);
  const figures = pictures.map((path) => {
    const picture = readFileSync(path).toString('base64');
    return `<figure><img src="data:image/png;base64,${picture}"></figure>`;
  });
  const style =
    'body{margin:16px;background:#888;display:flex;gap:16px;align-items:flex-start}figure{margin:0;flex:1}img{width:100%}';
  writeFileSync(
    join(SHEET_FOLDER!, `sheet-${file}.html`),
    `<!doctype html><title>${name}</title><style>${style}</style>${figures.join('')}`,
  );
}
