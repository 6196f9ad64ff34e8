import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { placeMarkdown } from './placing.ts';
import { SourceText } from './source-text.ts';

test('a picture that is put into a cell stands among its words', () => {
  const text = '| a | b |\n| --- | --- |\n| c | d |';
  const source = new SourceText(text);
  const state = EditorState.create({ doc: source.doc, selection: TextSelection.create(source.doc, 5) });
  const { doc } = state.apply(placeMarkdown(state, 4, 4, 'x\n\n![y](/media/missing/1)\n\nz'));
  expect(source.write(doc)).toBe('| ax ![y](/media/missing/1) z | b |\n| --- | --- |\n| c | d |');
});
