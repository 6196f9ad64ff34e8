// Prints the numbers of the @font-face rules that stand in for the portal's typeface until it is there (ui/style/base.css): how much
// wider it sets words of the articles than other fonts do, and its ascent and descent in the size that follows from that. Run by hand
// after an update of the typeface: node --import tsx build/fonts/fallback-metrics.ts Roboto-Regular.ttf Roboto-Bold.ttf
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { findBrowser } from '#build/testing/find-browser.ts';

const root = new URL('../../', import.meta.url).pathname;
const own = `${root}src/renderer/ui/fonts/plus-jakarta-sans-latin.woff2`;

/** Of the typeface, in sizes of its letters. */
const [ASCENT, DESCENT] = [1.038, 0.222];
const WEIGHTS = [400, 600, 700, 800];

/** Ordinary words: signs of Markdown, rows of tables and figures would weigh too much. */
const words = bundledArticles
  .flatMap(({ folder }) =>
    LANGUAGES.map((language) => readFileSync(`${root}src/content/articles/${folder}/${language}.md`, 'utf8')),
  )
  .flatMap((text) => text.match(/(?<![\w|])[A-Za-z][a-z]+[,.:?]?(?= )/g) ?? []);
const lines = Array.from({ length: Math.floor(words.length / 6) }, (_, at) =>
  words.slice(at * 6, at * 6 + 6).join(' '),
);

const executablePath = findBrowser();
if (executablePath === null) throw new Error('No Chromium found: run "npx playwright install chromium".');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();

/** The width of all lines in each weight, of letters of 100 pixels. */
async function widths(font: string): Promise<readonly number[]> {
  return page.evaluate(
    async ({ base64, texts, weights }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      document.fonts.clear();
      document.fonts.add(await new FontFace('Measured', bytes, { weight: '100 900' }).load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('This browser has no canvas.');
      return weights.map((weight) => {
        context.font = `${weight} 100px Measured`;
        return texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
      });
    },
    { base64: readFileSync(font).toString('base64'), texts: lines, weights: WEIGHTS },
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const ours = await widths(own);
for (const file of process.argv.slice(2)) {
  const theirs = await widths(file);
  for (const [at, weight] of WEIGHTS.entries()) {
    const ratio = Number(ours[at]) / Number(theirs[at]);
    const [ascent, descent] = [percent(ASCENT / ratio), percent(DESCENT / ratio)];
    console.log(
      `${file} ${weight}: size-adjust ${percent(ratio)}, ascent-override ${ascent}, descent-override ${descent}`,
    );
  }
}
await browser.close();
