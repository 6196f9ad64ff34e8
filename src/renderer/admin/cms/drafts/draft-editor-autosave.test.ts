import { describe, expect, test, vi } from 'vitest';
import { type, type Note } from '#tests/support/drafts/draft-stage.ts';
import { backend, close, device, open, pass, save, saves, stageNote, write } from '#tests/support/drafts/note-stage.ts';
import { failed } from '#domain/result.ts';

const FIRST: Note = { text: 'a', place: 'Garut' };
const OFFLINE = failed('offline', 'Failed to fetch');

stageNote(FIRST);

describe('what is typed', () => {
  test('is shown at once, on the device within a second, and saved after a moment of quiet', async () => {
    const editable = await open();
    expect(editable.read().saveState).toEqual({ kind: 'untouched' });
    type(editable, 'b');
    expect(editable.read()).toMatchObject({ document: { text: 'ab' }, saveState: { kind: 'typing' } });
    await pass(310);
    expect(editable.read().saveState).toEqual({ kind: 'device', at: '2026-11-22T07:00:03.400Z' });
    expect(await device.texts()).toEqual(['ab']);
    await pass(1100);
    expect(saves()).toEqual([]);
    await pass(200);
    expect(editable.read().saveState).toMatchObject({ kind: 'server' });
    expect(backend.text()).toBe('ab');
    expect(editable.read().server).toMatchObject({ version: 2, document: { text: 'ab' } });
    await pass(1000);
    expect(await device.texts()).toEqual([]);
  });

  test('is on the device every 700 ms and saved every 8 s while nobody pauses', async () => {
    const editable = await open();
    for (let stroke = 0; stroke < 100; stroke += 1) {
      await write(editable, 'x', 100);
      if (stroke === 7) expect((await device.texts())[0]).toHaveLength(8);
      if (stroke === 78) expect(saves()).toEqual([]);
    }
    expect(saves()).toHaveLength(1);
    expect(editable.read().saveState.kind).not.toBe('server');
    await pass(3000);
    expect(saves()).toHaveLength(2);
    expect(backend.text()).toHaveLength(101);
  });

  test('while a save is under way is saved after it, never beside it', async () => {
    const editable = await open();
    await write(editable, 'b', 1505);
    type(editable, 'c');
    expect(saves()).toEqual(['save ab on 1']);
    await pass(30);
    expect(editable.read().saveState.kind).toBe('typing');
    await pass(1600);
    expect(saves()).toEqual(['save ab on 1', 'save abc on 2']);
    expect(editable.read().saveState.kind).toBe('server');
  });

  test('and taken back isn’t sent at all', async () => {
    const editable = await open();
    type(editable, 'b');
    editable.change((note) => ({ place: note.place, text: 'a' }));
    await pass(2000);
    expect(saves()).toEqual([]);
    expect(editable.read().saveState.kind).toBe('server');
    expect(await device.texts()).toEqual([]);
  });

  test('is put on the device and sent when the window may be gone in a moment', async () => {
    const editable = await open();
    type(editable, 'b');
    device.leave();
    await pass(1);
    expect(await device.texts()).toEqual(['ab']);
    expect(saves()).toEqual(['save ab on 1']);
  });

  test('notifies its listeners, and returns the same state while nothing changes', async () => {
    const editable = await open();
    const heard = vi.fn();
    const stop = editable.subscribe(heard);
    const before = editable.read();
    expect(editable.read()).toBe(before);
    type(editable, 'b');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(editable.read()).not.toBe(before);
    stop();
    type(editable, 'c');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test('a refusing device is shown, and tried again; the backend gets the text all the same', async () => {
  const editable = await open();
  backend.way = OFFLINE;
  device.store.refuse('writing');
  await write(editable, 'b', 400);
  expect(editable.read().saveState).toEqual({ kind: 'nowhere', code: null });
  await pass(1500);
  expect(editable.read().saveState).toEqual({ kind: 'nowhere', code: 'offline' });
  device.store.refuse('nothing');
  await pass(5000);
  expect(editable.read().saveState).toMatchObject({ kind: 'failed', code: 'offline' });
  expect(await device.texts()).toEqual(['ab']);
  device.store.refuse('everything');
  backend.way = 'ok';
  expect(await save(editable)).toBe(true);
});

test('a device that is slow isn’t said to have what was typed while it wrote', async () => {
  const editable = await open();
  const keep = device.store.write;
  device.store.write = async (...record) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return keep(...record);
  };
  await write(editable, 'b', 350);
  await write(editable, 'c', 160);
  expect(await device.texts()).toEqual(['ab']);
  expect(editable.read().saveState.kind).toBe('typing');
  await pass(200);
  expect(await device.texts()).toEqual(['abc']);
  expect(editable.read().saveState.kind).toBe('device');
});

test('a device that doesn’t even read doesn’t keep anybody from writing', async () => {
  device.store.refuse('everything');
  const editable = await open();
  await write(editable, 'b', 2000);
  expect(editable.read().saveState.kind).toBe('server');
});

test('closing keeps at once, sends one last time, and ends all timers and listening', async () => {
  const editable = await open();
  type(editable, 'b');
  await close(editable);
  expect(backend.text()).toBe('ab');
  expect(await device.texts()).toEqual([]);
  expect(device.listening()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('closing without a network leaves it on the device, where it is found', async () => {
  const editable = await open();
  backend.way = OFFLINE;
  type(editable, 'b');
  await close(editable);
  expect(vi.getTimerCount()).toBe(0);
  expect(await device.texts()).toEqual(['ab']);
  backend.way = 'ok';
  expect((await open()).read()).toMatchObject({ document: { text: 'ab' }, found: { writtenAt: expect.any(String) } });
});

test('closing what was never changed leaves nothing behind', async () => {
  const editable = await open();
  await close(editable);
  expect(backend.calls).toEqual(['read 7']);
  expect(device.store.records.size).toBe(0);
});
