import { expect, test, vi } from 'vitest';
import { type, type Note, refusedWith, type Way } from '#tests/support/drafts/draft-stage.ts';
import { backend, device, open, pass, save, saves, stageNote, write } from '#tests/support/drafts/note-stage.ts';
import { failed } from '#domain/result.ts';

const FIRST: Note = { text: 'a', place: 'Garut' };
const OFFLINE = failed('offline', 'Failed to fetch');

stageNote(FIRST);

/** An item that was written in, and what became of the saving: how the next calls go, and all others. */
async function written(ways: Way[], way: Way = 'ok') {
  const editable = await open();
  Object.assign(backend, { ways, way });
  await write(editable, 'b');
  return editable;
}

test('a backend that isn’t reached is tried again after 2, 5, 15, 30 and 60 s, however much is typed', async () => {
  const editable = await written([], OFFLINE);
  expect(saves()).toHaveLength(1);
  expect(editable.read().saveState).toMatchObject({ kind: 'failed', code: 'offline', reason: null });
  let tries = 1;
  for (const seconds of [2, 5, 15, 30, 60, 60]) {
    type(editable, '.');
    await pass(seconds * 1000 - 150);
    expect(saves()).toHaveLength(tries);
    await pass(150);
    expect(saves()).toHaveLength((tries += 1));
    await pass(20);
  }
  backend.way = 'ok';
  await pass(60_000);
  expect(editable.read().saveState.kind).toBe('server');
});

test('a backend that isn’t reached is tried at once when the network is back, or when the person asks for it', async () => {
  const editable = await written([OFFLINE, OFFLINE]);
  expect(await save(editable)).toBe(false);
  expect(saves()).toHaveLength(2);
  device.comeOnline();
  await pass(50);
  expect(editable.read().saveState.kind).toBe('server');
});

test('a backend that isn’t reached that names a longer wait gets it', async () => {
  await written([failed('too-many', '429', 40)]);
  await pass(39_000);
  expect(saves()).toHaveLength(1);
  await pass(1100);
  expect(saves()).toHaveLength(2);
});

test('a session that has ended is no refusal for good: signing in again, anywhere, has it saved by itself', async () => {
  const editable = await written([], refusedWith('refused', 'session_expired'));
  expect(editable.read().saveState).toMatchObject({ kind: 'failed', reason: 'session_expired' });
  await pass(300_000);
  expect(saves().length).toBeLessThan(12);
  backend.way = 'ok';
  await pass(60_100);
  expect([editable.read().saveState.kind, backend.text()]).toEqual(['server', 'ab']);
});

test.each([
  ['the document doesn’t fit', refusedWith('refused', 'PT400')],
  ['no super admin any more', refusedWith('refused', '42501')],
  ['in the bin', refusedWith('duplicate', 'PT409')],
  ['erased', refusedWith('not-found', 'PT404')],
])('a refusal for good says its reason and ends the tries until the next change: %s', async (_name, refusal) => {
  const editable = await written([refusal]);
  expect(editable.read().saveState).toMatchObject({ kind: 'failed', code: refusal.code, reason: refusal.reason });
  await pass(300_000);
  device.comeOnline();
  await pass(1000);
  expect(saves()).toHaveLength(1);
  expect(await device.texts()).toEqual(['ab']);
  await write(editable, 'c');
  expect(backend.text()).toBe('abc');
  expect(editable.read().saveState.kind).toBe('server');
});

test('a refusal for good is asked again when the person wants to save', async () => {
  const editable = await written([refusedWith('duplicate', 'PT409')]);
  expect(await save(editable)).toBe(true);
});

test('an answer that got lost bothers nobody, whether or not more was typed meanwhile', async () => {
  const editable = await written(['lost']);
  await write(editable, 'c', 12_000);
  expect(saves()).toEqual(['save ab on 1', 'save abc on 1', 'save abc on 2']);
  expect(editable.read()).toMatchObject({ conflict: null, saveState: { kind: 'server' }, document: { text: 'abc' } });
});

test('an answer that got lost is remembered by the device: a crash later it is no conflict either', async () => {
  const editable = await written(['lost']);
  await write(editable, 'c', 1000);
  device.crash();
  const again = await open();
  expect(again.read()).toMatchObject({ document: { text: 'abc' }, conflict: null, server: { version: 2 } });
});

test('an answer that got lost doesn’t hide that somebody else saved on top of it', async () => {
  const editable = await written(['lost']);
  backend.saveElsewhere({ text: 'ab!', place: '' });
  await write(editable, 'c', 12_000);
  expect(editable.read().conflict).toMatchObject({ version: 3, document: { text: 'ab!' } });
  expect(backend.text()).toBe('ab!');
});

test('an answer that got lost and a text taken back since: the backend has the other one, and gets this one', async () => {
  const editable = await written(['lost']);
  editable.change(() => FIRST);
  await pass(15_000);
  expect(backend.text()).toBe('a');
  expect(editable.read().saveState.kind).toBe('server');
});

test('what the backend doesn’t take is named on the console, in its own words', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await written([], {
    ...failed('refused', '400 PT400 en; this database doesn’t know season'),
    reason: 'PT400',
  });
  expect(told.mock.calls.flat().join(' ')).toContain('this database doesn’t know season');
});

test('a full disk is reported, and saving is retried until there is room', async () => {
  const editable = await written([], refusedWith('disk-full', '53100'));
  expect(editable.read().saveState).toMatchObject({ kind: 'failed', code: 'disk-full', reason: '53100' });
  backend.way = 'ok';
  await pass(2100);
  expect([editable.read().saveState.kind, backend.text()]).toEqual(['server', 'ab']);
});
