import type { BackgroundWork } from '../port.ts';
import { attention } from './attention.ts';
import { inOneWindow } from './web-locks.ts';

/** See BackgroundWork. */
export const backgroundWork: BackgroundWork = { inOneWindow, subscribeReturn: attention.subscribeReturn };
