import { EventEmitter } from 'node:events';

interface NotificationOptions {
  readonly title?: string;
  readonly body?: string;
}

/** A system notification. It isn't shown: tests read and press it through the hands. */
export class Notification extends EventEmitter {
  readonly title: string;
  readonly body: string;

  static isSupported(): boolean {
    return true;
  }

  constructor({ title = '', body = '' }: NotificationOptions = {}) {
    super();
    this.title = title;
    this.body = body;
  }

  show(): void {
    this.emit('show');
  }
}

/** Pictures for Windows' taskbar; the stand-in runs on Linux. */
export const nativeImage = { createFromBitmap: (): object => ({}) };
