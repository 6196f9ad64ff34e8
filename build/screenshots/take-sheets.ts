import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright';
import { LANGUAGES } from '#domain/localized.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';
import { browserArguments, findBrowser } from '../testing/find-browser.ts';
import { fillContent, type PicturedBackend } from './fill-content.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { signIn } from './sign-in.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
] as const;
const THEMES = ['light', 'dark'] as const;

type Session = BrowserContextOptions['storageState'];

interface SheetInput {
  readonly address: string;
  readonly backend: PicturedBackend;
  readonly folder: string;
  readonly only: readonly string[];
  readonly say: (line: string) => void;
}

/**
 * Takes a picture of every screen in each language, theme and width (`<folder>/<screen>-<language>-<theme>-<width>.png`) and
 * one sheet a screen with all of them. Gives the pictures on which something is wider than the window.
 */
export async function takeSheets({ address, backend, folder, only, say }: SheetInput): Promise<readonly string[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserArguments(),
    ...(executablePath === null ? {} : { executablePath }),
  });
  const wrong: string[] = [];
  let isFilled = false;
  try {
    const session = await signedInSession(browser, address);
    for (const screen of SCREENS.filter(({ name }) => only.length === 0 || only.includes(name))) {
      if (screen.filled && !isFilled) {
        await fillContent(backend, browser);
        isFilled = true;
      }
      const names: string[] = [];
      for (const { width, height } of SIZES) {
        if (screen.phoneOnly && width !== 360) continue;
        for (const theme of THEMES) {
          for (const language of LANGUAGES) {
            const name = `${screen.name}-${language}-${theme}-${width}`;
            const fits = await takePicture({
              browser,
              address,
              session: screen.signedIn ? session : undefined,
              screen,
              width,
              height,
              theme,
              language,
              file: join(folder, `${name}.png`),
            });
            if (!fits) wrong.push(name);
            names.push(name);
          }
        }
      }
      await joinPictures(browser, names, join(folder, `sheet-${screen.name}.png`), folder);
      say(`${screen.name}: ${names.length} pictures`);
    }
  } finally {
    await browser.close();
  }
  return wrong;
}

/** What a browser keeps of somebody who signed in: once for all pictures. */
async function signedInSession(browser: Browser, address: string): Promise<Session> {
  const context = await browser.newContext();
  await signIn(context, address);
  const session = await context.storageState();
  await context.close();
  return session;
}

interface PictureInput {
  readonly browser: Browser;
  readonly address: string;
  readonly session: Session;
  readonly screen: Screen;
  readonly width: number;
  readonly height: number;
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly file: string;
}

async function takePicture({
  browser,
  address,
  session,
  screen,
  width,
  height,
  theme,
  language,
  file,
}: PictureInput): Promise<boolean> {
  const context = await browser.newContext({
    ...{ viewport: { width, height }, colorScheme: theme },
    ...(session === undefined ? {} : { storageState: session }),
  });
  const page = await context.newPage();
  const path = pathInLanguage(screen.path, language);
  // Twice: the typeface may come too late for the first page, and the pictures are to show the design.
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await seeAll(page);
  await screen.prepare?.(page);
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await page.screenshot({ path: file, fullPage: screen.prepare === undefined });
  await context.close();
  return fits;
}

/** Scrolls through the page once: pictures further down are fetched only when they come near. */
async function seeAll(page: Awaited<ReturnType<Browser['newPage']>>): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

async function joinPictures(browser: Browser, names: readonly string[], file: string, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 } });
  const pictures = names.map(
    (name) =>
      `<figure><img src="${pathToFileURL(join(folder, `${name}.png`)).href}"><figcaption>${name}</figcaption></figure>`,
  );
  const style =
    'body{margin:16px;background:#888;font:14px sans-serif;display:flex;gap:16px;align-items:flex-start}' +
    'figure{margin:0;flex:1}img{width:100%;display:block}';
  const sheet = join(folder, 'sheet.html');
  writeFileSync(sheet, `<!doctype html><style>${style}</style>${pictures.join('')}`);
  await page.goto(pathToFileURL(sheet).href);
  await page.screenshot({ path: file, fullPage: true });
  rmSync(sheet);
  await page.close();
}
