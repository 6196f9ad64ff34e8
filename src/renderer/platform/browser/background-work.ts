import type { BackgroundWork } from '../port.ts';
import { attention } from './attention.ts';
import { inOneWindow } from './in-one-window.ts';

/** See BackgroundWork. */
export const backgroundWork: BackgroundWork = { inOneWindow, subscribeReturn: attention.subscribeReturn };
