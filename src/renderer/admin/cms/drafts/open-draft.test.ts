import { describe, expect, test } from 'vitest';
import { refusedWith, type } from '#tests/support/drafts/draft-stage.ts';
import { backend, close, device, open, opening, pass, stageNote, write } from '#tests/support/drafts/note-stage.ts';
import { failed } from '#domain/result.ts';

const OFFLINE = failed('offline', 'Failed to fetch');

stageNote({ text: 'a', place: '' });

/** A window types while nothing is reached, and crashes. */
async function leaveBehind(words: string): Promise<void> {
  const editable = await open();
  const { way } = backend;
  backend.way = OFFLINE;
  await write(editable, words, 2000);
  device.crash();
  backend.way = way;
}

test('an item of which the device keeps nothing is the backend’s', async () => {
  expect((await open()).read()).toEqual({
    document: { text: 'a', place: '' },
    server: backend.draft() && expect.objectContaining({ id: 7, version: 1 }),
    saveState: { kind: 'untouched' },
    conflict: null,
    found: null,
  });
});

test('what isn’t there is missing, and what can’t be asked for failed', async () => {
  backend.way = refusedWith('not-found', 'PT404');
  expect(await opening()).toEqual({ kind: 'missing' });
  backend.way = OFFLINE;
  expect(await opening()).toEqual({ kind: 'failed', code: 'offline' });
});

/** The same, opened again. */
async function reopened(words: string) {
  await leaveBehind(words);
  return open();
}

describe('what was left behind', () => {
  test('is gone on with, and said; it is saved once the person goes on', async () => {
    const editable = await reopened('b');
    expect(editable.read()).toMatchObject({
      document: { text: 'ab' },
      server: { version: 1 },
      conflict: null,
      found: { writtenAt: '2026-11-22T07:00:03.400Z' },
      saveState: { kind: 'device', at: '2026-11-22T07:00:03.400Z' },
    });
    await pass(60_000);
    // Trying again answers nothing in the person's place.
    editable.retry();
    await pass(60_000);
    expect([backend.text(), editable.read().found !== null]).toEqual(['a', true]);
    editable.continueFound();
    expect(editable.read().found).toBeNull();
    await pass(2000);
    expect(backend.text()).toBe('ab');
    expect(await device.texts()).toEqual([]);
  });

  test('is gone on with by typing as well, and the device keeps one record of it', async () => {
    const editable = await reopened('b');
    type(editable, 'c');
    expect(editable.read()).toMatchObject({ document: { text: 'abc' }, found: null });
    await pass(400);
    expect(await device.texts()).toEqual(['abc']);
  });

  test('is thrown away only when the person says so, and comes back on undo', async () => {
    const editable = await reopened('b');
    const undo = editable.discardFound();
    expect(editable.read()).toMatchObject({ document: { text: 'a' }, found: null, saveState: { kind: 'untouched' } });
    await pass(400);
    expect(await device.texts()).toEqual([]);
    expect(undo()).toBe(true);
    expect(editable.read().document.text).toBe('ab');
    await pass(2000);
    expect(backend.text()).toBe('ab');
  });

  test('and thrown away isn’t brought back over other words', async () => {
    const editable = await reopened('b');
    const undo = editable.discardFound();
    type(editable, 'c');
    expect(undo()).toBe(false);
    expect(editable.read().document.text).toBe('ac');
  });

  test('stays while nobody answers', async () => {
    const editable = await reopened('b');
    await close(editable);
    expect(await device.texts()).toEqual(['ab']);
    expect((await open()).read().found).not.toBeNull();
  });

  test('is forgotten where the backend has the same', async () => {
    await leaveBehind('b');
    backend.saveElsewhere({ text: 'ab', place: '' }, true);
    const editable = await open();
    expect(editable.read()).toMatchObject({ document: { text: 'ab' }, found: null, saveState: { kind: 'untouched' } });
    expect(await device.texts()).toEqual([]);
  });

  test('on an older version is a conflict, again after another crash', async () => {
    await leaveBehind('b');
    backend.saveElsewhere({ text: 'other', place: '' });
    for (let crash = 0; crash < 2; crash += 1) {
      const editable = await open();
      expect(editable.read()).toMatchObject({
        document: { text: crash === 0 ? 'ab' : 'abc' },
        server: { version: 1 },
        conflict: { version: 2, document: { text: 'other' } },
      });
      await write(editable, 'c', 10_000);
      expect(backend.text()).toBe('other');
      device.crash();
    }
  });

  test('in the middle of a conflict shows it without the backend, too', async () => {
    const editable = await open();
    backend.saveElsewhere({ text: 'other', place: '' });
    await write(editable, 'b', 3000);
    device.crash();
    backend.way = OFFLINE;
    expect((await open()).read()).toMatchObject({ conflict: { document: { text: 'other' } }, server: { version: 1 } });
  });

  test('discarded in a conflict leaves the newer version', async () => {
    await leaveBehind('b');
    backend.saveElsewhere({ text: 'other', place: '' });
    const editable = await open();
    const undo = editable.discardFound();
    expect(editable.read()).toMatchObject({ document: { text: 'other' }, conflict: null, server: { version: 2 } });
    undo();
    expect(editable.read()).toMatchObject({
      document: { text: 'ab' },
      conflict: { version: 2 },
      server: { version: 1 },
    });
    await pass(10_000);
    expect(backend.text()).toBe('other');
  });

  test('by two windows: the newest is gone on with, the other one stays until it is taken', async () => {
    await leaveBehind('1');
    const first = (await device.kept.list('ratna@backend', 'notes'))[0];
    await device.kept.write({
      ...first!,
      session: 'other',
      writtenAt: '2026-11-22T08:00:00.000Z',
      document: { text: 'a2', place: '' },
    });
    const editable = await open();
    expect(editable.read().document.text).toBe('a2');
    editable.continueFound();
    await pass(2000);
    expect(backend.text()).toBe('a2');
    expect(await device.texts()).toEqual(['a1']);
    const older = await open({ take: first!.session });
    expect(older.read()).toMatchObject({ document: { text: 'a1' }, conflict: { document: { text: 'a2' } } });
  });

  test('is nobody else’s', async () => {
    await leaveBehind('b');
    expect((await open({ owner: 'sari@backend' })).read()).toMatchObject({ document: { text: 'a' }, found: null });
    expect((await open({ collectionName: 'others' })).read().found).toBeNull();
  });

  test('in a form that can’t be read is left alone', async () => {
    await leaveBehind('b');
    const [name, record] = [...device.store.records][0] ?? ['', {}];
    device.store.records.set(name, { ...(record as object), document: { text: 'an older build’s' } });
    const editable = await open();
    expect(editable.read()).toMatchObject({ document: { text: 'a' }, found: null });
    await write(editable, 'c', 3000);
    expect(await device.texts()).toEqual(['?']);
  });
});

test('without the backend what was left behind is open within 3 s and says so; the backend goes on being asked', async () => {
  await leaveBehind('b');
  backend.way = 'never';
  const opening = device.open();
  await pass(3000);
  const opened = await opening;
  if (opened.kind !== 'open') throw new Error(opened.kind);
  const { editable } = opened;
  expect(editable.read()).toMatchObject({
    document: { text: 'ab' },
    server: { version: 1 },
    saveState: { kind: 'failed', code: 'timeout' },
  });
  await write(editable, 'c', 6000);
  expect(editable.read().saveState).toMatchObject({ kind: 'failed', code: 'timeout' });
  backend.way = 'ok';
  await pass(9000);
  expect(backend.text()).toBe('abc');
  expect(editable.read().saveState.kind).toBe('server');
});

test('without the backend a newer version that is heard of later is a conflict', async () => {
  await leaveBehind('b');
  backend.saveElsewhere({ text: 'other', place: '' });
  backend.ways = [OFFLINE];
  const editable = await open();
  expect(editable.read()).toMatchObject({
    conflict: { document: { text: 'other' } },
    found: {},
    saveState: { kind: 'device' },
  });
});

test('without the backend discarded, the last copy of the backend’s is shown, and the newer one when it is heard of', async () => {
  await leaveBehind('b');
  backend.saveElsewhere({ text: 'other', place: '' });
  backend.way = OFFLINE;
  const editable = await open();
  editable.discardFound();
  expect(editable.read()).toMatchObject({ document: { text: 'a' } });
  backend.way = 'ok';
  device.comeOnline();
  await pass(100);
  expect(editable.read()).toMatchObject({ document: { text: 'other' }, conflict: null });
});

test('without the backend what was erased at the backend meanwhile is still there to be copied', async () => {
  await leaveBehind('b');
  backend.way = refusedWith('not-found', 'PT404');
  expect((await open()).read()).toMatchObject({
    document: { text: 'ab' },
    saveState: { kind: 'failed', code: 'not-found', reason: 'PT404' },
  });
});
