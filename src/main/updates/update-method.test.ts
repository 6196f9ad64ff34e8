import { describe, expect, test } from 'vitest';
import { updateMethod, type Installation } from './update-method.ts';

const installed: Installation = {
  feed: 'https://updates.example',
  packaged: true,
  platform: 'win32',
  fromStore: false,
  program: 'C:\\Users\\a\\AppData\\Local\\Programs\\tunas\\Tunas.exe',
  environment: {},
};
const appImage: Installation = {
  ...installed,
  platform: 'linux',
  program: '/tmp/.mount_TunasX1/tunas',
  environment: { APPIMAGE: '/home/a/Tunas.AppImage', APPDIR: '/tmp/.mount_TunasX1' },
};

describe('a copy that updates itself', () => {
  test.each([
    ['on Windows', installed],
    ['on macOS', { ...installed, platform: 'darwin', program: '/Applications/Tunas.app/Contents/MacOS/Tunas' }],
    ['as an AppImage', appImage],
    [
      'as an AppImage mounted with a slash at the end',
      { ...appImage, environment: { ...appImage.environment, APPDIR: '/tmp/.mount_TunasX1/' } },
    ],
  ] as const)('%s', (_where, installation) => {
    expect(updateMethod(installation)).toBe('own');
  });
});

describe('a copy that the system updates', () => {
  const system: Installation = { ...installed, platform: 'linux', program: '/opt/Tunas/tunas' };

  test.each([
    ['a package of Debian or Fedora', system],
    ['a Snap', { ...system, program: '/snap/tunas/1/tunas', environment: { SNAP: '/snap/tunas/1' } }],
    ['a Flatpak', { ...system, program: '/app/tunas', environment: { FLATPAK_ID: 'id.tunas.portal' } }],
    ['a package without a feed', { ...system, feed: null }],
    ['one of a store', { ...installed, fromStore: true }],
    // A terminal that is itself an AppImage: the file in APPIMAGE is the terminal's.
    ['a package started from within another AppImage', { ...appImage, program: '/opt/Tunas/tunas' }],
    ['a package in a folder whose name only begins alike', { ...appImage, program: '/tmp/.mount_TunasX12/tunas' }],
    ['an AppImage that was unpacked by hand', { ...appImage, environment: { APPDIR: '/tmp/.mount_TunasX1' } }],
  ] as const)('%s', (_what, installation) => {
    expect(updateMethod(installation)).toBe('system');
  });
});

describe('a copy without updates', () => {
  test.each([
    ['no feed is configured', { ...installed, feed: null }],
    ['no feed is configured for an AppImage', { ...appImage, feed: null }],
    ['it runs from the project', { ...installed, packaged: false }],
    ['it runs from the project on Linux', { ...appImage, packaged: false }],
  ] as const)('where %s', (_why, installation) => {
    expect(updateMethod(installation)).toBe('off');
  });
});
