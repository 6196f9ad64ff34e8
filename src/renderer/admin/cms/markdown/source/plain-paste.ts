import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { textOf } from '#text/from-html/parse-html.ts';
import { pastesFiles, takeFiles, type PasteSettings } from '../paste/read-clipboard.ts';

type Settings = Pick<PasteSettings, 'onPictures' | 'onAttachments' | 'maxLength' | 'onRefused'>;

/** The library puts in plain text by itself; files are handed over, and a text that would become too long is refused. */
export function plainPaste(settings: () => Settings): Extension {
  const handOver = (view: EditorView, data: DataTransfer) => {
    if (!view.state.readOnly) void takeFiles(data, settings());
    return true;
  };
  return [
    EditorView.clipboardInputFilter.of((text) => text.replace(/\r\n?/g, '\n')),
    EditorState.changeFilter.of((transaction) => {
      const { newDoc, startState } = transaction;
      const excess = newDoc.length - settings().maxLength;
      const isPasted = transaction.isUserEvent('input.paste') || transaction.isUserEvent('input.drop');
      if (!isPasted || excess <= 0 || newDoc.length <= startState.doc.length) return true;
      settings().onRefused(excess);
      return false;
    }),
    EditorView.domEventHandlers({
      paste: ({ clipboardData: data }, view) => {
        if (data === null) return false;
        if (pastesFiles(data)) return handOver(view, data);
        if (data.getData('text/plain') !== '' || data.getData('text/uri-list') !== '') return false;
        // The library would put in nothing.
        const text = textOf(data.getData('text/html'));
        if (!view.state.readOnly && text.trim() !== '')
          view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.paste', scrollIntoView: true });
        return true;
      },
      drop: ({ dataTransfer: data, clientX: x, clientY: y }, view) => {
        if (!data || data.files.length === 0) return false;
        const anchor = view.posAtCoords({ x, y });
        if (anchor !== null && !view.state.readOnly) view.dispatch({ selection: { anchor } });
        return handOver(view, data);
      },
    }),
  ];
}
