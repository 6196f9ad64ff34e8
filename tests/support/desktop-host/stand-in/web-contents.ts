import { EventEmitter } from 'node:events';
import { toAppAddress } from './page-addresses.ts';

/** What `setWindowOpenHandler` is told of a new window. */
interface WindowOpening {
  readonly url: string;
  readonly frameName: string;
  readonly features: string;
  readonly disposition: string;
}

type WindowOpenHandler = (opening: WindowOpening) => { readonly action: 'allow' | 'deny' };

let lastId = 0;

/** The page of a window as the main process sees it. */
export class WebContents extends EventEmitter {
  readonly id = ++lastId;
  #windowOpenHandler: WindowOpenHandler | null = null;
  #loading: string | null = null;
  #url = '';
  #send: ((channel: string, payload: unknown) => void) | null = null;
  #destroyed = false;

  /** Who carries what is sent to the page. */
  onSend(send: (channel: string, payload: unknown) => void): void {
    this.#send = send;
  }

  send(channel: string, payload?: unknown): void {
    this.#send?.(channel, payload);
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  /** The window was closed. */
  destroy(): void {
    this.#destroyed = true;
    this.emit('destroyed');
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.#windowOpenHandler = handler;
  }

  getURL(): string {
    return this.#url;
  }

  /** The main process loads an address itself, which Electron doesn't ask it about. */
  expectLoad(address: string): void {
    this.#loading = address;
  }

  /** Asks the main process about a navigation; false if it was prevented. */
  mayNavigate(pageAddress: string, isMainFrame: boolean): boolean {
    const url = toAppAddress(pageAddress);
    if (isMainFrame && url === this.#loading) {
      this.#loading = null;
      this.#url = url;
      return true;
    }
    let prevented = false;
    const details = { url, isMainFrame, isSameDocument: false, preventDefault: () => (prevented = true) };
    this.emit('will-frame-navigate', details);
    if (isMainFrame) this.emit('will-navigate', details, url);
    if (!prevented && isMainFrame) this.#url = url;
    return !prevented;
  }

  /** Asks the main process about a new window. Only refusals are supported: the app opens its windows itself. */
  openWindow(pageAddress: string, frameName: string): void {
    const url = toAppAddress(pageAddress);
    const answer = this.#windowOpenHandler?.({ url, frameName, features: '', disposition: 'new-window' });
    if (answer?.action !== 'deny') throw new Error(`The stand-in opens no window that the app only allows (${url}).`);
  }
}
