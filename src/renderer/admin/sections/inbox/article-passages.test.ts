// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { figureRows, renderArticle } from '#text/render/render-article.ts';
import { articlePassages } from './article-passages.ts';

const MARKDOWN = `Pembuka dengan **huruf tebal**
di dua baris.

## Cara membuat

1. Rendam daun.
2. Saring:
   - dengan kain

| Bahan | Takaran |
| --- | --- |
| Daun mimba | 1 kg |

\`\`\`figure dose
Air: 10 liter
\`\`\`

### Catatan

> Jangan disimpan.
`;

test('has headings, paragraphs, items and rows in order, as plain text, with the part that they stand in', () => {
  const { html } = renderArticle(MARKDOWN, 'id', (address) => address, figureRows);
  const passages = articlePassages(html);
  expect(passages.map(({ isHeading, text }) => (isHeading ? `# ${text}` : text))).toEqual([
    'Pembuka dengan huruf tebal di dua baris.',
    '# Cara membuat',
    'Rendam daun.',
    'Saring:',
    'dengan kain',
    'Bahan, Takaran',
    'Daun mimba, 1 kg',
    '# Catatan',
    'Jangan disimpan.',
  ]);
  expect(new Set(passages.map(({ anchor }) => anchor))).toEqual(new Set(['', 's-cara-membuat']));
});
