// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEditing } from '#tests/support/stages/editing-stage.tsx';
import type { Position } from '#domain/roles.ts';
import { RightsContext, rightsOf } from '#renderer/admin/rights.ts';
import { ABOUT } from '../../sections/about/about.ts';
import { ARTICLE } from '../../sections/articles/article-content-type.ts';
import { SharedFields } from './shared-fields.tsx';

const TEAM = [{ name: { id: 'Ayu', en: 'Ayu' }, role: { id: 'Petani', en: '' }, picture: '' }];

/** The ids' ends of the controls that can be used. */
async function usable(position: Position, draw: 'about' | 'article'): Promise<string[]> {
  const document =
    draw === 'about'
      ? { team: TEAM }
      : { category: 4, date: null, reviewedOn: null, reviewBy: null, author: { id: 'Tim', en: 'Team' } };
  await openEditing(
    <RightsContext value={rightsOf(position)}>
      <SharedFields
        definition={draw === 'about' ? ABOUT : ARTICLE}
        document={document}
        onChange={() => undefined}
        invalid={[]}
      />
    </RightsContext>,
  );
  const controls = [...globalThis.document.querySelectorAll<HTMLElement>('input, select, textarea')];
  return controls
    .filter((each) => each.closest('fieldset[disabled]') === null)
    .map(({ id }) => id.replace(/^.*?-/, ''));
}

const TRANSLATOR: Position = { role: 'translator', language: 'en' };
const REVIEWER: Position = { role: 'reviewer', language: null };

test('a translator writes an article’s author in their language, and nothing else that is shared', async () => {
  expect(await usable(TRANSLATOR, 'article')).toEqual(['author-en']);
});

test('a reviewer reads what is shared', async () => {
  expect(await usable(REVIEWER, 'article')).toEqual([]);
  expect(screen.getByDisplayValue('Team')).toBeTruthy();
});

test('of a list a translator changes the words in their language, not the list', async () => {
  expect(await usable(TRANSLATOR, 'about')).toEqual(['team-0-name-en', 'team-0-role-en']);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('an editor changes all of it', async () => {
  expect(await usable({ role: 'editor', language: null }, 'article')).toContain('category');
});
