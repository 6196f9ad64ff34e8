import { beforeEach, describe, expect, it } from 'vitest';
import { article, openSessionAccounts, titled } from './drafts-api.ts';
import type { LiveChangeRow } from './drafts-api.ts';

const HOOK = 'https://host.example/build?token=x';

const api = await openSessionAccounts();
beforeEach(async () => {
  await api.clear();
  await api.backend.sql('drop schema if exists net cascade');
});

const setHook = (): Promise<unknown> => api.backend.sql('update private.settings set deploy_hook = $1', [HOOK]);
/** Replaces the extension with which hosted projects make HTTP requests: it records them. */
async function standIn(): Promise<void> {
  await api.backend.database.connection.driver.exec(`
    create schema net;
    create table net.asked (url text, body jsonb);
    create function net.http_post(url text, body jsonb default '{}', timeout_milliseconds integer default 5000)
      returns bigint language sql as $$ insert into net.asked values (url, body) returning 1::bigint $$;`);
}
const asked = async (): Promise<string[]> =>
  (await api.backend.sql<{ url: string }>('select url from net.asked')).map(({ url }) => url);

describe('asking the static host to build', () => {
  it('doesn’t happen without an address, or where nothing can call one; publishing works all the same', async () => {
    const draft = await api.create();
    expect((await api.publish(draft, ['id'])).build).toBe(false);
    await setHook();
    expect((await api.publish(draft, ['en'])).build).toBe(false);
    expect(await api.visit(draft.id, 'en')).not.toBeNull();
    await api.backend.sql('update private.settings set deploy_hook = null');
    await standIn();
    expect((await api.publish(draft, ['id'])).build).toBe(false);
    expect(await asked()).toEqual([]);
  });

  it('happens once for a request that changes what visitors read, and for no other', async () => {
    await standIn();
    await setHook();
    const [one, two] = [await api.create(), await api.create()];
    const saved = await api.save(one, titled(article(), 'id', 'Tomat'));
    await api.call('restore_drafts', { collection: 'articles', items: [one.id] });
    expect((await api.publish(one, ['id'])).build).toBe(false);
    expect(await asked()).toEqual([]);

    const items = [saved, two].map(({ id, version }) => ({ id, version }));
    const body = { collection: 'articles', items, languages: ['id', 'en'] };
    const published = await api.call<LiveChangeRow>('publish_drafts', body);
    expect([published.before.length, published.build]).toEqual([2, true]);
    expect(await asked()).toEqual([HOOK]);
    const undone = await api.call<LiveChangeRow>('set_live', { collection: 'articles', items: published.before });
    expect(undone.build).toBe(true);
    expect((await api.call<LiveChangeRow>('bin_drafts', { collection: 'articles', items: [two.id] })).build).toBe(true);
    expect(await asked()).toHaveLength(3);
    await api.call('save_category', { slug: 'soil', name_indonesian: 'T', name_english: 'S' });
    await api.call('save_category', {
      category: 4,
      based_on: 1,
      slug: 'organic',
      name_indonesian: 'T',
      name_english: 'S',
    });
    expect(await asked()).toHaveLength(4);
  });

  it('takes addresses of the web only', async () => {
    for (const address of ['javascript:alert(1)', 'file:///etc/passwd', 'host.example', '']) {
      await expect(api.backend.sql('update private.settings set deploy_hook = $1', [address])).rejects.toThrow(/check/);
    }
  });
});
