import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { expect, test, vi } from 'vitest';
import { refuseClientCertificates } from './client-certificates.ts';

test('a server that asks for a certificate gets none', () => {
  const app = new EventEmitter();
  refuseClientCertificates(app as unknown as App);
  const [preventDefault, answer] = [vi.fn(), vi.fn()];
  app.emit(
    'select-client-certificate',
    { preventDefault },
    null,
    'https://example.org/',
    [{ subjectName: 'Sri' }],
    answer,
  );
  expect([preventDefault.mock.calls, answer.mock.calls]).toEqual([[[]], [[]]]);
});
