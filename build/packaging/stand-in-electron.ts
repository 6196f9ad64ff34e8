import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text by which the fuses are found in Electron's program: https://github.com/electron/fuses */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const WIRE_VERSION = 1;
/** The fuses as Electron 45 ships them, in the order of the wire: "1" on, "0" off; the ninth is WasmTrapHandlers. */
const DELIVERED = '101100011';

/**
 * Creates a folder like Electron's for Linux, to test packing where the real one can't be downloaded. Its program contains only the
 * fuse wire. `wire` is its value before the packing.
 */
export function makeStandInElectron(folder: string, wire = DELIVERED): void {
  const files: Readonly<Record<string, string | Buffer>> = {
    electron: Buffer.concat([
      Buffer.from('Not Electron: a stand-in to prove the packing with.\n'),
      Buffer.alloc(4096),
      Buffer.from(SENTINEL),
      Buffer.from([WIRE_VERSION, wire.length]),
      Buffer.from(wire),
      Buffer.alloc(4096),
    ]),
    'locales/en-US.pak': '',
    'locales/en-GB.pak': '',
    'locales/id.pak': '',
    'locales/de.pak': '',
    LICENSE: 'A stand-in.\n',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content, { mode: name === 'electron' ? 0o755 : 0o644 });
  }
  mkdirSync(join(folder, 'resources'), { recursive: true });
}
