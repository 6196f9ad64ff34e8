// What few visitors ask of the device, as one chunk: each way to a chunk of its own costs every visitor some bytes.
export { saveFile } from '../browser/save-file.ts';
export { editingWindow } from '../browser/writing-window.ts';
export { webPackFiles } from './web-pack-files.ts';
export { webNotifier } from './web-notifier.ts';
