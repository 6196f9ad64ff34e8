// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { button, dropOn, showPictures, uploadStage } from '#tests/support/pictures/picture-stage.tsx';
import type { Position } from '#domain/roles.ts';
import { failed, ok } from '#domain/result.ts';
import { RightsContext, rightsOf } from '#renderer/admin/rights.ts';
import { queryOver } from '#tests/support/memory/rest-calls.ts';
import { useInsertQueue } from '../uploads/use-insert-queue.ts';
import { InsertAttachment } from './insert-attachment.tsx';

const EDITOR: Position = { role: 'editor', language: null };
const FOLDER = '0b9c1d2e-0000-4000-8000-000000000001';
const STORED = {
  ...{ folder: FOLDER, name: 'Panduan [semai].pdf', files: [`${FOLDER}/panduan-semai.pdf`], bytes: 1_234_567 },
  ...{ made_at: '2026-11-02T10:00:00Z', used: false, unused: false, older: false, uses: [] },
};

let stage: ReturnType<typeof uploadStage>;
let inserted: string[];

function Text() {
  const queue = useInsertQueue('attachment');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <button onClick={() => setChoosing(true)}>Attachment</button>
      <InsertAttachment
        id="attachment"
        language="id"
        queue={queue}
        isChoosing={isChoosing}
        onChoosingEnd={() => setChoosing(false)}
        isHeld={false}
        upload={stage.upload}
        onInsert={(markdown) => inserted.push(markdown) > 0}
      />
    </>
  );
}

function open(position = EDITOR): void {
  const counts = { total: 2, bytes: 1, unused: 0, unused_bytes: 0, found: 1, more: false };
  const query = queryOver(() => Promise.resolve(ok({ body: { ...counts, rows: [STORED] }, total: null })));
  showPictures(
    <RightsContext value={rightsOf(position)}>
      <Text />
    </RightsContext>,
    { query },
  );
  fireEvent.click(button('Attachment'));
}

const dialog = () => screen.queryByRole('dialog', { name: 'PDF attachment' });
const words = () => screen.getByLabelText<HTMLInputElement>('Link text');
const guide = (name = 'Panduan_semai.pdf') => new File(['%PDF-1.7', new Uint8Array(1992)], name);
const put = () => fireEvent.click(button('Put into the text'));

beforeEach(() => {
  stage = uploadStage();
  inserted = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a PDF is sent as it is, and put in as a link with its size, in the words of the text', async () => {
  open();
  await dropOn(button('Upload a PDF'), [guide()]);
  expect(document.activeElement).toBe(words());
  expect(words().value).toBe('Panduan semai (PDF, 2\u00a0kB)');
  expect(button('Put into the text').hasAttribute('disabled')).toBe(true);
  expect(stage.sendings.at(-1)?.file).toMatchObject({ bucket: 'article-files', type: 'application/pdf' });
  expect(stage.sendings.at(-1)?.file.path).toMatch(/^[0-9a-f-]{36}\/panduan-semai\.pdf$/);
  await stage.answerLast();
  put();
  expect(inserted).toEqual([
    expect.stringMatching(/^\[Panduan semai \(PDF, 2\u00a0kB\)\]\(\/media\/[0-9a-f-]{36}\/panduan-semai\.pdf\)$/),
  ]);
  expect(dialog()).toBeNull();
});

test('what is written stands as it was written, and nothing is put in without words', async () => {
  open();
  await dropOn(button('Upload a PDF'), [guide()]);
  await stage.answerLast();
  fireEvent.change(words(), { target: { value: ' ' } });
  put();
  expect(inserted).toEqual([]);
  expect(words().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(words());
  fireEvent.change(words(), { target: { value: 'Panduan *baru*](x' } });
  put();
  expect(inserted[0]).toMatch(/^\[Panduan \\\*baru\\\*\\\]\(x\]\(\/media\//);
});

test('an upload that fails keeps the file and the words, and is tried again', async () => {
  open();
  await dropOn(button('Upload a PDF'), [guide()]);
  fireEvent.change(words(), { target: { value: 'Baca ini' } });
  await stage.answerLast(failed('offline', 'x'));
  expect(screen.getByRole('alert').textContent).toContain('The PDF is still here');
  fireEvent.click(button('Try again'));
  await stage.answerLast();
  put();
  expect(inserted[0]).toMatch(/^\[Baca ini\]/);
});

test.each([
  [new File(['<script>alert(1)</script>'], 'x.pdf'), 'This isn’t a PDF.'],
  [new File([], 'x.pdf'), 'This file is empty.'],
  [new File(['%PDF-', new Uint8Array(11 * 1024 ** 2)], 'x.pdf'), 'The PDF is too large. Use one of at most 10\u00a0MB'],
])('what can’t be attached is told before anything is sent', async (file, said) => {
  open();
  await dropOn(button('Upload a PDF'), [file]);
  expect((await screen.findByRole('alert')).textContent).toContain(said);
  expect(stage.sendings).toEqual([]);
  expect(document.activeElement).toBe(button('Leave it out'));
});

describe('one that is there already', () => {
  test('is chosen by its name, without an upload', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Panduan \[semai\]\.pdf/ }));
    expect(words().value).toBe('Panduan [semai] (PDF, 1,2\u00a0MB)');
    put();
    expect(inserted).toEqual([`[Panduan [semai] (PDF, 1,2\u00a0MB)](/media/${FOLDER}/panduan-semai.pdf)`]);
    expect(stage.sendings).toEqual([]);
  });

  test('may be linked by a translator, who can’t upload', async () => {
    open({ role: 'translator', language: 'en' });
    expect(await screen.findByRole('button', { name: /^Panduan \[semai\]\.pdf/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upload a PDF' })).toBeNull();
  });
});
