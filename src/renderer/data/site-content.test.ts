import { describe, expect, test } from 'vitest';
import {
  aboutRow,
  bannerRow,
  communityRow,
  contactRow,
  HOSTILE,
  HOSTILE_LINKS,
} from '#tests/support/stages/site-stage.tsx';
import { footerContent, readSiteContent } from './site-content.ts';

const source = (address: string) => address && `here:${address}`;
const read = (...rows: readonly unknown[]) => readSiteContent(rows, 'id', source)!;

test('a region has the year that was written of it, where that has a stage for each month', () => {
  const text = { title: ' Bulan ini ', content: 'Tanya penyuluh.' };
  const whole = { sumatra: 'gghh', java: 'gghhtgghhptt', kalimantan: 'xxxxxxxxxxxx', sulawesi: 7, malukuPapua: '' };
  expect(read({ collection: 'seasons', id: 1, language: 'id', text, shared: whole }).seasons).toEqual({
    language: 'id',
    title: 'Bulan ini',
    content: 'Tanya penyuluh.',
    stages: { java: 'gghhtgghhptt' },
  });
  expect(read({ collection: 'seasons', id: 1, language: 'en', text: null, shared: [] }).seasons).toEqual({
    language: 'en',
    title: '',
    content: '',
    stages: {},
  });
});

describe('what isn’t as agreed', () => {
  test.each([null, undefined, {}, 'x', 7])('%j is no site at all', (rows) => {
    expect(readSiteContent(rows, 'id', source)).toBeNull();
  });

  test('nothing is an answer', () => {
    expect(read()).toEqual({
      banners: [],
      about: null,
      contact: null,
      communities: [],
      seasons: null,
      asksPhone: false,
    });
  });

  test.each([
    null,
    7,
    [],
    {},
    { ...bannerRow(), id: '1' },
    { ...bannerRow(), language: 'jv' },
    { ...bannerRow(), text: null },
    bannerRow({ text: { title: 7 } }),
    bannerRow({ text: { title: ' ' } }),
    { ...bannerRow(), collection: 'later' },
  ])('one row (%j) is left out and the others stay', (damaged) => {
    expect(read(damaged, bannerRow({ id: 9 })).banners.map(({ id }) => id)).toEqual([9]);
  });

  test.each([
    [{ phone: true }, true],
    [{ phone: 'yes' }, false],
    [{}, false],
  ])('a number is asked for where the backend says so plainly: %j', (shared, asked) => {
    expect(read({ collection: 'contact_form', id: 1, language: 'id', shared, text: {} }).asksPhone).toBe(asked);
  });

  test('fields of an older revision count as empty', () => {
    const { about, contact } = read(
      { collection: 'about', id: 1, language: 'id', shared: {}, text: { title: 'Kami' } },
      { collection: 'contact', id: 1, language: 'en', shared: { social: 'none' }, text: null },
    );
    expect(about).toMatchObject({ title: 'Kami', visionText: '', story: '', values: [], team: [], image: '' });
    expect(contact).toMatchObject({ language: 'en', title: '', email: '', social: [] });
  });
});

describe('pictures', () => {
  test('lie where the portal finds them, with their words', () => {
    const [banner] = read(bannerRow({ shared: { image: '/media/a/480.webp' } })).banners;
    expect(banner).toMatchObject({ image: 'here:/media/a/480.webp', imageAlt: 'Sawah' });
  });

  test('that are decoration have none', () => {
    const [banner] = read(bannerRow({ shared: { image: '/pictures/x.svg', decorative: true } })).banners;
    expect(banner).toMatchObject({ image: 'here:/pictures/x.svg', imageAlt: '' });
  });

  test.each<readonly [unknown, object | undefined]>([
    [
      { x: 30, y: 0 },
      { x: 30, y: 0 },
    ],
    ...[undefined, null, '', { x: 30 }, { x: 30, y: 101 }, { x: 'a', y: 1 }].map(
      (wrong) => [wrong, undefined] as const,
    ),
  ])('with the focal point %j have %j', (focus, read_) => {
    const { banners, communities } = read(bannerRow({ shared: { focus } }), communityRow({ shared: { focus } }));
    expect([banners[0]?.focus, communities[0]?.focus]).toEqual([read_, read_]);
  });

  test.each([...HOSTILE_LINKS.filter((link) => !link.startsWith('https://good')), 'http://a.example/x.png', '/', 7])(
    '%j is none',
    (image) => {
      expect(read(bannerRow({ shared: { image } })).banners[0]?.image).toBe('');
    },
  );
});

describe('links', () => {
  test.each(['/', '/blog', '/article/7?x=1#s-a', 'https://a.example', 'http://a.example/b?c=d#e'])('%s', (link) => {
    expect(read(bannerRow({ shared: { buttonLink: link } })).banners[0]?.buttonLink).toBe(link);
  });

  test.each([...HOSTILE_LINKS, 'HTTPS://a.example', 'mailto:a@b.example', 'blog', '#x', null, 7])(
    '%j leads nowhere',
    (link) => {
      const words = read(
        bannerRow({ shared: { buttonLink: link } }),
        communityRow({ shared: { link } }),
        contactRow({ shared: { social: [{ name: 'X', link }] } }),
      );
      expect(words.banners[0]?.buttonLink).toBe('');
      expect(words.communities[0]?.link).toBe('');
      expect(words.contact?.social).toEqual([]);
    },
  );

  test('of communities and other places leave the portal', () => {
    const words = read(communityRow({ shared: { link: '/blog' } }));
    expect(words.communities[0]?.link).toBe('');
  });
});

describe('how to reach us', () => {
  test.each(['a@b.example', 'tani.maju+x@desa.co.id'])('%s is an address', (email) => {
    expect(read(contactRow({ shared: { email } })).contact?.email).toBe(email);
  });
  test.each(['a', 'a@b', 'a@b.example?cc=c@d.example', 'a b@c.example', 'a@b.example\n', '<a@b.example>', HOSTILE])(
    '%j is none',
    (email) => {
      expect(read(contactRow({ shared: { email } })).contact?.email).toBe('');
    },
  );
  test.each(['+62 21 555 0100', '(021)', 'tel:1', '0812-3456 (7)', '12345\u202e'])(
    'only digits make a phone: %j',
    (phone) => {
      const isPhone = /^[+]?\d[\d ().-]{4,}$/.test(phone);
      expect(read(contactRow({ shared: { phone } })).contact?.phone).toBe(isPhone ? phone : '');
    },
  );

  test('the footer takes its part', () => {
    const said = (row: object) => footerContent(read(row).contact!, 'id', 'halo@tunas.example');
    const written = {
      social: [],
      write: [{ name: 'tani@desa.example', link: 'mailto:tani@desa.example' }],
      place: 'Garut',
    };
    expect(said(contactRow())).toEqual({ ...written, reader: 'id' });
    expect(said(contactRow({ language: 'en' }))).toEqual({ ...written, reader: 'id', language: 'en' });
    expect(said(contactRow({ shared: { email: '', phone: '+62 21 555' } })).write).toEqual([
      { name: 'halo@tunas.example', link: 'mailto:halo@tunas.example' },
      { name: '+62 21 555', link: 'tel:+6221555' },
    ]);
  });
});

test('what is shared but written twice is in the reader’s language, else in the other one', () => {
  const team = [
    { name: { id: 'Ratna', en: '' }, role: { id: 'Penyuluh', en: 'Officer' }, picture: '' },
    { name: { id: '', en: 'Jo' }, role: { id: '', en: '' }, picture: '' },
  ];
  const row = aboutRow({ language: 'en', shared: { team } });
  expect(read(row).about?.team.map(({ name, role }) => [name, role])).toEqual([
    [
      { language: 'id', text: 'Ratna' },
      { language: 'id', text: 'Penyuluh' },
    ],
    [
      { language: 'en', text: 'Jo' },
      { language: 'en', text: '' },
    ],
  ]);
});
