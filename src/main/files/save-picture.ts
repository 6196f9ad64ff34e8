import { dialog, type BrowserWindow, type WebContents } from 'electron';
import type { NativeTexts } from '#main/messages/native-texts.ts';
import { showMessage } from '#main/messages/show-message.ts';
import { plainTitle } from '#main/share/public-page.ts';
import { fileName } from './file-name.ts';
import { writeFailure } from './write-failure.ts';
import { writeAtomically } from './write-atomically.ts';

/** The file extensions of pictures that pages show, by media type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** Far larger than any picture of the portal. */
const LARGEST_BYTES = 30 * 1024 * 1024;

/** Saves a picture of a page where the person chooses, under a name made from its description, and shows a message if that fails. */
export async function savePicture(
  contents: WebContents,
  window: BrowserWindow,
  { srcURL, altText }: { readonly srcURL: string; readonly altText: string },
  t: NativeTexts,
): Promise<void> {
  const title = altText || plainTitle(contents.getTitle());
  try {
    const { content, ending } = await pictureAt(contents, srcURL);
    const { canceled, filePath } = await dialog.showSaveDialog(window, {
      defaultPath: fileName(title, ending),
      filters: [{ name: t['native.picture'], extensions: [ending] }],
      properties: ['createDirectory', 'showOverwriteConfirmation'],
    });
    if (canceled || filePath === '') return;
    await writeAtomically(filePath, content);
  } catch (error) {
    console.error('A picture was not saved:', error);
    const notice = { type: 'error', message: t['native.pictureFailed'], detail: writeFailure(error, t) } as const;
    await showMessage(window, notice, t);
  }
}

/** The picture, fetched through the page's session: from its cache where possible. */
async function pictureAt(contents: WebContents, address: string): Promise<{ content: Uint8Array; ending: string }> {
  const response = await contents.session.fetch(address);
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const ending = ENDINGS[type];
  if (!response.ok || ending === undefined) throw new Error(`HTTP ${response.status} ${type}`.trim());
  const content = new Uint8Array(await response.arrayBuffer());
  if (content.length > LARGEST_BYTES) throw new Error(`${content.length} B`);
  return { content, ending };
}
