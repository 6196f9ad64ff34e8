import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

test('is RFC 4180 with a byte order mark: quoted cells, doubled quotes, CR LF after each row', () => {
  const rows = [
    ['a', 'b'],
    ['x "y", z\nnew line', ''],
  ];
  expect(csvFile(rows)).toBe('\uFEFF"a","b"\r\n"x ""y"", z\nnew line",""\r\n');
});

test.each([
  ...['=HYPERLINK("https://evil.example")', '+62 812', '-1', '@SUM(A1)', '\t=1', '\r=1', '\tx', '\rx', ' =1', '\n=1'],
  ...['"=1', `'=1`, '\u200B=1', '\uFEFF=1', '＝1', '＋1', '－1', '＠x'],
  // Where the list separator is a semicolon, or a line end counts within quotes, a cell begins there.
  ...['halo;=1+1;', 'halo\n=1+1', 'halo\t@x'],
])('no spreadsheet calculates %j, however it takes the line apart', (text) => {
  const held = csvFile([[text]])
    .slice(2, -3)
    .replaceAll('""', '"');
  for (const part of held.split(/[;\t\r\n]/)) expect(part).not.toMatch(/^[\s"\p{Cf}]*[=+\-@＝＋－＠]/u);
  expect(held).not.toMatch(/^[\t\r]/);
  expect(held.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
});

test.each(['Sri', 'satu; dua', '2 = 1 + 1', 'a@b.id', 'a-b', '', '1'])('leaves %j as it is', (text) => {
  expect(csvFile([[text]])).toBe(`\uFEFF"${text}"\r\n`);
});
