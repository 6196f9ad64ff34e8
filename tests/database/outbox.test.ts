import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutgoingMessage } from '#renderer/data/outbox.ts';
import { createOutbox } from '#renderer/data/offline/outbox/create-outbox.ts';
import { openOutboxDatabase } from '#renderer/data/offline/outbox/outbox-database.ts';
import { sendMessage } from '#renderer/data/remote/send-message.ts';
import { testBackend } from '../support/backend/backend.ts';
import { numbersFrom } from '../support/seeded-numbers.ts';

const backend = await testBackend();
const address = { url: backend.url, publishableKey: backend.publishableKey };
beforeEach(() => backend.empty());
afterEach(() => void vi.unstubAllGlobals());

const MESSAGES = 200;
const LOGIN_PAGE = '<!doctype html><title>Wi-Fi</title>';

/** A network that loses, delays and repeats, the same way each time. Counts what it did. */
function badNetwork(random: () => number) {
  const real = globalThis.fetch;
  const did = { cut: 0, 'answer lost': 0, delayed: 0, repeated: 0, 'login page': 0, overloaded: 0, passed: 0 };
  const hops: Readonly<Record<keyof typeof did, (go: () => Promise<Response>) => Promise<Response>>> = {
    cut: () => Promise.reject(new TypeError('cut')),
    'answer lost': async (go) => {
      await go();
      throw new TypeError('the answer got lost');
    },
    async delayed(go) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return go();
    },
    repeated: async (go) => (await Promise.all([go(), go()]))[1]!,
    'login page': () => Promise.resolve(new Response(LOGIN_PAGE)),
    overloaded: () => Promise.resolve(new Response('busy', { status: 503 })),
    passed: (go) => go(),
  };
  const kinds = Object.keys(hops) as (keyof typeof did)[];
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => {
    const kind = kinds[Math.floor(random() * kinds.length)]!;
    did[kind] += 1;
    return hops[kind](() => real(...given));
  });
  return { did, heal: () => vi.stubGlobal('fetch', real) };
}

/** A device with two windows, of which one sends at a time. */
async function device(name: string) {
  const database = await openOutboxDatabase(`http://${name}.example/`, () => undefined);
  let sending = false;
  const open = () =>
    createOutbox({
      open: () => Promise.resolve(database),
      deliver: (message) => sendMessage(address, message),
      async exclusively(work) {
        if (sending) return false;
        sending = true;
        await work().finally(() => (sending = false));
        return true;
      },
      newId: randomUUID,
      waiting: { write: () => undefined },
      tell: () => undefined,
    });
  return { database, windows: [open(), open()] as const };
}

it(`${MESSAGES} messages of two devices over a network that cuts, delays and repeats arrive once each`, async () => {
  const random = numbersFrom(7);
  const network = badNetwork(random);
  const devices = await Promise.all([device('one'), device('two')]);
  const messages = Array.from({ length: MESSAGES }, (_, at): OutgoingMessage => {
    const clientId = randomUUID();
    return { clientId, name: 'Ratna', email: `${clientId}@contoh.id`, subject: null, message: `Pesan ${at}` };
  });
  const saved = { sent: 0, saved: 0 };
  const write = async (message: OutgoingMessage, at: number) => {
    const { windows } = devices[at % 2]!;
    // A message whose sending failed stays in the form, and is sent again with the same id.
    for (let tries = 0; tries < 50; tries += 1) {
      const result = await windows[Math.floor(at / 2) % 2]!.send(message);
      if (result.ok) {
        saved[result.value] += 1;
        return;
      }
    }
    throw new Error('The form never came through.');
  };
  for (let at = 0; at < MESSAGES; at += 8) {
    await Promise.all(messages.slice(at, at + 8).map((message, index) => write(message, at + index)));
    // The network seems to be back now and then, in all windows at once.
    await Promise.all(devices.flatMap(({ windows }) => windows.map((window) => window.sendWaiting(true))));
  }
  network.heal();
  for (const { windows, database } of devices) {
    await windows[0].sendWaiting(true);
    expect(await database.all()).toEqual([]);
    database.close();
  }
  const rows = await backend.sql<{ client_id: string; message: string }>(
    'select client_id, message from public.contact_messages',
  );
  expect(rows).toHaveLength(MESSAGES);
  expect(new Map(rows.map((row) => [row.client_id, row.message]))).toEqual(
    new Map(messages.map(({ clientId, message }) => [clientId, message])),
  );
  // Not a kind way that made it easy.
  expect(Math.min(...Object.values(network.did))).toBeGreaterThan(20);
  expect(saved.saved).toBeGreaterThan(50);
});
