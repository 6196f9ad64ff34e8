import { EventEmitter } from 'node:events';

/** The system theme is light; pages get the theme through their media query, as in Electron. */
class NativeTheme extends EventEmitter {
  #source: 'system' | 'light' | 'dark' = 'system';

  get themeSource(): 'system' | 'light' | 'dark' {
    return this.#source;
  }

  set themeSource(source: 'system' | 'light' | 'dark') {
    const before = this.shouldUseDarkColors;
    this.#source = source;
    if (before !== this.shouldUseDarkColors) this.emit('updated');
  }

  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark';
  }
}

export const nativeTheme = new NativeTheme();
