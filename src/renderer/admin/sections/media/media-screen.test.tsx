// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openAdmin, press as pressElement } from '#tests/support/stages/admin-stage.tsx';
import { chooseFiles } from '#tests/support/stages/transfer-stage.tsx';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Language } from '#domain/localized.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { MediaScreen } from './media-screen.tsx';
import type { AnswerRest, RestRequest } from '#tests/support/memory/rest-calls.ts';

// Decoding and encoding a picture needs a real browser.
vi.mock('../../cms/pictures/prepare-picture.ts', () => ({
  preparePicture: () =>
    Promise.resolve({
      ok: true,
      value: { type: 'webp', files: [{ width: 480, blob: new Blob(['x']) }], width: 480, height: 320 },
    }),
}));

const BLANK = {
  ...{ name: '', bytes: 120_000, made_at: '2026-11-02T10:00:00Z', used: false, older: false },
  uses: [] as readonly object[],
};
type Row = typeof BLANK & { readonly folder: string; readonly files: readonly string[]; readonly unused: boolean };

const folder = (number: number) => `0b9c1d2e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const picture = (number: number, more: Partial<Row> = {}): Row => ({
  ...{ ...BLANK, folder: folder(number), unused: more.used !== true },
  files: [`${folder(number)}/480.webp`, `${folder(number)}/960.webp`],
  ...more,
});
const usedBy = (more: object = {}): object => ({
  ...{ collection: 'articles', id: 7, indonesian: 'Cabai', english: 'Chilies', draft: true, live: true, binned: false },
  ...{ alts: { id: ['Cabai merah'], en: ['Red chilies'] } },
  ...more,
});
const USED = picture(1, { used: true, uses: [usedBy()] });

let rows: Row[];
let asked: RestRequest[];
let removed: string[];
let buckets: string[];
let uploaded: string[];
/** What a call answers next, in place of what it does without. */
let next: Record<string, Result<never>[]>;
/** Which request to delete files fails, counted from 1; 0 for none. */
let failAt = 0;
/** Happens before the next answer. */
let meanwhile: (() => void) | null;
beforeEach(() => {
  rows = [USED, picture(2), picture(3, { older: true })];
  [asked, removed, buckets, uploaded, next, meanwhile, failAt] = [[], [], [], [], {}, null, 0];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function open(language: Language = 'en'): Promise<void> {
  const rest: AnswerRest = (call) => {
    asked.push(call);
    const name = call.path.replace('rpc/', '');
    const failure = next[name]?.shift();
    if (failure) return Promise.resolve(failure);
    meanwhile?.();
    const { show, page } = call.body as { readonly show?: string; readonly page?: number };
    const unused = rows.filter((row) => row.unused);
    const attached = rows.filter(({ files }) => files.some((file) => file.endsWith('.pdf')));
    const found = show === 'unused' ? unused : show === 'attached' ? attached : rows;
    const weight = (some: readonly Row[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
    const at = ((page ?? 1) - 1) * 24;
    const body =
      name === 'name_picture'
        ? {}
        : name === 'replace_picture'
          ? { changed: [{ collection: 'articles', id: 7, live: true }] }
          : {
              ...{
                total: rows.length,
                bytes: weight(rows),
                unused: unused.length,
                unused_bytes: weight(unused),
              },
              ...{ found: found.length, more: false },
              rows: found.slice(at, at + 24),
            };
    return Promise.resolve(ok({ body, total: null }));
  };
  const removeFiles: Accounts['removeFiles'] = (bucket, paths) => {
    buckets.push(bucket);
    if (buckets.length === failAt) return Promise.resolve(failed('timeout', 'x'));
    const failure = next['removeFiles']?.shift();
    if (failure) return Promise.resolve(failure);
    removed.push(...paths);
    rows = rows.filter(({ files }) => !files.some((file) => paths.includes(file)));
    return Promise.resolve(ok(paths));
  };
  const upload: Accounts['upload'] = async ({ path }) => ok(void uploaded.push(path));
  const repository = { pictureSource: (address: string) => `https://backend.example${address}` };
  await openAdmin(<MediaScreen />, { rest, accounts: { removeFiles, upload }, repository, language });
}

const press = (name: string | RegExp) => pressElement(screen.getAllByRole('button', { name })[0]!);
const cards = () => within(screen.getByRole('list', { name: 'Media' })).getAllByRole('img');
const dialog = () => within(screen.getByRole('dialog'));
const told = () => document.querySelector('.media-told')?.textContent;

test('the pictures are shown once each, with what uses them, what is said of them and their weight', async () => {
  await open();
  expect(cards().map((card) => card.getAttribute('alt'))).toEqual([
    'Red chilies',
    'Picture without a description',
    'Picture without a description',
  ]);
  expect(cards()[0]?.getAttribute('src')).toBe(`https://backend.example/media/${folder(1)}/480-960.webp`);
  expect(screen.getByText('3 pictures and attachments, 360 kB. 2 of them aren’t used: 240 kB.')).toBeTruthy();
  expect(screen.getByText('Not used.')).toBeTruthy();
  expect(screen.getByText('Only an older version shows it.')).toBeTruthy();
  await press('Used once: Red chilies');
  expect(dialog().getByText('Chilies')).toBeTruthy();
  expect(dialog().getByText('Cabai merah').getAttribute('lang')).toBe('id');
});

const attachment = (number: number, more: Partial<Row> = {}): Row =>
  picture(number, { files: [`${folder(number)}/panduan-semai.pdf`], ...more });

test('attached files are listed with their names, open in a tab of their own, and can’t be replaced', async () => {
  rows = [attachment(4, { name: 'Panduan Semai.pdf', used: true, uses: [usedBy({ alts: { id: [], en: [] } })] }), USED];
  await open();
  await press('PDF');
  expect(asked.at(-1)?.body).toEqual({ show: 'attached', page: 1, search: '' });
  const card = within(screen.getByRole('list', { name: 'Media' }));
  expect(card.queryByRole('img')).toBeNull();
  expect(screen.getByText('Panduan Semai.pdf').classList).toContain('media-name');
  expect(screen.getByText(/^PDF, 120.kB$/)).toBeTruthy();
  await press('Used once: Panduan Semai.pdf');
  expect(dialog().getByText('Chilies')).toBeTruthy();
  expect(screen.queryByText('No description')).toBeNull();
  await press('Close');
  const link = screen.getByRole('link', { name: 'Open the PDF: Panduan Semai.pdf, in a new tab' });
  expect(link.getAttribute('href')).toBe(`https://backend.example/media/${folder(4)}/panduan-semai.pdf`);
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull();
});

test('the pictures say where visitors still see one that the draft has no more, and what lies in the bin', async () => {
  const live = usedBy({ draft: false, alts: { id: [], en: [] } });
  rows = [picture(1, { used: true, uses: [live, usedBy({ id: 8, binned: true, live: false })] })];
  await open('id');
  await press(/^Dipakai di 2 tempat:/);
  expect(screen.getByText(/masih tampil di situs, di draf sudah diganti/)).toBeTruthy();
  expect(screen.getByText(/di Sampah/)).toBeTruthy();
});

test('the pictures can be looked through by pages, and those that nothing uses alone', async () => {
  rows = Array.from({ length: 30 }, (_, at) => picture(at + 1, at < 3 ? { used: true, uses: [usedBy()] } : {}));
  await open();
  expect(cards()).toHaveLength(24);
  await press('Older');
  expect(cards()).toHaveLength(6);
  expect(screen.getByText('2 of 2')).toBeTruthy();
  await press('Not used');
  expect(cards()).toHaveLength(24);
  expect(screen.getByRole('button', { name: 'Not used' }).getAttribute('aria-pressed')).toBe('true');
  expect(asked.at(-1)?.body).toEqual({ show: 'unused', page: 1, search: '' });
}, 20_000);

test('the pictures say that there are none', async () => {
  rows = [];
  await open();
  expect(screen.getByText('No pictures or attachments yet')).toBeTruthy();
});

describe('removing', () => {
  test('takes pictures and attached files out of the buckets that they lie in', async () => {
    rows = [picture(2), attachment(4)];
    await open();
    await press('Not used');
    await press('Remove those shown here');
    await press('Remove forever');
    expect(buckets).toEqual(['article-images', 'article-files']);
    expect(removed).toEqual([...picture(2).files, ...attachment(4).files]);
    expect(told()).toBe('2 files removed.');
  }, 20_000);

  test('asks first, deletes the files and says so', async () => {
    await open();
    await press(/^Remove the picture/);
    expect(removed).toEqual([]);
    expect(dialog().getByRole('heading').textContent).toBe('Remove this file (120\u00a0kB)?');
    await press('Remove forever');
    expect(removed).toEqual([`${folder(2)}/480.webp`, `${folder(2)}/960.webp`]);
    expect(told()).toBe('1 file removed.');
    expect(cards()).toHaveLength(2);
  });

  test('takes all that are shown, and warns of older versions', async () => {
    await open();
    await press('Not used');
    await press('Remove those shown here');
    expect(dialog().getByText(/^An older version of a text uses 1 of them\./)).toBeTruthy();
    await press('Remove forever');
    expect(told()).toBe('2 files removed.');
    expect(screen.getByText('All pictures and attachments are in use.')).toBeTruthy();
  });

  test('takes those that are selected', async () => {
    await open();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('checkbox')[1]!);
    await press('Remove the selected one');
    await press('Remove forever');
    expect(removed).toEqual([`${folder(3)}/480.webp`, `${folder(3)}/960.webp`]);
    expect(screen.queryByRole('button', { name: 'Remove the selected one' })).toBeNull();
  });

  test('takes all of them, over the pages of the list, naming their number and size', async () => {
    rows = [USED, ...Array.from({ length: 130 }, (_, at) => picture(at + 2))];
    await open();
    await press('Not used');
    await press('Remove all 130');
    expect(dialog().getByRole('heading').textContent).toMatch(/^Remove 130 files \(16.MB\)\?$/);
    await press('Remove forever');
    expect([removed.length, buckets.length]).toEqual([260, 2]);
    expect(told()).toBe('130 files removed.');
  }, 20_000);

  test('knows what is gone where the second part fails and is tried again', async () => {
    rows = Array.from({ length: 130 }, (_, at) => picture(at + 2));
    failAt = 2;
    await open();
    await press('Not used');
    await press('Remove all 130');
    await press('Remove forever');
    expect([removed.length, dialog().getByRole('alert').textContent]).toEqual([
      200,
      'The files couldn’t be removed. The signal is weak. Try again.',
    ]);
    await press('Remove forever');
    expect([removed.length, told()]).toEqual([260, '130 files removed.']);
  }, 20_000);

  test('leaves what was uploaded in the last days: somebody may be writing with it', async () => {
    rows = [picture(2, { unused: false })];
    await open();
    expect(screen.getByText(/can be removed a week after/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test('leaves what somebody has put into a text meanwhile', async () => {
    await open();
    await press('Not used');
    await press('Remove those shown here');
    meanwhile = () => {
      const used = { used: true, unused: false, uses: [usedBy()] };
      rows = rows.map((row) => (row.folder === folder(2) ? { ...row, ...used } : row));
    };
    await press('Remove forever');
    expect(removed).toEqual([`${folder(3)}/480.webp`, `${folder(3)}/960.webp`]);
    expect(told()).toBe('1 file removed. 1 stayed, because it’s used by now.');
  });

  test('says what didn’t work, and can be tried again', async () => {
    next['removeFiles'] = [failed('timeout', 'x')];
    await open();
    await press(/^Remove the picture/);
    await press('Remove forever');
    expect(dialog().getByRole('alert').textContent).toBe(
      'The files couldn’t be removed. The signal is weak. Try again.',
    );
    await press('Remove forever');
    expect(told()).toBe('1 file removed.');
  });

  test('isn’t offered for what is used', async () => {
    await open();
    expect(screen.getAllByRole('button', { name: /^Remove the picture/ })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Replace/ })).toHaveLength(1);
  });
});

describe('replacing', () => {
  const choose = () => chooseFiles([new File(['x'], 'new.png')], screen.getByRole('dialog'));

  test('uploads the other picture under an address of its own, and puts it into the drafts', async () => {
    await open();
    await press(/^Replace/);
    expect(dialog().getByText(/^The new one takes its place in 1 draft\./)).toBeTruthy();
    await choose();
    expect(uploaded).toHaveLength(1);
    const [path = ''] = uploaded;
    const change = asked.find(({ path: called }) => called === 'rpc/replace_picture');
    expect(change?.body).toEqual({ folder: folder(1), address: `/media/${path}` });
    expect(told()).toBe(
      'Replaced in 1 draft. Check that its description still fits. ' +
        '1 is on the site with the old picture until you publish it.',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keeps the uploaded picture where the drafts couldn’t be changed, and tries again without sending it', async () => {
    next['replace_picture'] = [failed('offline', 'x')];
    await open();
    await press(/^Replace/);
    await choose();
    expect(dialog().getByRole('alert').textContent).toContain(
      'The new picture is uploaded, but not in the drafts yet.',
    );
    await press('Try again');
    expect(uploaded).toHaveLength(1);
    expect(told()).toContain('Replaced in 1 draft.');
  });
});
