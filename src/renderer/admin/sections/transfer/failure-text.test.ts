import { expect, test, vi } from 'vitest';
import { failed } from '#domain/result.ts';
import common from '#renderer/app/messages/en.json';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { restFailure } from '#renderer/data/api/rest-response.ts';
import { transfer } from '../messages/en.json';
import { failureText, faultText } from './failure-text.ts';
import { thrownFailure } from './thrown-failure.ts';

const i18n = createI18n('en', { transfer, common });
const t = i18n.getFixedT<['transfer', 'common']>('en', ['transfer', 'common']);

test.each([
  [423, 'PT423', 'Another import is under way.'],
  [422, 'PT422', 'It was made by a newer version of Tunas.'],
  [400, 'PT400', 'A part of it isn’t what it should be.'],
  [400, '22P05', 'A part of it isn’t what it should be.'],
  [400, 'PGRST102', 'A part of it isn’t what it should be.'],
  [409, 'PT409', 'A part of it isn’t what it should be.'],
  [403, '42501', 'You aren’t allowed to do this any more.'],
  [404, 'PT404', 'The file waited too long.'],
])('says what a refusal with %i %s means, however the backend words it', (status, code, words) => {
  expect(failureText(restFailure(status, { code, message: 'some words' }), t)).toContain(words);
});

test('says what to do where nobody was reached', () => {
  expect(failureText(failed('offline', ''), t)).toContain('No internet.');
});

test.each([
  [new DOMException('The stick is gone', 'NotReadableError'), 'The file can’t be read any more. Choose it again.'],
  [new DOMException('It was moved', 'NotFoundError'), 'The file can’t be read any more. Choose it again.'],
  [new TypeError('Failed to fetch dynamically imported module'), 'No internet.'],
  [new RangeError('Ours'), 'Something went wrong here.'],
])('says what was thrown, and logs it: %s', (error, words) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(failureText(thrownFailure(error), t)).toContain(words);
  expect(warn).toHaveBeenCalledWith(expect.any(String), error);
});

test('has another sentence for each fault of an item', () => {
  const faults = ['form', 'date', 'long', 'picture', 'single'] as const;
  expect(new Set(faults.map((fault) => faultText(fault, i18n.getFixedT('en', ['transfer'])))).size).toBe(faults.length);
});
