// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownOf } from '#tests/support/pastes/pasted-markdown.ts';
import { rendered, valuesOf } from '#tests/support/pastes/pasted-values.ts';

test.each([
  ['<p>10<sup>8</sup> CFU/g, 400 m<sup>2</sup></p>', '10⁸ CFU/g, 400 m²'],
  ['<p><b>10<sup>8</sup></b> CFU</p>', '**10⁸** CFU'],
  [
    '<p>CO<sub>2</sub>, H<sub>2</sub>PO<sub>4</sub><sup>-</sup>, Ca<sup>2+</sup>, SO<sub>4</sub><sup>2−</sup></p>',
    'CO₂, H₂PO₄⁻, Ca²⁺, SO₄²⁻',
  ],
  ['<p>kg ha<sup>-1</sup>, kg ha<span style="vertical-align:super">–1</span></p>', 'kg ha⁻¹, kg ha⁻¹'],
  ['<p>10<span style="font-size:0.6em;vertical-align:super;">8</span></p>', '10⁸'],
  ['<p>m<sup><span style="vertical-align: baseline">2</span></sup></p>', 'm²'],
  ['<p>x<sup>2,5</sup>, x<sup>1–2</sup>, K<sub>a,b</sub></p>', 'x^(2,5), x^(1–2), K\\_(a,b)'],
  [
    '<p>30<sup>o</sup>C, 12,5<sup>ab</sup>, 1<sup>st</sup>, Tunas<sup>®</sup>, a<sup>[1]</sup></p>',
    '30ᵒC, 12,5ᵃᵇ, 1st, Tunas®, a[1]',
  ],
  ['<p><sup>1</sup>/<sub>2</sub> ha, 2<sup>1</sup>⁄<sub>2</sub></p>', '¹/₂ ha, 2¹⁄₂'],
  [
    '<table><tr><td>a</td><td>m<sup>2</sup></td></tr><tr><td>b</td><td>10<sup>-3</sup></td></tr></table>',
    '| a | m² |\n| --- | --- |\n| b | 10⁻³ |',
  ],
  ['<h2>400 m<sup>2</sup></h2>', '## 400 m²'],
])('superscripts and subscripts keep their value: %s', (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test.each([
  [
    'a sum at the start of a line',
    '<p>- 5 °C<br>+ 3 g<br>2024. Panen<br>5) lima</p>',
    '\\- 5 °C  \n\\+ 3 g  \n2024\\. Panen  \n5\\) lima',
  ],
  ['a year split by its look', '<p><span>2024</span>. <b>Panen</b></p>', '2024\\. **Panen**'],
  ['a negative number', '<p>-5 °C, −5 °C, 1–2 kg, ±0,5</p>', '-5 °C, −5 °C, 1–2 kg, ±0,5'],
  [
    'blanks that hold a number together',
    '<p>1&nbsp;000&nbsp;kg, −&nbsp;5&nbsp;°C, 1\u202f000\u2009m, Rp&nbsp;5.000</p>',
    '1\u00a0000\u00a0kg, −\u00a05\u00a0°C, 1\u202f000\u2009m, Rp\u00a05.000',
  ],
  [
    'bold between a number and its unit',
    '<p><b>5%</b>kg <b>(10</b>) g<b>: </b>7<i>,5</i></p>',
    '**5\\%**&#107;g **\\(10**\\) &#103;**\\:** &#55;_\\,5_',
  ],
  ['bold beside oblique', '<p><b>Ca</b><i>2+ ion</i></p>', '**Ca***2+ ion*'],
  ['a list that begins at five', '<ol start="5"><li>a</li><li value="9">b</li><li>c</li></ol>', '5. a\n\n9) b\n10) c'],
  ['two lists of numbers', '<ol><li>a</li></ol><ol><li>b</li></ol>', '1. a\n\n1) b'],
  ['a list that counts down', '<ol reversed><li>a</li><li>b</li></ol>', '2. a\n\n1) b'],
  ['a list within an item that begins at three', '<ul><li>a<ol start="3"><li>b</li></ol></li></ul>', '- a\n\n  3. b'],
  ['a number below zero', '<ol start="-1"><li>a</li></ol>', '- -1. a'],
  [
    'Word’s numbers',
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">4.<span>&nbsp;</span></span>a</p>
      <p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">4.1.<span>&nbsp;</span></span>b</p>
      <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">6.</span>c</p>`,
    '4. a\n   - 4.1. b\n\n6) c',
  ],
  [
    'a cell over two rows',
    '<table><tr><th>a</th><th>b</th></tr><tr><td rowspan="2">x</td><td>1</td></tr><tr><td>2</td></tr></table>',
    '| a | b |\n| --- | --- |\n| x | 1 |\n| x | 2 |',
  ],
  [
    'a cell over two columns',
    '<table><tr><td colspan="2">x</td><td>y</td></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>',
    '| x |  | y |\n| --- | --- | --- |\n| 1 | 2 | 3 |',
  ],
  [
    'two numbers in a cell',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>10<br>000</td><td><p>5</p><p>kg</p></td></tr></table>',
    '| a | b |\n| --- | --- |\n| 10; 000 | 5 kg |',
  ],
  [
    'a formula',
    '<p>2*3*4 = 24, a_1_b, ~5 g, #5, &lt;5 g, &amp;lt; 5, 3 \\ 4</p>',
    '2\\*3\\*4 = 24, a_1_b, ~5 g, #5, <5 g, \\&lt; 5, 3 \\ 4',
  ],
  ['a number sign at a heading’s end', '<h2>Pupuk #5 #</h2>', '## Pupuk #5 \\#'],
  ['a link after an exclamation mark', '<p>Awas!<a href="/x">5 g</a></p>', 'Awas\\![5 g](/x)'],
  ['what isn’t seen', '<p>5<span style="display:none">0</span> g</p>', '5 g'],
  ['a formula of a page', '<p><math alttext="x^{2}"><msup><mi>x</mi><mn>2</mn></msup></math></p>', 'x^{2}'],
])('figures stay what they are: %s', (_what, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

/** What office programs and pages wrap around a piece of text, and how it is seen. */
const WRAPPERS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `<b>${text}</b>`,
  (text) => `<strong><em>${text}</em></strong>`,
  (text) => `<i style="mso-bidi-font-style:normal">${text}</i>`,
  (text) => `<span style="font-weight:700">${text}</span>`,
  (text) => `<span style='font-size:11.0pt;mso-bidi-font-weight:bold'>${text}</span>`,
  (text) => `<b style="font-weight:normal">${text}</b>`,
  (text) => `<a href="https://example.org/a_(b)">${text}</a>`,
  (text) => `${text}<sup>8</sup>x`,
  (text) => `${text}<span style="vertical-align:super">-1</span> `,
  (text) => `${text}<b><sub>2</sub></b>,`,
  (text) => `<font color="red">${text}</font>`,
  (text) => `${text}<br>`,
];

const sign = fc.constantFrom(
  ...'0 1 2 5 9 + - − – ± × ÷ = < > ≤ ≥ ~ ≈ . , : ; / * ** _ # % ‰ ° °C µ µg ½ ¼ ⁸ ² ₂ ( ) [ ] { } ! | \\ ` ^ & &amp; &lt; kg ha m L ppm Rp ab'.split(
    ' ',
  ),
  ...[' ', '\u00a0', '\u202f', '2024. ', '1) ', '- ', '+ ', '](', '![', '---', '1.000,5'],
);
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const piece = fc
  .tuple(fc.array(sign, { minLength: 1, maxLength: 5 }), fc.constantFrom(...WRAPPERS))
  .map(([signs, wrap]) => wrap(escaped(signs.join(''))));
const inline = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
const block = fc.oneof(
  inline.map((text) => `<p>${text}</p>`),
  inline.map((text) => `<h3>${text}</h3>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
  fc
    .tuple(fc.nat(12), fc.array(inline, { minLength: 1, maxLength: 3 }))
    .map(([start, items]) => `<ol start="${start}">${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ol>`),
  fc
    .tuple(inline, inline, inline, inline)
    .map(([a, b, c, d]) => `<table><tr><td>.${a}</td><td>.${b}</td></tr><tr><td>.${c}</td><td>.${d}</td></tr></table>`),
  inline.map((text) => `<blockquote><p>${text}</p></blockquote>`),
);

test('no digit, sign or unit changes, whatever is around it', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const html = blocks.join('\n');
      const place = document.createElement('div');
      place.innerHTML = html;
      // Empty items are left out; the following one keeps its number.
      for (const list of place.querySelectorAll('ol, ul')) {
        let next = Number(list.getAttribute('start') ?? 1);
        for (const item of [...list.children]) {
          next = Number(item.getAttribute('value') ?? next) + 1;
          if ((item.textContent ?? '').trim() !== '') continue;
          item.nextElementSibling?.setAttribute('value', String(next));
          item.remove();
        }
      }
      // Numbers of two lines of a cell are set apart by one.
      const values = (root: Node) => valuesOf(root).replaceAll(';', '');
      expect(values(rendered(markdownOf(html)))).toBe(values(place));
    }),
    { numRuns: 300 },
  );
}, 60_000);
