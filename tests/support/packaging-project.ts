import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeStandInElectron } from '../../build/packaging/stand-in-electron.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A small project that is packed as ours is, with a stand-in for Electron beside it. */
export interface PackagingProject {
  readonly folder: string;
  readonly electron: string;
  remove(): void;
}

/** The start of a native library for Linux on `machine` (62: x64, 183: arm64). */
function nativeLibrary(machine: number): Buffer {
  const head = Buffer.alloc(128);
  head.write('\x7fELF', 'latin1');
  head.writeUInt16LE(machine, 18);
  return head;
}

/** Our configuration, icons and package.json around a few files: bundles, keytar as npm leaves it, and a library of the portal. */
export function packagingProject(): PackagingProject {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-packaging-'));
  for (const path of ['package.json', 'build/packaging/electron-builder.yml', 'build/resources/icons'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  const keytar = {
    name: 'keytar',
    version: '7.9.0',
    main: './lib/keytar.js',
    dependencies: { 'prebuild-install': '1.0.0' },
  };
  const files: Readonly<Record<string, string | Buffer>> = {
    'out/third-party-notices.txt': 'Notices\n',
    'out/renderer/third-party-notices.txt': 'Notices\n',
    'out/main/index.js': 'export {};\n',
    'out/main/index.js.map': '{}',
    'out/preload/index.cjs': '',
    'out/renderer/index.html': '<!doctype html>',
    'src/main/index.ts': '',
    '.env': 'SECRET=1',
    'node_modules/keytar/package.json': JSON.stringify(keytar),
    'node_modules/keytar/lib/keytar.js': '',
    'node_modules/keytar/src/main.cc': '',
    'node_modules/keytar/build/Release/keytar.node': nativeLibrary(process.arch === 'arm64' ? 183 : 62),
    'node_modules/keytar/build/Release/obj.target/keytar.o': '',
    'node_modules/prebuild-install/package.json': JSON.stringify({ name: 'prebuild-install', version: '1.0.0' }),
    'node_modules/prebuild-install/index.js': '',
    'node_modules/react/package.json': JSON.stringify({ name: 'react', version: '19.3.1' }),
    'node_modules/react/index.js': '',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const electron = join(folder, 'electron');
  makeStandInElectron(electron);
  return { folder, electron, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
