// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../render/render-markdown.ts';
import { markdownOf } from '#tests/support/pastes/pasted-markdown.ts';

const render = (markdown: string): HTMLElement => {
  const place = document.createElement('div');
  place.innerHTML = renderMarkdown(markdown, 'en').html;
  return place;
};

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
<!--[if gte mso 9]><xml><o:x>1</o:x></xml><![endif]--><!--StartFragment-->
<h1>Panen<o:p></o:p></h1>
<p class=MsoNormal>Siram <b style='mso-bidi-font-weight:normal'>setiap pagi</b>,&nbsp; dua kali.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Satu</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Dalam</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Dua</p>
<p class=MsoNormal>Habis.</p><!--EndFragment--></body></html>`;

const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;">Judul</span></h2>
<p dir="ltr"><span style="font-weight:400;">Biasa </span><span style="font-weight:700;">tebal</span><span style="font-style:italic;font-weight:400"> miring</span></p>
<ul><li dir="ltr"><p role="presentation"><span>Satu</span></p></li><ul><li><p role="presentation"><span>Dalam</span></p></li></ul><li><p><span>Dua</span></p></li></ul>
<p><a href="https://example.org/?a=1"><span>tautan</span></a></p></b><br class="Apple-interchange-newline">`;

const WIKIPEDIA = `<h2>Selada<span class="mw-editsection">[<a href="https://id.wikipedia.org/w?edit">sunting</a>]</span></h2>
<p><b>Selada</b> (<i>Lactuca sativa</i>) adalah <a href="https://id.wikipedia.org/wiki/Tumbuhan_(a)" title="Tumbuhan">tumbuhan</a>.<sup class="reference"><a href="#cite_1">[1]</a></sup></p>`;

test.each([
  ['Word', WORD, '## Panen\n\nSiram **setiap pagi**, dua kali.\n\n- Satu\n  1. Dalam\n- Dua\n\nHabis.'],
  [
    'Google Docs',
    DOCS,
    '## Judul\n\nBiasa **tebal** *miring*\n\n- Satu\n  - Dalam\n- Dua\n\n[tautan](https://example.org/?a=1)',
  ],
  [
    'Wikipedia',
    WIKIPEDIA,
    '## Selada\n\n**Selada** (*Lactuca sativa*) adalah [tumbuhan](https://id.wikipedia.org/wiki/Tumbuhan_%28a%29).',
  ],
  [
    'every rank of headings',
    '<h1>a</h1><h2>b</h2><h3><b>c</b></h3><h4>d</h4><h6>e</h6>',
    '## a\n\n## b\n\n### c\n\n### d\n\n### e',
  ],
  [
    'lists in lists',
    '<ol start="3"><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ol>',
    '3. a\n   - b\n     1. c\n4. d',
  ],
  [
    'a table with a head',
    '<table><thead><tr><th>a</th><th><b>b</b></th></tr></thead><tbody><tr><td>1 | 2</td><td><p>x</p><p>y</p></td></tr></tbody></table>',
    '| a | b |\n| --- | --- |\n| 1 \\| 2 | x y |',
  ],
  [
    'a table of a spreadsheet',
    '<table><colgroup><col></colgroup><tr><td>a</td><td>b</td></tr><tr><td>1</td></tr></table>',
    '| a | b |\n| --- | --- |\n| 1 |  |',
  ],
  ['a table for the looks', '<table><tr><td><p>a</p></td></tr></table>', 'a'],
  ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['a line end', '<p>a<br>b</p>', 'a  \nb'],
  ['blanks that don’t break', '<p>a&nbsp;b 40&nbsp;cm&nbsp;&nbsp;c</p>', 'a b 40\u00a0cm c'],
  ['code, as its words', '<pre>a\nb</pre><p><code>c*</code></p>', 'a  \nb\n\nc\\*'],
  [
    'a picture',
    '<p>a<img src="https://example.org/a b.png" alt="x]"></p>',
    'a\n\n![Gambar belum ada: x\\]](/media/missing/1)',
  ],
  ['crossed out and under', '<p><s>a</s><u>b</u><hr></p>', 'b'],
  ['bold that isn’t', '<p><b style="font-weight: 400">a</b> <b></b><b> </b></p>', 'a'],
  [
    'signs that mean something',
    '<p>1. *a* [b](c) # &amp;lt; _d_ e_f \\*</p>',
    '1\\. \\*a\\* [b\\](c) # \\&lt; \\_d\\_ e_f \\\\\\*',
  ],
])('HTML becomes the markup of articles: %s', (_name, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test.each([
  ['scripts', '<p>a<script>alert(1)</script><style>b</style><!-- c --></p>', 'a'],
  [
    'what runs in attributes',
    '<p onclick="x()">a<img src=x onerror=alert(1)></p>',
    'a\n\n![Gambar belum ada](/media/missing/1)',
  ],
  [
    'unsafe links',
    '<a href="javascript:alert(1)">a</a> <a href=" java&#10;script:b">c</a> <a href="//evil.example">d</a>',
    'a c d',
  ],
  ['pictures that count visits', '<img src="https://t.example/p.gif" width="1" height="1">a', 'a'],
  ['forms', '<button>x</button><select><option>y</select>a', 'a'],
  ['drawings', '<svg><text>x</text></svg><p>a</p>', 'a'],
])('HTML becomes the markup of articles without %s', (_name, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test('HTML becomes the markup of articles, what is nested beyond reason, as text', () => {
  expect(markdownOf('<b>'.repeat(600) + 'a')).toBe('**a**');
  const lists = markdownOf('<ul><li>a'.repeat(40));
  expect(render(lists).textContent?.match(/a/g)).toHaveLength(40);
});

test('a text reads as it was, whatever signs are in it', () => {
  const sign = fc.constantFrom(...'*_[]()!#>-+|\\&;`~<1.) abc'.split(''), '](', '**', '&amp;', '1. ', '- ', '# ');
  const words = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), (paragraphs) => {
      const place = document.createElement('div');
      for (const text of paragraphs) place.appendChild(document.createElement('p')).textContent = text;
      const seen = (root: HTMLElement) => (root.textContent ?? '').replace(/\s+/g, '');
      expect(seen(render(markdownOf(place.innerHTML)))).toBe(seen(place));
    }),
    { numRuns: 300 },
  );
}, 20_000);
