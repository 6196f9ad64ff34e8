import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutgoingMessage } from '#renderer/data/outbox.ts';
import type { BackendAddress } from '#domain/configuration.ts';
import { sendMessage } from './send-message.ts';

interface Received {
  readonly path: string | undefined;
  readonly row: unknown;
}

let server: Server;
let backend: BackendAddress;
let received: Received[] = [];
let status = 201;
let body = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      received.push({ path: request.url, row: JSON.parse(text) });
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publishableKey: 'key' };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  status = 201;
  body = '';
});

const message: OutgoingMessage = {
  clientId: '00000000-0000-4000-8000-000000000001',
  name: 'Ratna',
  email: 'ratna@contoh.id',
  subject: null,
  message: 'Cabai saya layu.',
};

test('a message becomes one row of the inbox, with the client’s own id', async () => {
  expect(await sendMessage(backend, message)).toEqual({ ok: true, value: undefined });
  expect(received).toEqual([
    {
      path: '/rest/v1/contact_messages',
      row: {
        client_id: '00000000-0000-4000-8000-000000000001',
        name: 'Ratna',
        email: 'ratna@contoh.id',
        subject: null,
        message: 'Cabai saya layu.',
      },
    },
  ]);
});

test('a message that is there already counts as delivered', async () => {
  status = 409;
  body = JSON.stringify({ code: '23505', message: 'duplicate key value violates unique constraint' });
  expect(await sendMessage(backend, message)).toEqual({ ok: true, value: undefined });
});

test.each([
  [400, JSON.stringify({ code: '23514', message: 'too long' }), 'refused'],
  [429, JSON.stringify({ code: 'PT429', message: 'flood', details: '{"retry_after": 60}' }), 'too-many'],
  [404, JSON.stringify({ code: 'PGRST205', message: 'no table' }), 'no-table'],
  [500, '', 'server'],
  [200, '<html>log in</html>', 'captive-portal'],
  [200, '', 'captive-portal'],
  [204, '', 'captive-portal'],
  [409, '', 'captive-portal'],
  [409, JSON.stringify({ code: '23503', message: 'foreign key' }), 'duplicate'],
])('a message answered with %i isn’t called sent', async (given, text, code) => {
  status = given;
  body = text;
  expect(await sendMessage(backend, message)).toMatchObject({ ok: false, code });
});

test('a number goes along in a column of its own', async () => {
  await sendMessage(backend, { ...message, phone: '0812 3456' });
  expect(received.map(({ row }) => row)).toMatchObject([{ phone: '0812 3456', message: 'Cabai saya layu.' }]);
});
