import { expect, it } from 'vitest';
import { drainMails, MailError, type SendMail } from './drain-mails.ts';
import type { MailQueue, TakenMails } from './mail-queue.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

const mail = (id: number): OutgoingMail => ({
  ...{ id, attempt: 1, to: `person-${id}@example.com`, language: 'id', kind: 'invitation' },
  values: {
    email: 'x@example.com',
    role: 'editor',
    writes: null,
    invited_by: '',
    until: '2026-12-04T02:00:00Z',
    code: 'c0de-_',
  },
});

/** A queue that returns these batches and records the reported outcomes. */
function stage(batches: readonly TakenMails[]) {
  const settled: unknown[] = [];
  const said: string[] = [];
  let taken = 0;
  const queue: MailQueue = {
    take: () => Promise.resolve(batches[taken++] ?? { rows: [], more: false, next: null }),
    settle: (each, outcome) => Promise.resolve(void settled.push([each.id, outcome])),
  };
  const drain = (send: SendMail, more: Partial<Parameters<typeof drainMails>[0]> = {}) =>
    drainMails({
      queue,
      send,
      site: 'https://x.example',
      log: (line) => said.push(line),
      isOver: () => false,
      ...more,
    });
  return { queue, settled, said, drain, taken: () => taken };
}

it('sends everything that is due, also behind mails that were given up', async () => {
  const { drain, settled } = stage([
    { rows: [mail(1), mail(2)], more: true, next: 0 },
    { rows: [], more: true, next: 0 },
    { rows: [mail(3)], more: false, next: 60 },
  ]);
  const sent: string[] = [];
  const result = await drain((each, { subject }) => Promise.resolve(void sent.push(`${each.to} ${subject}`)));
  expect(sent).toHaveLength(3);
  expect(sent[0]).toBe('person-1@example.com Undangan ikut mengurus Tunas');
  expect(result).toEqual({ sent: 3, failed: 0, next: 60 });
  expect(settled).toEqual([1, 2, 3].map((id) => [id, { sent: true }]));
});

it('doesn’t ask again and again for what another sender is taking', async () => {
  const { drain, taken } = stage([{ rows: [], more: false, next: 0 }]);
  expect(await drain(() => Promise.resolve())).toEqual({ sent: 0, failed: 0, next: 0 });
  expect(taken()).toBe(1);
});

it('reports why a mail wasn’t accepted, and goes on with the next', async () => {
  const { drain, settled } = stage([{ rows: [mail(1), mail(2), mail(3)], more: false, next: null }]);
  const result = await drain(({ id }) => {
    if (id === 1) return Promise.reject(new MailError('no such address', true));
    return id === 2 ? Promise.reject(new Error('')) : Promise.resolve();
  });
  expect(result).toMatchObject({ sent: 1, failed: 2 });
  expect(settled).toEqual([
    [1, { sent: false, error: 'no such address', final: true }],
    [2, { sent: false, error: 'unknown', final: false }],
    [3, { sent: true }],
  ]);
});

it('says again what became of a mail where that failed, and goes on where it fails twice', async () => {
  const { queue, drain, said } = stage([{ rows: [mail(1), mail(2)], more: false, next: null }]);
  const tries: number[] = [];
  queue.settle = ({ id }) => {
    tries.push(id);
    return tries.length === 2 ? Promise.resolve() : Promise.reject(new Error('offline'));
  };
  await drain(() => Promise.resolve());
  expect(tries).toEqual([1, 1, 2, 2]);
  expect(said).toEqual([expect.stringContaining('mail 2')]);
});

it('takes no more once its time is over', async () => {
  const { drain, taken } = stage([
    { rows: [mail(1)], more: true, next: 0 },
    { rows: [mail(2)], more: true, next: 0 },
  ]);
  expect(await drain(() => Promise.resolve(), { isOver: () => true })).toEqual({ sent: 1, failed: 0, next: 0 });
  expect(taken()).toBe(1);
});
