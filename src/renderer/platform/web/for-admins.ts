// What only the admin area asks of the device. One chunk: each further chunk costs every visitor some bytes.
export { editingWindow } from '../browser/editing-window.ts';
export { webNotifier } from './web-notifier.ts';
