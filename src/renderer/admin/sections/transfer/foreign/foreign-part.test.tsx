// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { press, settle } from '#tests/support/stages/admin-stage.tsx';
import { violations } from '#tests/support/stages/axe.ts';
import { ghostExport, wordpressExport, wordpressItem, wordpressTerm } from '#tests/support/transfer/foreign-exports.ts';
import { section as articles } from '#renderer/admin/sections/articles/section.ts';
import { chooseFiles, named, reportRow, said, stage, stageTransfer } from '#tests/support/stages/transfer-stage.tsx';
import type { Language } from '#domain/localized.ts';
import { failed } from '#domain/result.ts';
import { finishWork } from '#text/from-html/in-slices.ts';

vi.mock('#text/from-html/in-slices.ts', { spy: true });
// Decoding and encoding a picture needs a real browser.
vi.mock('#renderer/admin/cms/pictures/prepare-picture.ts', () => ({
  preparePicture: () =>
    Promise.resolve({
      ok: true,
      value: { type: 'webp', files: [{ width: 480, blob: new Blob(['x']) }], width: 480, height: 320 },
    }),
}));

stageTransfer();

const FILE = wordpressExport([
  wordpressItem({
    id: 1,
    title: 'Ulat',
    content: '<p>a</p><img src="https://lama.example/uploads/ulat.jpg" alt="Ulat">',
    more: wordpressTerm('category', 'hama', 'Hama'),
  }),
  wordpressItem({ id: 2, title: 'Cabai', content: '<p>b</p>' }),
  wordpressItem({ id: 3, title: 'Tentang', kind: 'page' }),
]);

const NEW = reportRow({ added: 1, changed: 0, same: 0, rows: [], categories: { added: 1, changed: 0 } });
const part = (language: Language = 'en') =>
  screen.getByRole('region', { name: language === 'en' ? 'From WordPress or Ghost' : 'Dari WordPress atau Ghost' });

async function choose(file: string, language: Language = 'en', name = 'lama.xml'): Promise<void> {
  await stage.open(language, [articles]);
  await chooseFiles([named(new Blob([file]), name)], part(language));
}

async function chosen(): Promise<void> {
  await choose(FILE);
  await screen.findByRole('heading', { name: 'What “lama.xml” holds' });
}

test('shows what comes in, asks what only the person knows, and brings it in as drafts with its pictures', async () => {
  stage.next['check_import'] = [{ body: NEW }];
  await chosen();
  expect(stage.called().every((name) => name === 'export_content')).toBe(true);
  expect(screen.getByText('0 of 1 picture is among the chosen files.')).toBeTruthy();
  expect(screen.getByText('Left out, because it’s no article but “page”: Tentang')).toBeTruthy();
  expect(screen.getByText('Ulat: picture missing: https://lama.example/uploads/ulat.jpg')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category “Hama” becomes' }).value).toBe('new');
  // "Cabai" is here already.
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bring in too: Cabai' }).checked).toBe(false);
  await chooseFiles([new File(['x'], 'ulat.jpg')], screen.getByRole('group', { name: 'Pictures' }));
  expect(screen.getByText('1 of 1 picture is among the chosen files.')).toBeTruthy();
  expect(screen.queryByText(/picture missing/)).toBeNull();
  expect(await violations()).toEqual([]);
  await press('Check 1 draft');
  await screen.findByRole('heading', { name: 'Bring in “lama.xml”?' });
  expect(within(part()).queryByRole('checkbox', { name: /^Replace everything/ })).toBeNull();
  const sent = stage.asked.find(({ path }) => path.endsWith('stage_import'))?.body as { items: readonly object[] };
  expect(sent.items).toMatchObject([{ id: 8, document: { category: 5, id: { title: 'Ulat' } }, live: { id: null } }]);
  expect(JSON.stringify(sent.items)).toMatch(/!\[Ulat\]\(\/media\/[^/]+\/480\.webp\)/);
  await press('Bring in');
  await waitFor(() => expect(said()).toContain('Done:'));
  expect(stage.uploaded).toHaveLength(1);
  expect(stage.called()).toContain('name_picture');
  expect(screen.getByText('1 item is no article and is left out')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the drafts' }).getAttribute('href')).toBe('/admin/blogs?show=draft');
  await press('Save this list');
  expect(stage.platform.saved[0]?.content).toMatch(/^1 item is no article and is left out\n[^]*Tentang/);
});

test('shows the post that is pressed as its draft will be, what has to be decided about first', async () => {
  await chosen();
  const posts = within(screen.getByRole('group', { name: 'Posts in this file' }));
  expect(posts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'CabaiSeems to be here already',
    'Ulat',
  ]);
  const preview = () => posts.getByRole('region', { name: 'Preview of the draft' });
  expect(preview().textContent?.trim()).toBe('IndonesianCabaib');
  await press('Ulat');
  expect(preview().querySelector('.article-text p')?.textContent).toBe('a');
  expect(posts.getByRole('button', { name: 'Ulat' }).getAttribute('aria-pressed')).toBe('true');
});

test('brings in what seems to be here already where it is wanted, in the chosen language', async () => {
  stage.next['check_import'] = [{ body: NEW }];
  await chosen();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bring in too: Cabai' }));
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  await press('Check 2 drafts');
  await screen.findByRole('heading', { name: 'Bring in “lama.xml”?' });
  const sent = stage.asked.find(({ path }) => path.endsWith('stage_import'))?.body as { items: readonly object[] };
  expect(sent.items).toMatchObject([{ document: { en: { title: 'Ulat' }, id: { title: '' } } }, { id: 9 }]);
});

test('asks once for the address of a site that the file doesn’t name, and then links lead there', async () => {
  stage.next['check_import'] = [{ body: NEW }];
  const html = '<p><a href="__GHOST_URL__/panduan/">panduan</a> <a href="/b">b</a></p>';
  const posts = [{ id: 1, title: 'Tautan', slug: 't', html, status: 'published', visibility: 'paid' }];
  await choose(ghostExport(posts), 'en', 'lama.json');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of the old site' });
  expect(screen.getByText('2 links to the old site are left out, their words stay')).toBeTruthy();
  expect(screen.getByText('1 post was for members only')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'kebun lama' } });
  await press('Use this address');
  expect(screen.getByText(/^Write it as it stands in the browser/)).toBeTruthy();
  expect(await violations()).toEqual([]);
  fireEvent.change(field, { target: { value: 'kebunlama.example/blog/' } });
  await press('Use this address');
  await screen.findByText('1 link still leads to the old site');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address of the old site' }).value).toBe(
    'https://kebunlama.example/blog',
  );
  await press('Check 1 draft');
  await screen.findByRole('button', { name: 'Bring in' });
  const sent = stage.asked.find(({ path }) => path.endsWith('stage_import'))?.body as { items: readonly object[] };
  expect(sent.items).toMatchObject([
    {
      document: {
        id: { content: '[panduan](https://kebunlama.example/blog/panduan/) [b](https://kebunlama.example/b)' },
      },
    },
  ]);
  await press('Bring in');
  const draft = await screen.findAllByRole('link', { name: 'Tautan' });
  expect(draft[0]?.getAttribute('href')).toBe('/admin/blogs/8');
});

test('never writes over what somebody has made meanwhile: it is prepared again, with other numbers', async () => {
  stage.next['check_import'] = [{ body: reportRow({ added: 0, changed: 1, same: 0 }) }, { body: NEW }];
  await chosen();
  await press('Check 1 draft');
  await screen.findByText(/^Somebody has written something new here meanwhile/);
  expect(screen.queryByRole('button', { name: 'Bring in' })).toBeNull();
  await press('Prepare again');
  await screen.findByRole('button', { name: 'Bring in' });
});

test('a file that can’t be read any more has to be chosen again: that isn’t a matter of the internet', async () => {
  await stage.open('id', [articles]);
  const gone = {
    size: 9,
    arrayBuffer: () => Promise.reject(new DOMException('The stick is gone', 'NotReadableError')),
  };
  await chooseFiles([named(gone as unknown as Blob, 'lama.xml')], part('id'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Belum ada yang dimasukkan. Filenya tidak bisa dibaca lagi. Pilih sekali lagi.',
  );
});

test('cancelling after an upload that failed leaves no failure behind', async () => {
  stage.next['begin_import'] = [failed('refused', 'x')];
  await chosen();
  await press('Check 1 draft');
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was brought in.');
  await press('Cancel');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('converting again with another address keeps what was decided', () => {
  const html = '<p><a href="__GHOST_URL__/b/">b</a> <img src="__GHOST_URL__/ulat.jpg" alt=""></p>';

  beforeEach(async () => {
    await choose(ghostExport([{ id: 1, title: 'Tautan', slug: 't', html, status: 'published' }]), 'en', 'lama.json');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Address of the old site' }), {
      target: { value: 'lama.example' },
    });
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    await chooseFiles([new File(['x'], 'ulat.jpg')], screen.getByRole('group', { name: 'Pictures' }));
  });
  const decided = () => [
    screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked,
    screen.getByText(/among the chosen files/).textContent,
  ];
  const KEPT = [true, '1 of 1 picture is among the chosen files.'];

  test('where it is cancelled', async () => {
    vi.mocked(finishWork).mockReturnValueOnce(new Promise(() => undefined));
    await press('Use this address');
    expect(screen.getByRole('progressbar')).toBeTruthy();
    await press('Cancel');
    expect(decided()).toEqual(KEPT);
  });

  test('and where it fails, which is said', async () => {
    vi.mocked(finishWork).mockRejectedValueOnce(new RangeError('Ours'));
    await press('Use this address');
    expect(screen.getByRole('alert').textContent).toBe(
      'The address wasn’t used. Something went wrong here. Try again. If it happens again, tell us.',
    );
    expect(decided()).toEqual(KEPT);
    fireEvent.click(screen.getByRole('radio', { name: 'Indonesian' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('the names of pictures are kept for a second import too, begun while those of the first are being kept', async () => {
  stage.next['check_import'] = [{ body: NEW }, { body: NEW }];
  let letGo = () => undefined as void;
  stage.next['name_picture'] = [new Promise((resolve) => (letGo = () => resolve({ body: null })))];
  const bringIn = async (picture: string) => {
    await chooseFiles([named(new Blob([FILE]), 'lama.xml')], part());
    await screen.findByRole('heading', { name: 'What “lama.xml” holds' });
    await chooseFiles([new File(['x'], picture)], screen.getByRole('group', { name: 'Pictures' }));
    await press('Check 1 draft');
    await screen.findByRole('button', { name: 'Bring in' });
  };
  await stage.open('en', [articles]);
  await bringIn('ulat.jpg');
  await press('Bring in');
  await waitFor(() => expect(stage.called()).toContain('name_picture'));
  await bringIn('ULAT.JPG');
  letGo();
  await settle();
  await press('Bring in');
  await waitFor(() => expect(said()).toContain('Done:'));
  const named_ = stage.asked.filter(({ path }) => path.endsWith('name_picture'));
  expect(named_.map(({ body }) => (body as { name: string }).name)).toEqual(['ulat.jpg', 'ULAT.JPG']);
});

test.each([
  ['<html><p>a</html>', 'a.xml', 'Filenya rusak atau terpotong. Ekspor sekali lagi.'],
  ['PK\u0003\u0004', 'a.zip', 'File ini masih terkompresi. Buka dulu, lalu pilih file .xml atau .json di dalamnya.'],
  ['<!DOCTYPE a [<!ENTITY b "c">]><rss/>', 'a.xml', /deklarasi yang tidak perlu/],
])('refuses another file in the reader’s language, and asks the backend nothing: %s', async (file, name, words) => {
  await choose(file, 'id', name);
  const refused = await screen.findByRole('alert');
  expect(within(refused).getByText(`“${name}” tidak bisa dipakai.`)).toBeTruthy();
  expect(within(refused).getByText(words)).toBeTruthy();
  expect(within(refused).getByText('Tidak ada yang berubah di sini.')).toBeTruthy();
  expect(stage.asked).toEqual([]);
});
