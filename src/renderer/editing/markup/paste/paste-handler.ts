import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { htmlToMarkup } from './html-to-markup.ts';

/** Characters. A larger paste is a mistake: no article is as long. */
const LARGEST_PASTE = 5_000_000;

interface PasteSettings {
  /** Pictures that were pasted or dropped; null where the field takes none. */
  readonly onPictures: ((files: readonly File[]) => void) | null;
  /** Something larger than any text was refused; nothing has changed. */
  readonly onTooLarge: () => void;
}

/** What is pasted becomes markup; pasted without its form (Mod-Shift-V), and from plain texts, it stays as it is. */
export function pasteHandler(settings: () => PasteSettings): Extension {
  let isPlain = false;
  return EditorView.domEventHandlers({
    keydown: (event) => {
      isPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v';
      return false;
    },
    keyup: () => {
      isPlain = false;
      return false;
    },
    paste: (event, view) => {
      const data = event.clipboardData;
      if (!data || view.state.readOnly) return false;
      event.preventDefault();
      const text = data.getData('text/plain');
      const pictures = picturesOf(data);
      // Office programs add a picture of the text to it; a copied picture comes without any text.
      if (pictures.length > 0 && text.trim() === '') settings().onPictures?.(pictures);
      else if (text.length > LARGEST_PASTE) settings().onTooLarge();
      else putIn(view, isPlain ? '' : data.getData('text/html'), text || data.getData('text/uri-list'), settings);
      return true;
    },
    drop: (event, view) => {
      const data = event.dataTransfer;
      if (!data || data.files.length === 0) return false;
      // Otherwise the browser would open the file in the place of the portal.
      event.preventDefault();
      const pictures = picturesOf(data);
      if (pictures.length === 0 || view.state.readOnly) return true;
      const position = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (position !== null) view.dispatch({ selection: { anchor: position } });
      settings().onPictures?.(pictures);
      return true;
    },
  });
}

function putIn(view: EditorView, html: string, text: string, settings: () => PasteSettings): void {
  // Pictures that stand in the HTML itself are dropped anyway, and may be most of it.
  const lighter = html.replace(/\bdata:[^"'\s>]{256,}/gi, 'data:');
  if (lighter.length > LARGEST_PASTE) return settings().onTooLarge();
  const converted = lighter.trim() === '' ? null : htmlToMarkup(lighter);
  const insert = (converted ?? text).replace(/\r\n?/g, '\n');
  view.dispatch(view.state.replaceSelection(insert), { userEvent: 'input.paste', scrollIntoView: true });
}

function picturesOf(data: DataTransfer): readonly File[] {
  return [...data.files].filter((file) => file.type.startsWith('image/'));
}
