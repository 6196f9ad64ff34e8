import { readFileSync } from 'node:fs';
import { build, Platform } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packagingProject, type PackagingProject } from '../support/packaging-project.ts';

/** What the packer of Debian's and Fedora's packages would be started with; it is stopped just before. */
interface Recipe {
  readonly words: readonly string[];
  readonly entry: readonly string[];
}

let project: PackagingProject;
const recipes = new Map<string, Recipe>();

beforeAll(async () => {
  project = packagingProject();
  for (const format of ['deb', 'rpm']) {
    await build({
      projectDir: project.folder,
      publish: 'never',
      targets: Platform.LINUX.createTarget(format),
      config: { electronDist: project.electron },
      effectiveOptionComputed: async ([words, entry]: [string[], string]) => {
        recipes.set(format, { words, entry: readFileSync(entry, 'utf8').trim().split('\n') });
        return true;
      },
    });
  }
}, 120_000);
afterAll(() => project.remove());

function recipe(format: string): Recipe {
  const found = recipes.get(format);
  if (found === undefined) throw new Error(`No recipe of ${format}.`);
  return found;
}

describe.each(['deb', 'rpm'])('the launcher of the %s package', (format) => {
  test('speaks both languages', () => {
    const { entry } = recipe(format);
    expect(entry).toContain('Name=Tunas');
    expect(entry).toContain('Comment=Farming guides in Indonesian and English, also without internet.');
    expect(entry).toContain('Comment[id]=Panduan bertani dalam bahasa Indonesia dan Inggris, juga tanpa internet.');
  });

  test('opens the links of the app and its packs, and no other kind of file', () => {
    const { entry } = recipe(format);
    expect(entry.filter((line) => line.startsWith('MimeType='))).toEqual([
      'MimeType=application/x-tunas;x-scheme-handler/tunas;',
    ]);
    expect(entry).toContain('Exec=/opt/Tunas/tunas %U');
  });

  test('is found by the windows of the app', () => {
    const { entry, words } = recipe(format);
    expect(entry).toContain('StartupWMClass=tunas');
    expect(words.some((word) => word.endsWith('=/usr/share/applications/tunas.desktop'))).toBe(true);
  });

  test('stands in a category of the menu', () => {
    expect(recipe(format).entry).toContain('Categories=Education;');
  });

  test('comes with an icon in every size', () => {
    const icons = recipe(format).words.filter((word) => word.endsWith('/apps/tunas.png'));
    const sizes = icons.map((word) => /hicolor\/(\d+)x/.exec(word)?.[1]);
    expect(sizes).toEqual(['16', '24', '32', '48', '64', '128', '256', '512', '1024']);
  });
});

test('the packages name a page and who looks after them', () => {
  const { words } = recipe('deb');
  expect(words).toContain('https://tunas.example');
  expect(words).toContain('Tunas <halo@tunas.example>');
});
