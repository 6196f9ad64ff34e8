// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pasted } from '#tests/support/pastes/pasted-markdown.ts';
import { rendered, valuesOf } from '#tests/support/pastes/pasted-values.ts';
import { pastes } from '#tests/support/pastes/pastes.ts';

/** What readers never see of a pasted document, and what stands in the place of something else there. */
function asSeen(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const unseen =
    'script, style, button, [style*="display:none"], [style*="mso-list:Ignore"], .mw-editsection, sup.reference';
  for (const element of body.querySelectorAll(unseen)) element.remove();
  for (const formula of body.querySelectorAll('math')) formula.textContent = formula.getAttribute('alttext');
  return body;
}

/** Every figure with its signs, in order: "10^8", "−5", "1.250,5". */
const figuresOf = (values: string) => values.replaceAll(';', '').match(/[−±+<>~#^_-]*\d[\d.,^_–/:]*/g) ?? [];

function wordsOf(root: Node): readonly string[] {
  if (root.nodeType === Node.TEXT_NODE) return root.nodeValue?.match(/\p{L}{3,}/gu) ?? [];
  return [...root.childNodes].flatMap(wordsOf);
}

test.each(pastes())('25 pastes: %s', (_name, html) => {
  expect(pasted(html).text).toMatchSnapshot();
});

test('25 pastes are 25', () => {
  expect(pastes()).toHaveLength(25);
});

test.each(pastes())('25 pastes of %s no word, figure or picture is lost', (name, html) => {
  const { text, missing } = pasted(html);
  const source = asSeen(html);
  const shown = rendered(text);
  for (const word of wordsOf(source)) expect(shown.textContent, word).toContain(word);
  // A cell that spans several rows is repeated; a list of Word's gets its numbers from its markers.
  if (!source.querySelector('[rowspan], [style*="mso-list"]')) {
    expect(figuresOf(valuesOf(shown))).toEqual(figuresOf(valuesOf(source)));
  }
  const pictures = [...source.querySelectorAll('img')].filter((each) => each.getAttribute('width') !== '1');
  expect(missing, name).toHaveLength(pictures.length);
  expect(shown.querySelectorAll('img')).toHaveLength(pictures.length);
});
