import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { nativeTexts } from '#main/messages/native-texts.ts';

vi.mock('electron', () => ({ app: {} }));
const { aboutPanel } = await import('./about-panel.ts');

const shown = (platform: NodeJS.Platform) =>
  aboutPanel({ platform, version: '1.2.3', publicUrl: 'https://tunas.example', icon: '/icon.png' }, nativeTexts('en'));

it('names whose it is, as the licence does', () => {
  const licence = readFileSync(new URL('../../../LICENSE', import.meta.url), 'utf8');
  const [, year = '', owner = ''] = /Copyright \(c\) (\d{4}) (.+)/.exec(licence) ?? [];
  for (const platform of ['darwin', 'win32', 'linux'] as const)
    expect(shown(platform)).toMatchObject({
      applicationName: 'Tunas',
      applicationVersion: '1.2.3',
      copyright: `© ${year} ${owner}. MIT License.`,
    });
});

it('gives each system the fields that it knows', () => {
  const fields = (platform: NodeJS.Platform) => Object.keys(shown(platform)).slice(3).sort();
  expect(fields('darwin')).toEqual(['credits', 'version']);
  expect(fields('win32')).toEqual(['credits', 'iconPath']);
  expect(fields('linux')).toEqual(['authors', 'iconPath', 'website']);
});
