/** Excel takes a file without this mark for one in the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Cells that a spreadsheet would evaluate instead of showing: formulas, also behind spaces, quotes and invisible characters, and
 * with the full-width forms of the same signs.
 */
const CALCULATED = /^[\s"'\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u;

/** A file of comma-separated values (RFC 4180) that spreadsheets open as it is: every cell is text in quotes. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/**
 * Where a spreadsheet may begin another cell within ours: Indonesian systems separate by semicolons, and then neither commas nor
 * quotes in the middle of a line mean anything to it.
 */
const BREAKS = /([;\t\r\n])/;

function cell(text: string): string {
  const shown = text
    .split(BREAKS)
    .map((part) => (CALCULATED.test(part) && !BREAKS.test(part) ? `'${part}` : part))
    .join('')
    .replace(/^(?=[\t\r])/, "'");
  return `"${shown.replaceAll('"', '""')}"`;
}
