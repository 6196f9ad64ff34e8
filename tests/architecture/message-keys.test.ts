import { describe, expect, test } from 'vitest';
import { keysOfMain, keysOfPortal, knownKeys } from './message-keys.ts';
import { codeUnder, portalCode, textOf } from './project-files.ts';

const used = new Map<string, string>();
for (const file of portalCode()) for (const key of keysOfPortal(textOf(file), file)) used.set(key, file);
for (const file of codeUnder('src/main')) for (const key of keysOfMain(textOf(file))) used.set(key, file);

describe('message keys', () => {
  test('that the code uses exist', () => {
    expect([...used].filter(([key]) => !knownKeys.has(key)).map(([key, file]) => `${key} in ${file}`)).toEqual([]);
  });

  test('that exist are used', () => {
    expect([...knownKeys].filter((key) => !used.has(key))).toEqual([]);
  });
});

describe('keys are found in every way that they are written', () => {
  test.each([
    [
      "const { t } = useTranslation('inbox'); t(busy ? 'undo' : 'mark'); const label = 'chili'",
      ['inbox:undo', 'inbox:mark'],
    ],
    ["const { t } = useTranslation(['inbox', 'common']); t('common:nav.home', { a: 'b' })", ['common:nav.home']],
    ["const { t, i18n } = useTranslation(); t(known ?? 'app.name')", ['common:app.name']],
    ["const WORDS = { a: 'inbox:undo' }; const elsewhere = 'http://inbox'", ['inbox:undo']],
    ["i18n.getFixedT(language, 'markdown')('tools')", ['markdown:tools']],
    ["export function say(t: TFunction<['people', 'common']>) { return () => t('lead'); }", ['people:lead']],
    [
      "const LIST = ['a', 'b'] as const; const { t } = useTranslation('home'); LIST.map((each) => t(`${each}Text`))",
      ['home:aText', 'home:bText'],
    ],
  ] as const)('%s', (code, keys) => {
    expect(keysOfPortal(`function Screen() { ${code} }`, 'x.tsx')).toEqual(keys);
  });

  test('and where they can’t be, that is an error', () => {
    expect(() => keysOfPortal('t(`home.${whatever}`)', 'x.tsx')).toThrow('x.tsx');
  });

  test('in the main process as quoted texts, but for the names of calls', () => {
    expect(keysOfMain("label('menu.file'); tell('settings.changed')")).toEqual(['menu.file']);
  });
});
