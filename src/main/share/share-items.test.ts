import { describe, expect, it } from 'vitest';
import { nativeTexts } from '#main/messages/native-texts.ts';
import { externalAddress } from '#main/security/external-address.ts';
import { shareAddresses } from '#domain/share-addresses.ts';
import { shareItems } from './share-items.ts';

const PAGE = { title: 'Cabai & musim hujan + “pupuk”', address: 'https://tunas.example/article/2' };

/** What each item passes to the system, by its id. */
function given(page: Parameters<typeof shareItems>[0]): Record<string, string> {
  const done: Record<string, string> = {};
  let id = '';
  const ways = {
    open: (address: string) => (done[id] = address),
    copy: (text: string) => (done[id] = `copied ${text}`),
  };
  for (const item of shareItems(page, nativeTexts('id'), ways)) {
    if (item.click === undefined) continue;
    id = item.id ?? '';
    (item.click as () => void)();
  }
  return done;
}

describe('shareItems', () => {
  it('gives title and address to each place in its own way', () => {
    const { 'share-mail': mail, ...others } = given(PAGE);
    expect(others).toEqual({
      'share-whatsapp': shareAddresses.whatsapp(PAGE),
      'share-facebook': shareAddresses.facebook(PAGE),
      'share-x': shareAddresses.x(PAGE),
      'share-copy': `copied ${PAGE.address}`,
    });
    const written = new URL(mail ?? '').searchParams;
    expect([written.get('subject'), written.get('body')]).toEqual([PAGE.title, `${PAGE.title}\n${PAGE.address}`]);
    expect(mail).not.toContain('+');
  });

  it('gives only what the app lets out', () => {
    const { 'share-copy': _copied, ...opened } = given(PAGE);
    for (const address of Object.values(opened)) expect(externalAddress(address)).not.toBeNull();
  });

  it('sends the title alone where there is no address, and leaves Facebook out', () => {
    const alone = { title: PAGE.title, address: null };
    const done = given(alone);
    expect(Object.keys(done)).toEqual(['share-whatsapp', 'share-x', 'share-mail', 'share-copy']);
    expect(done['share-copy']).toBe(`copied ${PAGE.title}`);
    expect(done['share-x']).toBe(shareAddresses.x(alone));
  });
});
