import { sinkListItem } from 'prosemirror-schema-list';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { limitNesting } from './nesting.ts';
import { schema } from '#text/schema.ts';
import { SourceText } from '#text/source-text.ts';

const ITEMS = Array.from({ length: 12 }, (_, number) => `kata${number}`);

/** Each item one level deeper than the one above it, as far as the canvas lets it. */
function indented(plugins: EditorState['plugins']): EditorState {
  const source = new SourceText(ITEMS.map((item) => `- ${item}`).join('\n'));
  let state = EditorState.create({ doc: source.doc, plugins: [...plugins] });
  ITEMS.forEach((item, level) => {
    for (let step = 0; step < level; step += 1) {
      let at = 0;
      state.doc.descendants((node, position) => {
        if (node.text === item) at = position;
      });
      state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
      sinkListItem(schema.nodes.list_item)(state, (transaction) => (state = state.apply(transaction)));
    }
  });
  return state;
}

const lost = ({ doc }: EditorState) => {
  const { html } = renderMarkdown(new SourceText('').write(doc), 'en');
  return ITEMS.filter((item) => !html.includes(item));
};

test('no word is put deeper than readers see it', () => {
  expect(lost(indented([limitNesting()]))).toEqual([]);
  // Without the limit the deepest would be missing on the page.
  expect(lost(indented([]))).not.toEqual([]);
});

test('words that are too deep already can be changed, and raised', () => {
  const deep = indented([]);
  const state = EditorState.create({ doc: deep.doc, plugins: [limitNesting()] });
  expect(state.apply(state.tr.insertText('x', deep.doc.content.size - 24)).doc.eq(deep.doc)).toBe(false);
});
