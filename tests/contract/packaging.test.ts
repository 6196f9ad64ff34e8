import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { DIR_TARGET, Platform } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { electronBinary } from '../../build/desktop/electron-binary.ts';
import { QA_FUSES, RELEASE_FUSES, wrongFuses } from '../../build/packaging/fuses.ts';
import { pack, type Packed } from '../../build/packaging/pack.ts';
import { makeStandInElectron } from '../../build/packaging/stand-in-electron.ts';
import { packagingProject, type PackagingProject } from '../support/packaging-project.ts';

const real = electronBinary();
console.log(
  `Packing is proved with ${real ?? 'a stand-in for Electron that carries the fuse wire (no binary found)'}.`,
);

let project: PackagingProject;
beforeAll(() => {
  project = packagingProject();
});
afterAll(() => project.remove());

const targets = Platform.LINUX.createTarget(DIR_TARGET);
const wish = { qa: false, updateUrl: null, publicUrl: null };

async function packOne(changed: Partial<Parameters<typeof pack>[0]> = {}): Promise<Packed> {
  const packed = await pack({ ...wish, project: project.folder, electron: project.electron, targets, ...changed });
  expect(packed).toHaveLength(1);
  return packed[0]!;
}

describe('the release build', { timeout: 120_000 }, () => {
  let packed: Packed;
  beforeAll(async () => {
    packed = await packOne({ proof: true, targets: Platform.LINUX.createTarget([DIR_TARGET, 'AppImage']) });
  }, 120_000);

  test('has the bundles and keytar in its archive, and nothing else', () => {
    expect([...packed.app.files.keys()].sort()).toEqual([
      'node_modules/keytar/build/Release/keytar.node',
      'node_modules/keytar/lib/keytar.js',
      'node_modules/keytar/package.json',
      'out/main/index.js',
      'out/preload/index.cjs',
      'out/renderer/index.html',
      'out/renderer/third-party-notices.txt',
      'package.json',
    ]);
  });

  test('has the native library beside the archive, where the system can load it', () => {
    const unpacked = join(packed.folder, 'resources/app.asar.unpacked');
    expect(existsSync(join(unpacked, 'node_modules/keytar/build/Release/keytar.node'))).toBe(true);
    expect(packed).toMatchObject({ foreign: [], keytar: true });
  });

  test('has the notices and the icon of windows beside the archive', () => {
    const resources = join(packed.folder, 'resources');
    expect(readFileSync(join(resources, 'third-party-notices.txt'), 'utf8')).toBe('Notices\n');
    expect(readFileSync(join(resources, 'icon.png')).toString('latin1', 1, 4)).toBe('PNG');
  });

  test('has all fuses that @electron/fuses knows as wanted', async () => {
    const known = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)));
    expect(Object.keys(RELEASE_FUSES)).toEqual(known);
    expect(known).toHaveLength(9);
    expect(await wrongFuses(packed.program, RELEASE_FUSES)).toEqual([]);
  });

  test('differs in the inspector alone from what Playwright needs', async () => {
    expect(await wrongFuses(packed.program, QA_FUSES)).toEqual([
      'EnableNodeCliInspectArguments should be on and is off',
    ]);
  });

  test('is made into an AppImage that starts without libfuse2, in its sandbox', () => {
    expect(packed.appImage).toEqual({ toolset: '1.0.3', command: 'AppRun %U' });
  });

  test('keeps only the languages of the portal', () => {
    expect(readdirSync(join(packed.folder, 'locales')).sort()).toEqual(['en-GB.pak', 'en-US.pak', 'id.pak']);
  });

  test('knows no feed', () => {
    expect(existsSync(join(packed.folder, 'resources/app-update.yml'))).toBe(false);
  });
});

describe('other builds', { timeout: 120_000 }, () => {
  test('the QA build keeps the inspector, in a folder of its own', async () => {
    const packed = await packOne({ qa: true });
    expect(await wrongFuses(packed.program, QA_FUSES)).toEqual([]);
    expect(packed.folder).toContain(join('release', 'qa'));
  });

  test('one with a feed writes it down', async () => {
    const packed = await packOne({ updateUrl: 'https://updates.example/tunas' });
    const written = readFileSync(join(packed.folder, 'resources/app-update.yml'), 'utf8');
    expect(written).toContain('provider: generic');
    expect(written).toContain('url: https://updates.example/tunas');
  });

  test.runIf(real !== null && process.platform === 'linux')('one of real Electron has its fuses too', async () => {
    const packed = await packOne({ electron: dirname(real ?? '') });
    expect(await wrongFuses(packed.program, RELEASE_FUSES)).toEqual([]);
  });
});

describe('what is wrong stops the build', { timeout: 120_000 }, () => {
  test.each([
    ['left out', { electronFuses: null }],
    ['set otherwise', { electronFuses: { runAsNode: true } }],
  ])('a fuse %s, and what was packed is gone', async (_how, overlay) => {
    await expect(packOne({ overlay })).rejects.toThrow(
      /package of tunas is wrong:[^]*RunAsNode should be off and is on/,
    );
    expect(existsSync(join(project.folder, 'release/linux-unpacked'))).toBe(false);
  });

  test('a fuse that this Electron has no longer', async () => {
    const short = join(project.folder, 'short');
    makeStandInElectron(short, '1011000');
    await expect(packOne({ electron: short })).rejects.toThrow('WasmTrapHandlers');
  });

  test('a fuse that only a newer Electron has', async () => {
    const long = join(project.folder, 'long');
    makeStandInElectron(long, '1011000110');
    await expect(packOne({ electron: long })).rejects.toThrow('this Electron has more fuses than the 9 that are set');
  });

  test('an AppImage of the toolset that the packager takes by itself', async () => {
    const overlay = { toolsets: { appimage: null } };
    const targets = Platform.LINUX.createTarget('AppImage');
    await expect(packOne({ proof: true, targets, overlay })).rejects.toThrow(
      /needs libfuse2[^]*switches the sandbox off/,
    );
  });

  test('notices that no build has collected', async () => {
    const notices = join(project.folder, 'out/third-party-notices.txt');
    rmSync(notices);
    try {
      await expect(packOne()).rejects.toThrow('third-party-notices.txt is not in the package');
    } finally {
      writeFileSync(notices, 'Notices\n');
    }
  });

  test('keytar that npm could not build, unless only the packing is proved', async () => {
    const library = join(project.folder, 'node_modules/keytar/build/Release/keytar.node');
    const bytes = readFileSync(library);
    rmSync(library);
    try {
      await expect(packOne()).rejects.toThrow(/keytar was not built here[^]*libsecret-1-dev[^]*npm rebuild keytar/);
      expect(await packOne({ proof: true })).toMatchObject({ keytar: false });
    } finally {
      writeFileSync(library, bytes);
    }
  });

  test('a setting that the packager does not know', async () => {
    const overlay: object = { linux: { icno: 'x' } };
    await expect(packOne({ overlay })).rejects.toThrow('configuration.linux should be');
  });
});

test('each of the nine fuses is noticed by itself', async () => {
  for (const [name, on] of Object.entries(RELEASE_FUSES)) {
    const folder = join(project.folder, `fuse-${name}`);
    makeStandInElectron(folder);
    const program = join(folder, 'electron');
    const set = Object.entries({ ...RELEASE_FUSES, [name]: !on }).map(([fuse, state]) => [
      FuseV1Options[fuse as keyof typeof RELEASE_FUSES],
      state,
    ]);
    await flipFuses(program, { version: FuseVersion.V1, ...Object.fromEntries(set) });
    expect(await wrongFuses(program, RELEASE_FUSES)).toEqual([
      `${name} should be ${on ? 'on' : 'off'} and is ${on ? 'off' : 'on'}`,
    ]);
  }
});
