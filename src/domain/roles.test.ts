import { describe, expect, test } from 'vitest';
import { can, highestPosition, positionOf, RIGHTS, writableLanguages } from './roles.ts';

test('nobody without a role may do anything', () => {
  expect(RIGHTS.superadmin.filter((right) => can(null, right))).toEqual([]);
});

describe('what a row of user_roles says', () => {
  test.each([
    ['superadmin', null, ['id', 'en']],
    ['editor', undefined, ['id', 'en']],
    ['translator', 'en', ['en']],
    ['translator', 'id', ['id']],
    ['reviewer', null, []],
  ] as const)('%s %s writes %j', (role, language, languages) => {
    expect(positionOf(role, language)?.role).toBe(role);
    expect(writableLanguages(positionOf(role, language))).toEqual(languages);
  });

  test.each([
    ['translator', null],
    ['translator', 'jv'],
    ['owner', null],
    [null, null],
    ['', 'id'],
  ])('%s %s is no role', (role, language) => expect(positionOf(role, language)).toBeNull());

  test('of several the one that may do most counts', () => {
    const [reviewer, translator, editor] = [
      positionOf('reviewer', null),
      positionOf('translator', 'en'),
      positionOf('editor', null),
    ];
    expect(highestPosition([reviewer, translator, editor].flatMap((each) => each ?? []))).toBe(editor);
    expect(highestPosition([reviewer, translator].flatMap((each) => each ?? []))).toBe(translator);
    expect(highestPosition([])).toBeNull();
  });
});
