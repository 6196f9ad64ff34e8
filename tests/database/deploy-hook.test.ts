import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { article, openDesk, titled } from './drafts-desk.ts';
import type { Desk, LiveChangeRow } from './drafts-desk.ts';

const HOOK = 'https://host.example/build?token=x';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.backend.stop());
beforeEach(async () => {
  await desk.clear();
  await desk.backend.sql('drop schema if exists net cascade');
});

const setHook = (): Promise<unknown> => desk.backend.sql('update private.settings set deploy_hook = $1', [HOOK]);
/** What hosted projects call addresses with: here it writes down what it is asked for. */
async function standIn(): Promise<void> {
  await desk.backend.database.connection.driver.exec(`
    create schema net;
    create table net.asked (url text, body jsonb);
    create function net.http_post(url text, body jsonb default '{}', timeout_milliseconds integer default 5000)
      returns bigint language sql as $$ insert into net.asked values (url, body) returning 1::bigint $$;`);
}
const asked = async (): Promise<string[]> =>
  (await desk.backend.sql<{ url: string }>('select url from net.asked')).map(({ url }) => url);

describe('asking the static host to build', () => {
  it('doesn’t happen without an address, or where nothing can call one; publishing works all the same', async () => {
    const draft = await desk.create();
    expect((await desk.publish(draft, ['id'])).build).toBe(false);
    await setHook();
    expect((await desk.publish(draft, ['en'])).build).toBe(false);
    expect(await desk.visit(draft.id, 'en')).not.toBeNull();
    await desk.backend.sql('update private.settings set deploy_hook = null');
    await standIn();
    expect((await desk.publish(draft, ['id'])).build).toBe(false);
    expect(await asked()).toEqual([]);
  });

  it('happens once for a request that changes what visitors read, and for no other', async () => {
    await standIn();
    await setHook();
    const [one, two] = [await desk.create(), await desk.create()];
    const saved = await desk.save(one, titled(article(), 'id', 'Tomat'));
    await desk.call('restore_drafts', { collection: 'articles', items: [one.id] });
    expect((await desk.publish(one, ['id'])).build).toBe(false);
    expect(await asked()).toEqual([]);

    const items = [saved, two].map(({ id, version }) => ({ id, version }));
    const body = { collection: 'articles', items, languages: ['id', 'en'] };
    const published = await desk.call<LiveChangeRow>('publish_drafts', body);
    expect([published.before.length, published.build]).toEqual([2, true]);
    expect(await asked()).toEqual([HOOK]);
    const undone = await desk.call<LiveChangeRow>('set_live', { collection: 'articles', items: published.before });
    expect(undone.build).toBe(true);
    expect((await desk.call<LiveChangeRow>('bin_drafts', { collection: 'articles', items: [two.id] })).build).toBe(
      true,
    );
    expect(await asked()).toHaveLength(3);
    await desk.call('save_category', { slug: 'soil', name_indonesian: 'T', name_english: 'S' });
    await desk.call('save_category', {
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
      await expect(desk.backend.sql('update private.settings set deploy_hook = $1', [address])).rejects.toThrow(
        /check/,
      );
    }
  });
});
