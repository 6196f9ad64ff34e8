import { describe, expect, it } from 'vitest';
import { isName, tidyName } from '#domain/person-name.ts';
import { testBackend } from '../support/backend/backend.ts';
import { ALIKE, DIFFERENT, NAMES, NO_NAMES } from '../support/cases/person-names.ts';

// The device and the database take the same names: src/domain/person-name.ts and …_person_names.sql.

const { sql } = await testBackend();

/** Every sign of the basic plane that can stand in a text, alone between letters. */
const EVERY_SIGN = Array.from({ length: 0xffff }, (_, index) => index + 1)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => `Ra${String.fromCodePoint(code)}na`);
/** Unicode goes on growing, and PostgreSQL and JavaScript with it, not at once: what is unassigned, and what is new in Unicode 17. */
const NEW = /\p{Cn}|\ua7f1/u;

it('each name and each sign is judged by both alike', async () => {
  const names = [...NAMES.flat(), ...NO_NAMES, ...EVERY_SIGN.filter((name) => !NEW.test(name))];
  const rows = await sql<{ good: boolean; tidy: string }>(
    `select private.is_name(n.name) as good, private.tidy_name(n.name) as tidy
     from unnest($1::text[]) with ordinality as n (name, nth) order by n.nth`,
    [names],
  );
  const unlike = names.filter((name, at) => rows[at]?.good !== isName(name) || rows[at]?.tidy !== tidyName(name));
  expect(unlike).toEqual([]);
});

describe('what a name looks like', () => {
  const skeletons = async (names: readonly string[]): Promise<unknown[]> =>
    (await sql('select private.name_skeleton(n.name) as s from unnest($1::text[]) as n (name)', [names])).map(
      ({ s }) => s,
    );

  it.each(ALIKE)('is the same for %j and %j', async (...names) => {
    const [one, other] = await skeletons(names);
    expect(one).toBe(other);
    expect(one).not.toBe('');
  });

  it.each(DIFFERENT)('is another one for %j than for %j', async (...names) => {
    const [one, other] = await skeletons(names);
    expect(one).not.toBe(other);
  });
});
