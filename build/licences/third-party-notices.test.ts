import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from 'vite';
import { LICENCES_FILE, licencesOfStyles, collectLicences, thirdPartyNotices } from './third-party-notices.ts';

const react = { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'Copyright of React' };

describe('the notices', () => {
  test('name each package once, with its licence and its text', () => {
    const text = thirdPartyNotices([react, { name: 'a', version: '1.0.0', identifier: 'ISC' }, react], 'And Chromium.');
    expect(text).toBe(
      [
        'Tunas contains the work of others, under the licences that follow.\nAnd Chromium.',
        'a 1.0.0 (ISC)\n=============\n\nThe package comes without a text of its licence.',
        'react 19.0.0 (MIT)\n==================\n\nCopyright of React\n',
      ].join('\n\n\n'),
    );
  });

  test('refuse a package of which no licence is known', () => {
    expect(() => thirdPartyNotices([react, { name: 'silent', version: '1.0.0' }])).toThrow(
      'No licence is known of silent.',
    );
  });

  test('hold the typeface and the styles', () => {
    const text = thirdPartyNotices(licencesOfStyles());
    expect(text).toContain('Copyright 2020 The Plus Jakarta Sans Project Authors');
    expect(text).toContain('Copyright (c) Tailwind Labs');
  });
});

describe('what a build says of its packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tunas-licences-'));
  beforeAll(async () => {
    const library = join(folder, 'node_modules/library');
    mkdirSync(library, { recursive: true });
    writeFileSync(
      join(library, 'package.json'),
      JSON.stringify({ name: 'library', version: '2.0.0', license: 'ISC', main: 'index.js' }),
    );
    writeFileSync(join(library, 'index.js'), 'export const answer = () => document.title;');
    writeFileSync(join(library, 'LICENSE'), 'The text of the library');
    writeFileSync(join(folder, 'entry.js'), `import { answer } from 'library'; console.log(answer());`);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { outDir: 'out', license: { fileName: LICENCES_FILE }, rolldownOptions: { input: 'entry.js' } },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is taken out of its folder, and a build that said nothing is noticed', () => {
    const out = join(folder, 'out');
    expect(collectLicences([out])).toEqual([
      { name: 'library', version: '2.0.0', identifier: 'ISC', text: 'The text of the library' },
    ]);
    expect(existsSync(join(out, LICENCES_FILE))).toBe(false);
    expect(() => collectLicences([out])).toThrow(LICENCES_FILE);
  });
});
