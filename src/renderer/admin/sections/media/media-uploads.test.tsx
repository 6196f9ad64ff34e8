// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { chooseFiles } from '#tests/support/stages/transfer-stage.tsx';
import { failed, ok, type Failure } from '#domain/result.ts';
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

const row = (number: number, name: string) => ({
  ...{ folder: `0b9c1d2e-0000-4000-8000-00000000000${number}`, name, bytes: 1, made_at: '2026-11-02T10:00:00Z' },
  ...{ files: [`x/480.webp`], used: false, unused: false, older: false, uses: [] },
});
const ROWS = [row(1, 'sawah.jpg'), row(2, 'padi.png')];

let asked: RestRequest[];
let uploaded: string[];
let broken: Failure[];
beforeEach(() => {
  [asked, uploaded, broken] = [[], [], []];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function open(): Promise<void> {
  const rest: AnswerRest = (call) => {
    asked.push(call);
    if (call.path === 'rpc/name_picture') return Promise.resolve(ok({ body: {}, total: null }));
    const { search } = call.body as { readonly search: string };
    const rows = ROWS.filter(({ name }) => name.includes(search));
    const counts = { total: 2, bytes: 2, unused: 0, unused_bytes: 0, found: rows.length, more: false };
    return Promise.resolve(ok({ body: { ...counts, rows }, total: null }));
  };
  const upload: Accounts['upload'] = (file) => {
    const failure = broken.shift();
    if (failure) return Promise.resolve(failure);
    uploaded.push(file.path);
    return Promise.resolve(ok(undefined));
  };
  await openAdmin(<MediaScreen />, { rest, accounts: { upload } });
}

describe('uploading', () => {
  const choose = async (names: readonly string[]) => {
    const files = names.map((name) => new File([name.startsWith('panduan') ? '%PDF-1.7' : 'x'], name));
    await chooseFiles(files, document.querySelector('.media-uploads')!);
    for (const _ of names) await settle();
  };
  const section = () => within(screen.getByRole('region', { name: 'Upload files' }));

  test('takes many at once, keeps their names, and shows them', async () => {
    await open();
    await choose(['sawah.jpg', 'padi.png', 'kebun.webp']);
    expect(uploaded).toHaveLength(3);
    expect(section().getByRole('status').textContent).toBe('3 files uploaded.');
    const names = asked.filter(({ path }) => path === 'rpc/name_picture').map(({ body }) => body);
    expect(names).toEqual(
      ['sawah.jpg', 'padi.png', 'kebun.webp'].map((name, at) => ({ folder: uploaded[at]?.slice(0, 36), name })),
    );
    expect(asked.at(-1)?.path).toBe('rpc/list_media');
  });

  test('takes a PDF as it is, whatever it is called', async () => {
    await open();
    await choose(['panduan.pdf', 'panduan semai']);
    expect(section().getByRole('status').textContent).toBe('2 files uploaded.');
    expect(uploaded.map((path) => path.slice(37))).toEqual(['panduan.pdf', 'panduan-semai.pdf']);
  });

  test('names what didn’t work, the rest goes on, and it can be tried again', async () => {
    broken = [failed('offline', 'x')];
    await open();
    await choose(['sawah.jpg', 'laporan.pdf', 'kebun.webp']);
    expect(section().getByRole('status').textContent).toBe('1 file uploaded. 2 were not.');
    const left = section().getAllByRole('listitem');
    expect(left.map((item) => item.querySelector('.upload-name')?.textContent)).toEqual(['sawah.jpg', 'laporan.pdf']);
    expect(left[1]?.textContent).toContain('This isn’t a PDF.');
    await press('Try again');
    expect(section().getByRole('status').textContent).toBe('2 files uploaded. 1 was not.');
    await press('Leave out');
    expect(section().getByRole('status').textContent).toBe('2 files uploaded.');
  }, 20_000);
});

test('searching asks for what is typed, from the first page on, and says where nothing matches', async () => {
  await open();
  expect(screen.getByText('sawah.jpg').classList).toContain('media-name');
  const box = screen.getByRole('searchbox', { name: 'Search by file name, description or title' });
  const search = async (value: string) => {
    fireEvent.change(box, { target: { value } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await settle();
  };
  await search('padi');
  expect(asked.at(-1)?.body).toEqual({ show: 'all', page: 1, search: 'padi' });
  expect(screen.getAllByRole('img').map((card) => card.getAttribute('alt'))).toEqual(['padi.png']);
  await search('zzz');
  expect(screen.getByText('Nothing matches this search.')).toBeTruthy();
});
