// Files that are saved and chosen, by visitors too: the service worker keeps this chunk, which needs no network then.
export { saveFile } from '../browser/save-file.ts';
export { webPackFiles } from './web-pack-files.ts';
