import { beforeEach, describe, expect, it } from 'vitest';
import { openSessionAccounts } from './drafts-api.ts';

// The hard words that super admins keep, over HTTP.

const api = await openSessionAccounts();
beforeEach(() => api.backend.sql('delete from private.hard_words'));

const save = (language: string | null, word: string | null, plainer: string | null) =>
  api.ask('save_hard_word', { language, word, plainer });
const list = () => api.call('list_hard_words', {});

describe('the hard words', () => {
  it('are listed by language, in small letters; a later save says something else of one', async () => {
    await save('id', '  Dikarenakan ', 'karena');
    await save('en', 'utilise', 'use');
    await save('id', 'DIKARENAKAN', '');
    expect(await list()).toEqual([
      { language: 'en', word: 'utilise', plainer: 'use' },
      { language: 'id', word: 'dikarenakan', plainer: '' },
    ]);
  });

  it('are removed, and removing what isn’t there changes nothing', async () => {
    await save('id', 'telah', 'sudah');
    await api.call('remove_hard_word', { language: 'id', word: 'Telah' });
    await api.call('remove_hard_word', { language: 'id', word: 'telah' });
    expect(await list()).toEqual([]);
  });

  it('are in the log of what was done: added, changed and removed, nothing twice', async () => {
    await save('id', 'telah', 'sudah');
    await save('id', 'Telah', 'sudah');
    await save('id', 'telah', '');
    await api.call('remove_hard_word', { language: 'id', word: 'telah' });
    await api.call('remove_hard_word', { language: 'id', word: 'telah' });
    const { rows } = await api.call<{ rows: object[] }>('list_activity', { collection: 'hard_words' });
    const line = {
      collection: 'hard_words',
      item: 'telah',
      name_indonesian: 'telah',
      language: 'id',
      by: { name: 'Ayu' },
    };
    expect(rows.slice(0, 3)).toMatchObject(
      ['erased', 'saved', 'created'].map((action) => ({ ...line, action, present: false })),
    );
  });

  it.each([
    ['jv', 'telah', 'sudah'],
    [null, 'telah', 'sudah'],
    ['id', '   ', 'sudah'],
    ['id', null, 'sudah'],
    ['id', 'telah', null],
    ['id', 'a'.repeat(61), 'sudah'],
    ['id', 'telah', 'a'.repeat(81)],
  ])('refuses %s %s %s', async (language, word, plainer) => {
    expect((await save(language, word, plainer)).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('are 1000 of a language at the most', async () => {
    await api.backend.sql(
      `insert into private.hard_words select 'id', 'kata ' || n, '' from generate_series(1, 1000) n`,
    );
    expect((await save('id', 'telah', 'sudah')).status).toBe(409);
    expect((await save('id', 'kata 1', 'satu')).status).toBe(204);
    expect((await save('en', 'utilise', 'use')).status).toBe(204);
  });
});
