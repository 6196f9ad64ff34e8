// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { textOf } from './parse-html.ts';

// How deep the browser's parser goes is seen in a browser alone: tests/e2e/web/slow-files.spec.ts.

test.each([
  ['pH < 7 di sawah', 'pH < 7 di sawah'],
  ['Suhu <25 °C &amp; lembap', 'Suhu <25 °C & lembap'],
  ['<b>Cabai</b> merah', 'Cabai merah'],
  ['H<sub>2</sub>O', 'H2O'],
  ['<p>satu</p><p>dua</p>', ' satu  dua '],
  ['satu<br>dua', 'satu dua'],
  ['a<!-- b -->c', 'ac'],
  ['<<b>/textarea>a<<b>b>c', '</textarea>a<b>c'],
  ['a <b', 'a '],
  ['a<img alt="pH > 7">b<p title=\'c > d\'>e', 'ab e'],
])('the text of %s', (html, text) => expect(textOf(html)).toBe(text));
