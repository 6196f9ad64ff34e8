import * as z from 'zod/mini';
import { deviceStore, type DeviceStore } from '#renderer/data/device-store.ts';

/** The user's choices for the guide, stored on this device: whether texts are marked, and which advice is hidden. */
export interface StoredChoices {
  readMarks(): Promise<boolean>;
  writeMarks(shown: boolean): Promise<void>;
  /** Keys of advice on one text. */
  readDismissed(text: string): Promise<readonly string[]>;
  addDismissed(text: string, keys: readonly string[]): Promise<void>;
}

const MARKS = 'marks';
/** Advice that is dismissed on one text; beyond this the oldest comes back. */
const MOST = 500;

const keys = z.catch(z.array(z.string()), []);

/** Choices in a store of the device. Every call may fail, and then rejects. */
export function storedChoices(store: DeviceStore = deviceStore('tunas-readability', 'choices')): StoredChoices {
  return {
    readMarks: async () => (await store.read([MARKS]))[0] !== 'off',
    writeMarks: (shown) => store.write(MARKS, shown ? 'on' : 'off'),
    readDismissed: async (text) => keys.parse((await store.read([text]))[0]),
    addDismissed: (text, added) =>
      store.change(text, (known) => [...new Set([...keys.parse(known), ...added])].slice(-MOST)),
  };
}
