import { beforeEach, expect, test, vi } from 'vitest';
import { ATTACHMENT_BYTES_MAX } from '#domain/limits.ts';
import { attachmentWords } from './attachment-words.ts';
import { prepareAttachment } from './prepare-attachment.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const pdf = (bytes: number) => new File(['%PDF-1.7', new Uint8Array(bytes - 8)], 'x.pdf', { type: 'application/pdf' });

test('a PDF is left as it is, up to the limit', async () => {
  const file = pdf(ATTACHMENT_BYTES_MAX);
  const prepared = await prepareAttachment(file);
  if (!prepared.ok) throw new Error(prepared.detail);
  expect(prepared.value.file).toBe(file);
});

test.each([
  ['attachment-empty', new File([], 'x.pdf', { type: 'application/pdf' })],
  ['attachment-kind', new File(['<!doctype html><script>alert(1)</script>'], 'x.pdf', { type: 'application/pdf' })],
  ['attachment-kind', new File([' %PDF-1.7'], 'x.pdf', { type: 'application/pdf' })],
  ['attachment-kind', new File(['%PDF'], 'x.pdf', { type: 'application/pdf' })],
  ['attachment-kind', new File(['PK\u0003\u0004'], 'x.docx')],
  ['attachment-large', pdf(ATTACHMENT_BYTES_MAX + 1)],
])('what can’t be attached is told: %s', async (reason, file) => {
  expect(await prepareAttachment(file)).toMatchObject({ ok: false, code: 'invalid', reason });
});

test('a file that can’t be read is reported, not waited for', async () => {
  const file = pdf(100);
  vi.spyOn(file, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new Error('It was moved')),
  } as unknown as Blob);
  expect(await prepareAttachment(file)).toMatchObject({ ok: false, reason: 'attachment-broken' });
});

test.each([
  ['Panduan_semai.pdf', 1_234_567, 'id', 'Panduan semai (PDF, 1,2\u00a0MB)'],
  ['Panduan semai.PDF', 1_234_567, 'en', 'Panduan semai (PDF, 1.2\u00a0MB)'],
  ['.pdf', 900, 'en', 'PDF (PDF, 900\u00a0B)'],
] as const)('%s of %i bytes is offered with its size, in the words of the text', (name, bytes, language, words) => {
  expect(attachmentWords(name, bytes, language)).toBe(words);
});
