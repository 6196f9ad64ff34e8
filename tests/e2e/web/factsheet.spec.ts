import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { PortalPage } from '../pages/portal-page.ts';
import { expect, test } from '../../support/portal/portal-test.ts';

test.use({ viewport: { width: 1366, height: 900 } });

const pathOf = (language: string, path: string) => (language === 'en' ? `/en${path}` : path);

for (const language of LANGUAGES) {
  test(`a factsheet holds every action, dose and hazard of its article on whole pages, in ${language}`, async ({
    page,
  }) => {
    const portal = new PortalPage(page);
    const sheets = page.locator('.sheet:not([data-measured])');
    for (const { id } of bundledArticles) {
      await portal.open(pathOf(language, `/article/${id}`));
      await portal.settled('but pictures');
      const said = await page.locator('.article-text').first().evaluate(actionsOf);
      expect(said.length, `article ${id}`).toBeGreaterThan(60);

      await portal.open(pathOf(language, `/factsheet?articles=${id}`));
      await expect(sheets.first()).toBeVisible();
      const printed = plain((await sheets.locator('.sheet-text').allInnerTexts()).join(' '));
      const looked = await sheets.evaluateAll(lookAt);
      expect(
        said.filter((each) => !printed.includes(plain(each))),
        `article ${id} leaves out`,
      ).toEqual([]);
      // Those that officers take to the field: one paper, printed on both sides.
      const count = await sheets.count();
      if (id > 6) expect(count, `pages of article ${id}`).toBe(2);
      expect(looked.flat(), `article ${id}`).toEqual([]);
      await expect(
        sheets.last().getByText(language === 'id' ? `Halaman ${count} dari ${count}` : `Page ${count} of ${count}`),
      ).toBeVisible();
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), `printed pages of article ${id}`).toHaveLength(count);
    }
  });
}

const plain = (text: string) =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, '')
    .toLowerCase();

/** All that an article tells its reader to do or to heed: steps, items, rows, signs, notes, sentences, and the letters of its pictures. */
function actionsOf(article: Element): readonly string[] {
  const pieces = [...article.querySelectorAll('li, tr, dt, dd, caption, figcaption, p')].filter(
    (each) => !each.closest('.calculator'),
  );
  return pieces
    .flatMap((piece) => {
      const text = (piece.textContent ?? '').replace(/\s+/g, ' ').trim();
      return piece.matches('p, li') ? text.split(/(?<=[.!?])\s+(?=[\p{Lu}“"(])/u) : [text];
    })
    .filter((text) => text !== '');
}

/** What a designer would send back: cut text, a heading without its text, a note or row on two columns, a picture that isn't there. */
function lookAt(sheets: readonly Element[]): readonly string[] {
  return sheets.flatMap((sheet, number) => {
    const found: string[] = [];
    const paper = sheet.getBoundingClientRect();
    const tell = (what: string, each: Element) =>
      found.push(`page ${number + 1}: ${what}: ${(each.textContent ?? '').slice(0, 40)}`);
    if (paper.height > 1123) found.push(`page ${number + 1} is higher than A4: ${paper.height} px`);
    for (const each of sheet.querySelectorAll('.sheet-text *')) {
      const { left, right, bottom, height } = each.getBoundingClientRect();
      if (
        height > 0 &&
        !each.closest('.fig-unseen, svg') &&
        (left < paper.left || right > paper.right + 1 || bottom > paper.bottom)
      )
        tell('sticks out', each);
    }
    for (const column of sheet.querySelectorAll('.sheet-column')) {
      const last = column.lastElementChild;
      if (last?.matches('h3, h4')) tell('heading alone', last);
      if (column.scrollWidth > column.clientWidth + 1) tell('wider than its column', column);
    }
    for (const part of sheet.querySelectorAll('blockquote.sheet-rest, table.sheet-rest')) tell('broken', part);
    return found;
  });
}
