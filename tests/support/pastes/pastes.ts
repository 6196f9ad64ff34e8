import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = import.meta.dirname;

/** What office programs and pages put on the clipboard, by name. */
export function pastes(): readonly (readonly [name: string, html: string])[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => [basename(name, '.html'), readFileSync(join(FOLDER, name), 'utf8')]);
}

/** Pastes of about 100 kB of text each, or of that much markup. */
export const LONG_PASTES = {
  '20,000 items of a list': `<ul>${'<li>a</li>'.repeat(20_000)}</ul>`,
  '10,000 items of a numbered list': `<ol>${'<li>a</li>'.repeat(10_000)}</ol>`,
  '5,000 rows of a table': `<table>${'<tr><td>a</td><td>12,5</td><td>kg</td></tr>'.repeat(5000)}</table>`,
  '9,000 cells in two rows': `<table>${`<tr>${'<td>5</td>'.repeat(4500)}</tr>`.repeat(2)}</table>`,
  '2,300 items of Word': `<p class=MsoNormal>a</p>${"<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Rendam benih 12 jam dalam air hangat</p>".repeat(2300)}`,
  'a link of blanks': `<p>a <a href="https://example.org">${' \n'.repeat(50_000)}b</a></p>`,
  '100 kB in one paragraph': `<p>${'Siram 10<sup>8</sup> <b>setiap</b> pagi, 2–3 <i>kali</i>. '.repeat(2500)}</p>`,
  '100 kB of signs': `<p>${'*_[]()!#>-+|\\&;`~<1.'.repeat(4000).replace(/</g, '&lt;')}</p>`,
  '16,000 bold letters': `<p>${'<b>a</b>b'.repeat(16_000)}</p>`,
} as const;
