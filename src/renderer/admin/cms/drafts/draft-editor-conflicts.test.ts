import { beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_NOTE, type, type Note } from '#tests/support/drafts/draft-stage.ts';
import {
  backend,
  begin,
  close,
  device,
  open,
  pass,
  saves,
  stageNote,
  write,
} from '#tests/support/drafts/note-stage.ts';

const FIRST: Note = { text: 'a', place: 'Garut' };

stageNote(FIRST);

describe('somebody else’s version', () => {
  test('is never overwritten: both stay until a person chose', async () => {
    const editable = await open();
    backend.saveElsewhere({ text: 'other', place: '' });
    await write(editable, 'b');
    expect(editable.read()).toMatchObject({
      document: { text: 'ab' },
      server: { version: 1 },
      conflict: { version: 2, mine: false, document: { text: 'other' } },
      saveState: { kind: 'device' },
    });
    await write(editable, 'c', 60_000);
    expect(saves()).toHaveLength(1);
    expect(await editable.save()).toBe(false);
    expect(await device.texts()).toEqual(['abc']);
    editable.settle({ text: 'abc other', place: '' });
    await pass(100);
    expect(backend.text()).toBe('abc other');
    expect(editable.read()).toMatchObject({ conflict: null, saveState: { kind: 'server' }, server: { version: 3 } });
  });

  test('a third one while the person chooses is a conflict again', async () => {
    const editable = await open();
    backend.saveElsewhere({ text: 'second', place: '' });
    await write(editable, 'b');
    backend.saveElsewhere({ text: 'third', place: '' });
    editable.settle({ text: 'ab second', place: '' });
    await pass(100);
    expect(editable.read()).toMatchObject({
      document: { text: 'ab second' },
      conflict: { document: { text: 'third' } },
    });
    expect(backend.text()).toBe('third');
  });

  test('chosen as it is needs no save', async () => {
    const editable = await open();
    backend.saveElsewhere({ text: 'other', place: '' });
    await write(editable, 'b');
    editable.settle({ text: 'other', place: '' });
    await pass(1000);
    expect(saves()).toHaveLength(1);
    expect(editable.read().saveState.kind).toBe('server');
    expect(await device.texts()).toEqual([]);
  });

  test('with the words that ours is based on is none', async () => {
    const editable = await open();
    backend.saveElsewhere({ text: 'other', place: '' });
    backend.saveElsewhere(FIRST);
    await write(editable, 'b');
    expect(editable.read()).toMatchObject({ conflict: null, saveState: { kind: 'server' } });
  });

  test('from another window of the same person is said to be theirs', async () => {
    const [one, other] = [await open(), await open()];
    await write(one, '1', 2000);
    await write(other, '2', 2000);
    expect(one.read()).toMatchObject({ conflict: null, saveState: { kind: 'server' } });
    expect(other.read()).toMatchObject({ conflict: { mine: true, document: { text: 'a1' } } });
    expect(await device.texts()).toEqual(['a2']);
  });

  test('what another window is writing isn’t taken for left behind', async () => {
    const one = await open();
    backend.saveElsewhere({ text: 'other', place: '' });
    await write(one, '1', 2000);
    const other = await open();
    expect(other.read()).toMatchObject({ document: { text: 'other' }, found: null, conflict: null });
    expect(await device.texts()).toEqual(['a1']);
  });
});

describe('what the backend itself named anew', () => {
  test('is taken over into what is typed, which is saved on top of it', async () => {
    const editable = await open();
    backend.rewrite({ ...FIRST, place: 'Sleman' });
    await write(editable, 'b', 2000);
    expect(editable.read()).toMatchObject({
      document: { text: 'ab', place: 'Sleman' },
      conflict: null,
      saveState: { kind: 'server' },
      server: { version: 3 },
    });
    expect(backend.draft().document).toEqual({ text: 'ab', place: 'Sleman' });
  });

  test('is shown once it is saved, where nothing else was typed meanwhile', async () => {
    const editable = await open();
    backend.keeps = (note) => ({ ...note, place: '' });
    await write(editable, 'b', 2000);
    expect(editable.read()).toMatchObject({ document: { text: 'ab', place: '' }, saveState: { kind: 'server' } });
  });

  test('is a conflict where the same was changed here', async () => {
    const editable = await open();
    backend.rewrite({ ...FIRST, text: 'z' });
    await write(editable, 'b', 2000);
    expect(editable.read()).toMatchObject({ document: { text: 'ab' }, conflict: { document: { text: 'z' } } });
  });

  test('is taken over into what this device kept', async () => {
    const before = await open();
    backend.way = 'never';
    await write(before, 'b');
    await close(before, 20_000);
    backend.way = 'ok';
    backend.rewrite({ ...FIRST, place: 'Sleman' });
    const editable = await open();
    expect(editable.read()).toMatchObject({ document: { text: 'ab', place: 'Sleman' }, conflict: null });
  });
});

test('a new item whose making was answered by silence and that somebody wrote on since is a conflict that news of its publishing doesn’t end', async () => {
  begin();
  backend.ways = ['lost'];
  const before = await open({ id: null });
  await write(before, 'mine', 8100);
  backend.saveElsewhere({ text: 'mine and theirs', place: '' });
  await pass(8100);
  await close(before, 20_000);

  const editable = await open();
  expect(editable.read().conflict).toMatchObject({ version: 2 });
  editable.learn(backend.publish());
  await pass(70_000);
  expect(editable.read().conflict).toMatchObject({ version: 2, live: { id: { revision: 1 } } });
  expect(backend.text()).toBe('mine and theirs');
  backend.saveElsewhere({ text: 'else', place: '' });
  backend.saveElsewhere({ text: 'mine and theirs', place: '' });
  editable.learn(backend.publish());
  await pass(70_000);
  expect(editable.read().conflict).toMatchObject({ version: 4 });
  expect(backend.text()).toBe('mine and theirs');
});

describe('a new item', () => {
  const made = { id: null, key: 'key-9' };
  beforeEach(() => void begin());

  test('isn’t made before something is written, but kept', async () => {
    const editable = await open(made);
    editable.change((note) => ({ ...note, place: 'Garut' }));
    await pass(10_000);
    expect(backend.calls).toEqual([]);
    expect(editable.read()).toMatchObject({ server: null, saveState: { kind: 'device' } });
    expect(await editable.save()).toBe(false);
    editable.change(() => EMPTY_NOTE);
    await pass(1000);
    expect(editable.read().saveState).toEqual({ kind: 'untouched' });
    expect(await device.texts()).toEqual([]);
  });

  test('is made once and saved from then on', async () => {
    const editable = await open(made);
    type(editable, 'x');
    const twice = [editable.save(), editable.save()];
    await pass(100);
    expect(await Promise.all(twice)).toEqual([true, true]);
    expect(backend.calls).toEqual(['create x']);
    expect(device.created).toEqual([7]);
    await write(editable, 'y', 2000);
    expect(backend.calls).toEqual(['create x', 'save xy on 1']);
    expect(device.created).toEqual([7]);
  });

  test('whose making was answered by silence is made no second time, and takes what was typed since', async () => {
    const editable = await open(made);
    backend.ways = ['lost'];
    await write(editable, 'x', 2000);
    await write(editable, 'y', 12_000);
    expect(backend.calls).toEqual(['create x', 'create xy', 'save xy on 1']);
    expect(backend.log).toHaveLength(2);
    expect(editable.read()).toMatchObject({ conflict: null, saveState: { kind: 'server' } });
  });

  test('that was made already, with words that nobody here remembers, is a conflict', async () => {
    device.store.refuse('writing');
    const editable = await open(made);
    backend.ways = ['lost'];
    await write(editable, 'x', 2000);
    device.crash();
    const again = await open(made);
    await write(again, 'y', 2000);
    expect(again.read()).toMatchObject({ document: { text: 'y' }, conflict: { mine: true, document: { text: 'x' } } });
    expect(backend.text()).toBe('x');
    again.settle({ text: 'xy', place: '' });
    await pass(100);
    expect(backend.text()).toBe('xy');
  });

  test('is found under its key after a crash, made or not', async () => {
    const editable = await open(made);
    backend.way = { ok: false, code: 'offline', detail: 'Failed to fetch' };
    await write(editable, 'x', 2000);
    device.crash();
    backend.way = 'ok';
    const again = await open(made);
    expect(again.read()).toMatchObject({ document: { text: 'x' }, found: { writtenAt: expect.any(String) } });
    again.continueFound();
    await pass(2000);
    expect(backend.text()).toBe('x');
    await write(again, 'y', 500);
    // It has its number by now.
    device.crash();
    const third = await open(made);
    expect(third.read()).toMatchObject({ document: { text: 'xy' }, server: { id: 7 } });
    expect(device.created).toEqual([7, 7]);
  });
});

test('a change of the published state is shown, and unsaved text stays based on the same version', async () => {
  const editable = await open();
  type(editable, 'b');
  editable.learn(backend.publish());
  expect(editable.read()).toMatchObject({
    document: { text: 'ab' },
    server: { version: 1, live: { id: { revision: 1 } } },
  });
  await pass(2000);
  expect(editable.read()).toMatchObject({ conflict: null, saveState: { kind: 'server' }, server: { version: 2 } });
});

test('a late response with an older version changes the published state, but no text', async () => {
  const editable = await open();
  const early = backend.publish();
  await write(editable, 'b', 2000);
  editable.learn(early);
  expect(editable.read().server).toMatchObject({ version: 2, document: { text: 'ab' }, live: { id: { revision: 1 } } });
});

test('another text from the backend is shown where nothing is unsaved, else it is a conflict', async () => {
  const editable = await open();
  backend.saveElsewhere({ text: 'other', place: '' }, true);
  editable.learn(backend.draft());
  expect(editable.read()).toMatchObject({ document: { text: 'other' }, saveState: { kind: 'untouched' } });
  type(editable, '!');
  backend.saveElsewhere({ text: 'third', place: '' });
  editable.learn(backend.draft());
  expect(editable.read()).toMatchObject({ document: { text: 'other!' }, conflict: { document: { text: 'third' } } });
});

test('a newer version that comes during a save isn’t lost with its response', async () => {
  const editable = await open();
  await write(editable, 'b', 1505);
  backend.saveElsewhere({ text: 'newer', place: '' });
  editable.learn(backend.draft());
  await pass(1000);
  expect(editable.read()).toMatchObject({ document: { text: 'ab' }, conflict: { document: { text: 'newer' } } });
  expect(await device.texts()).toEqual(['ab']);
});
