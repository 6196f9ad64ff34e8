// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { pictureSource } from '#domain/picture-address.ts';
import { withoutStyles } from './figures/figure-style.ts';
import { renderMarkdown } from './render-markdown.ts';

const html = (markdown: string): string => renderMarkdown(markdown, 'en').html;

function parsed(markdown: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html(markdown);
  return place;
}

describe('what articles may use', () => {
  test('paragraphs, bold and emphasis', () => {
    expect(html('Grow **slowly** in *Lactuca sativa*.')).toBe(
      '<p>Grow <strong>slowly</strong> in <em>Lactuca sativa</em>.</p>\n',
    );
  });

  test('the title of the page stays its only h1: headings take two ranks below it', () => {
    const ranks = [...parsed('# One\n\n## Two\n\n### Three\n\n###### Six').children].map((each) => each.tagName);
    expect(ranks).toEqual(['H2', 'H2', 'H3', 'H3']);
  });

  test('dashed and numbered lists, also nested and starting later', () => {
    const place = parsed('- a\n- b\n  1. c\n\n\ntext\n\n3. d');
    expect(place.querySelectorAll('ul > li')).toHaveLength(2);
    expect(place.querySelector('ul > li > ol > li')?.textContent).toBe('c');
    expect(place.querySelector(':scope > ol')?.getAttribute('start')).toBe('3');
  });

  test('a field note is a quote whose title stands alone', () => {
    const quote = parsed('> **Safe dose**\n>\n> Read the label.').querySelector('blockquote');
    expect(quote?.querySelector('p:first-child > strong')?.textContent).toBe('Safe dose');
    expect(quote?.querySelector('p:last-child')?.textContent).toBe('Read the label.');
  });

  test('a note that begins with "Bahaya" or "Danger" in bold is a hazard, and no other one', () => {
    const isHazard = (markdown: string) => parsed(markdown).querySelector('blockquote')?.className === 'hazard';
    expect(isHazard('> **Bahaya: listrik**\n>\n> Cabut steker.')).toBe(true);
    expect(isHazard('> **Danger when filling the tank**\n>\n> Wear gloves.')).toBe(true);
    expect(isHazard('> **Tidak bahaya**\n>\n> Teks.')).toBe(false);
    expect(isHazard('> Bahaya tanpa huruf tebal')).toBe(false);
    expect(isHazard('> **Bahayanya**')).toBe(false);
    expect(isHazard('> - **Bahaya**')).toBe(false);
    expect(isHazard('>')).toBe(false);
  });

  test('tables scroll within their own frame, which the keyboard reaches', () => {
    const frame = parsed('| a | **b** "c" |\n| :-- | --: |\n| 1 | 2 |').querySelector('div.table-scroll');
    expect(frame?.getAttribute('tabindex')).toBe('0');
    expect(frame?.getAttribute('role')).toBe('region');
    expect(frame?.getAttribute('aria-label')).toBe('Table: a, b "c"');
    expect([...(frame?.querySelectorAll('thead th, tbody td') ?? [])].map((cell) => cell.textContent)).toEqual([
      'a',
      'b "c"',
      '1',
      '2',
    ]);
  });

  test('the style of tables stands once, where there is one, in the words of the text', () => {
    const table = (head: string) => `| ${head} |\n| --- |\n| 1 |\n`;
    const { html: text } = renderMarkdown(
      `${table('pertanggungjawaban')}\n${table('')}\n## Sumber\n\n${table('b')}`,
      'id',
    );
    expect(text.match(/<style>/g)).toHaveLength(1);
    expect(text).toContain('geser →');
    expect([...text.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Tabel: pertanggungjawaban',
      'Tabel',
      'Tabel: b',
    ]);
    expect(withoutStyles(text)).not.toContain('<style>');
    expect(html('No table.')).not.toContain('<style>');
  });

  test('pictures are fetched when they come near, with their description', () => {
    const picture = parsed('![A "cut" bottle](/pictures/diagram-wick.svg)').querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/pictures/diagram-wick.svg');
    expect(picture?.getAttribute('alt')).toBe('A "cut" bottle');
    expect(picture?.getAttribute('loading')).toBe('lazy');
  });

  test('a picture that stands alone has its title as a caption, that readers see', () => {
    const page = parsed('![Straw](/a.svg "Kebun <b>Ibu</b> *Sri*")\n\n- A: straw');
    expect([...page.querySelectorAll('figure > *')].map(({ tagName }) => tagName)).toEqual(['IMG', 'FIGCAPTION']);
    expect(page.querySelector('figcaption')?.textContent).toBe('Kebun <b>Ibu</b> *Sri*');
    expect(page.querySelector('img')?.hasAttribute('title')).toBe(false);
    expect(page.querySelector('figcaption')?.children).toHaveLength(0);
  });

  test.each(['![a](/a.svg)', '![](/a.svg "")', 'words ![a](/a.svg "b")', '- ![a](/a.svg "b")'])(
    '%s has none',
    (markdown) => {
      const page = parsed(markdown);
      expect([page.querySelectorAll('figure').length, page.querySelectorAll('img').length]).toEqual([0, 1]);
    },
  );

  test('a line that ends in two blanks is broken', () => {
    expect(parsed('one  \ntwo').querySelectorAll('br')).toHaveLength(1);
  });
});

describe('links', () => {
  test('to other sites open beside the portal and tell them nothing', () => {
    const link = parsed('[guide](https://edis.ifas.ufl.edu/publication/AE610?a=1&b=2)').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://edis.ifas.ufl.edu/publication/AE610?a=1&b=2');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link?.getAttribute('target')).toBe('_blank');
  });

  test('to an attached file lead to where it lies, in a tab of their own', () => {
    const path = '0b9c1d2e-0000-4000-8000-000000000001/panduan.pdf';
    const { html: text } = renderMarkdown(`[Panduan (PDF, 1,2 MB)](/media/${path})`, 'id', (address) =>
      pictureSource('https://backend.example', address),
    );
    expect(text).toBe(
      `<p><a href="https://backend.example/storage/v1/object/public/article-files/${path}" ` +
        'rel="noopener noreferrer" target="_blank">Panduan (PDF, 1,2 MB)</a></p>\n',
    );
  });

  test.each(['/article/2', '#s-sources', 'mailto:halo@tunas.example', '?q=x'])('%s stays in the same window', (to) => {
    const link = parsed(`[there](${to})`).querySelector('a');
    expect(link?.getAttribute('href')).toBe(to);
    expect(link?.hasAttribute('target')).toBe(false);
  });

  test('a bare address in the text makes no link', () => {
    expect(parsed('See https://example.org and <https://example.org>.').querySelector('a')).toBeNull();
  });
});

describe('anchors', () => {
  test('every second-rank heading has one, and they are listed in order', () => {
    const { html: text, headings } = renderMarkdown(
      '## Sow, then wait\n\n### Not listed\n\n## **Bold** [link](/x)',
      'en',
    );
    expect(headings).toEqual([
      { anchor: 's-sow-then-wait', text: 'Sow, then wait' },
      { anchor: 's-bold-link', text: 'Bold link' },
    ]);
    expect(text.match(/ id="/g)).toHaveLength(2);
  });

  test('are unique, whatever the headings say', () => {
    const { headings } = renderMarkdown('## A\n\n## A\n\n## A 2\n\n## a!\n\n## ???\n\n## 🌱', 'en');
    const anchors = headings.map((heading) => heading.anchor);
    expect(new Set(anchors).size).toBe(6);
  });

  test('take no name that a part of the page has', () => {
    expect(renderMarkdown('## content\n\n## portal', 'en').headings.map((each) => each.anchor)).toEqual([
      's-content',
      's-portal',
    ]);
  });

  test('and the list of contents carry no soft hyphens', () => {
    const { headings } = renderMarkdown('## Pertanggungjawaban', 'id');
    expect(headings).toEqual([{ anchor: 's-pertanggungjawaban', text: 'Pertanggungjawaban' }]);
  });
});

describe('sources', () => {
  test.each([
    ['id', '## Sumber'],
    ['en', '## Sources'],
  ])('of an article in %s are set apart, up to its end', (_language, heading) => {
    const section = parsed(`Lead.\n\n## Steps\n\nDo.\n\n${heading}\n\n- Kratky, 2009\n\nThe weak parts.`).querySelector(
      'section.sources',
    );
    expect(section?.firstElementChild?.tagName).toBe('H2');
    expect(section?.textContent).toContain('Kratky, 2009');
    expect(section?.textContent).toContain('The weak parts.');
    expect(section?.textContent).not.toContain('Do.');
  });

  test('a heading that only begins with that word is an ordinary one', () => {
    expect(parsed('## Sources of water\n\ntext').querySelector('section')).toBeNull();
  });

  test('a heading within a quote is left where it is, because a section around it would cross the quote', () => {
    expect(html('> ## Sources\n>\n> text')).not.toContain('<section');
  });
});

test('the table of contents leaves out headings without words, and ends after a hundred', () => {
  expect(renderMarkdown('## \n\n## Tanam\n\n## **\n', 'id').headings.map(({ text }) => text)).toEqual(['Tanam', '**']);
  const many = renderMarkdown(Array.from({ length: 300 }, (_, index) => `## Bagian ${index}`).join('\n\n'), 'id');
  expect(many.headings).toHaveLength(100);
  expect(many.html.match(/<h2/g)).toHaveLength(300);
});
