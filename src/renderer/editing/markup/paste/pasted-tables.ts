import type TurndownService from 'turndown';

/** Tables as the portal draws them: one head, then rows of the same width. What only holds a page's parts in place is text. */
export function addTableRules(service: TurndownService): void {
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content, node) => (isData(tableOf(node)) ? `${cell(content)}|` : `\n\n${content}\n\n`),
  });
  service.addRule('row', {
    filter: 'tr',
    replacement: (content, node) => (isData(tableOf(node)) ? `|${content}\n` : content),
  });
  service.addRule('part of a table', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content });
  service.addRule('columns', { filter: ['colgroup', 'col'], replacement: () => '' });
  service.addRule('caption', { filter: 'caption', replacement: (content) => `\n\n${content.trim()}\n\n` });
  service.addRule('table', {
    filter: 'table',
    replacement: (content, node) => {
      const table = node as HTMLTableElement;
      if (!isData(table)) return `\n\n${content.trim()}\n\n`;
      const width = Math.max(...[...table.rows].map((row) => row.cells.length));
      const lines = content.split('\n').map((line) => line.trim());
      const first = lines.findIndex((line) => line.startsWith('|'));
      const rows = lines.slice(first).filter((line) => line.startsWith('|'));
      const [head = '', ...rest] = rows.map((row, index) => {
        const missing = width - (table.rows[index]?.cells.length ?? width);
        return row + '  |'.repeat(missing);
      });
      const caption = lines.slice(0, first).join('\n').trim();
      return `\n\n${caption === '' ? '' : `${caption}\n\n`}${[head, `|${' --- |'.repeat(width)}`, ...rest].join('\n')}\n\n`;
    },
  });
}

/** A cell holds one line, and no bar that isn't its border. */
function cell(content: string): string {
  return ` ${content
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')} `;
}

function tableOf(node: Node): HTMLTableElement | null {
  return (node as Element).closest('table');
}

/** Two rows and two columns at least, and no table within it. */
function isData(table: HTMLTableElement | null): boolean {
  if (!table || table.querySelector('table') || table.closest('table table, td, th')) return false;
  return table.rows.length > 1 && [...table.rows].some((row) => row.cells.length > 1);
}
