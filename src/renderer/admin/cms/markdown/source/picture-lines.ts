import { EditorState, type TransactionSpec } from '@codemirror/state';

const PICTURE_LINE = /^[ \t]*!\[(?:\\.|[^\]\\])*\]\([^\s()]+(?:[ \t]+"[^"]*")?\)[ \t]*$/;

/** True for a line that is nothing but a picture. */
export function isPictureLine(text: string): boolean {
  return PICTURE_LINE.test(text);
}

/**
 * A picture shows only on a line of its own: what is written right before or behind it becomes a paragraph, so that it isn't
 * turned into its markup.
 */
export const pictureLines = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged || !transaction.isUserEvent('input')) return transaction;
  const { doc } = transaction.startState;
  const added: TransactionSpec[] = [];
  transaction.changes.iterChanges((fromA, toA, fromB, toB, inserted) => {
    const line = doc.lineAt(fromA);
    if (fromA !== toA || inserted.length === 0 || !isPictureLine(line.text)) return;
    const text = inserted.toString();
    if (fromA === line.to && !text.startsWith('\n')) added.push({ changes: { from: fromB, insert: '\n\n' } });
    else if (fromA === line.from && !text.endsWith('\n')) added.push({ changes: { from: toB, insert: '\n\n' } });
  });
  return added.length === 0 ? transaction : [transaction, ...added.map((each) => ({ ...each, sequential: true }))];
});
