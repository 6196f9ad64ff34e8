import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noteBackend, noteDevice, type Note, type NoteBackend, type NoteDevice } from '#tests/support/draft-stage.ts';
import { sameDocument } from './same-document.ts';
import type { EditableDraft } from './editable-draft.ts';

/** A place is whole from its third letter on. */
const whole = (note: Note, last: Note | null): Note =>
  note.place === '' || note.place.length > 2 ? note : { ...note, place: last?.place ?? '' };

let backend: NoteBackend;
let device: NoteDevice;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T07:00:00Z') });
  backend = noteBackend({ text: 'a', place: 'Garut' });
  device = noteDevice(backend);
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function open(id: number | null = 7): Promise<EditableDraft<Note>> {
  const opening = device.open({
    id,
    whole,
    isBegun: (note) => !sameDocument(whole(note, null), { text: '', place: '' }),
  });
  await pass(3100);
  const opened = await opening;
  if (opened.kind !== 'open') throw new Error(opened.kind);
  return opened.copy;
}

const write = (copy: EditableDraft<Note>, note: Partial<Note>) => copy.change((now) => ({ ...now, ...note }));

test('the backend gets everything but what is half typed, and the screen keeps that', async () => {
  const copy = await open();
  write(copy, { text: 'b', place: 'Ga' });
  await pass(5000);
  expect(backend.log.at(-1)?.document).toEqual({ text: 'b', place: 'Garut' });
  expect(copy.read()).toMatchObject({
    ...{ document: { text: 'b', place: 'Ga' }, conflict: null, saveState: { kind: 'device' } },
  });
  write(copy, { place: 'Gar' });
  await pass(5000);
  expect(backend.log.at(-1)?.document).toEqual({ text: 'b', place: 'Gar' });
  expect(copy.read().saveState.kind).toBe('server');
  expect(await device.texts()).toEqual([]);
});

test('whatever is typed on top of it is saved as well', async () => {
  const copy = await open();
  write(copy, { place: 'G' });
  await pass(5000);
  write(copy, { place: 'Ga' });
  await pass(5000);
  write(copy, { text: 'c' });
  await pass(5000);
  expect(backend.log.at(-1)?.document).toEqual({ text: 'c', place: 'Garut' });
  expect(copy.read()).toMatchObject({ document: { text: 'c', place: 'Ga' }, conflict: null });
});

test('what is half typed outlives the window: it is found when the item is opened again', async () => {
  const copy = await open();
  write(copy, { text: 'b', place: 'Ga' });
  await pass(5000);
  device.crash();
  const again = await open();
  expect(again.read()).toMatchObject({ document: { text: 'b', place: 'Ga' }, conflict: null });
  expect(again.read().found).not.toBeNull();
  again.continueFound();
  write(again, { place: 'Garut' });
  await pass(5000);
  expect(backend.log.at(-1)?.document).toEqual({ text: 'b', place: 'Garut' });
  expect(await device.texts()).toEqual([]);
});

test('what is half typed and found can be thrown away: then the item is as the backend has it', async () => {
  const copy = await open();
  write(copy, { text: 'b', place: 'Ga' });
  await pass(5000);
  device.crash();
  const again = await open();
  again.discardFound();
  await pass(5000);
  expect(again.read().document).toEqual({ text: 'b', place: 'Garut' });
  expect(await device.texts()).toEqual([]);
});

test('publishing brings news of the item, and takes nothing of what is half typed', async () => {
  const copy = await open();
  write(copy, { text: 'b', place: 'Ga' });
  await pass(5000);
  const kept = copy.read().saveState;
  backend.publish();
  copy.learn(backend.draft());
  expect(copy.read()).toMatchObject({ document: { text: 'b', place: 'Ga' }, conflict: null, saveState: kept });
});

test('news of somebody else’s version are a conflict as well, though all that is whole was saved', async () => {
  const copy = await open();
  write(copy, { place: 'Ga' });
  await pass(5000);
  backend.saveElsewhere({ text: 'z', place: 'Bogor' });
  copy.learn(backend.draft());
  expect(copy.read()).toMatchObject({
    ...{ document: { text: 'a', place: 'Ga' }, conflict: { document: { text: 'z', place: 'Bogor' } } },
  });
});

test('somebody else’s version is a conflict as ever', async () => {
  const copy = await open();
  write(copy, { place: 'Ga' });
  await pass(5000);
  backend.saveElsewhere({ text: 'z', place: 'Bogor' });
  write(copy, { text: 'c' });
  await pass(5000);
  expect(copy.read()).toMatchObject({
    ...{ document: { text: 'c', place: 'Ga' }, conflict: { document: { text: 'z', place: 'Bogor' } } },
  });
});

test('a new item isn’t made of what is half typed alone, and keeps it', async () => {
  backend = noteBackend();
  device = noteDevice(backend);
  const copy = await open(null);
  write(copy, { place: 'Ga' });
  await pass(5000);
  expect(backend.calls).toEqual([]);
  write(copy, { text: 'b' });
  await pass(5000);
  expect(backend.log).toMatchObject([{ document: { text: 'b', place: '' } }]);
  expect(copy.read()).toMatchObject({ document: { text: 'b', place: 'Ga' }, conflict: null });
});

describe('a lost answer', () => {
  test('is no conflict with oneself while something is half typed and written on', async () => {
    const copy = await open();
    backend.ways.push('lost');
    write(copy, { text: 'b', place: 'Ga' });
    await pass(2000);
    write(copy, { text: 'bc' });
    await pass(20_000);
    expect(copy.read()).toMatchObject({ document: { text: 'bc', place: 'Ga' }, conflict: null });
    expect(backend.log.map(({ document }) => document.text)).toEqual(['a', 'b', 'bc']);
  });

  test('nor where the window is gone before it', async () => {
    const copy = await open();
    backend.ways.push('lost');
    write(copy, { text: 'b', place: 'Ga' });
    await pass(3000);
    device.crash();
    await pass(8000);
    const again = await open();
    expect(again.read()).toMatchObject({ document: { text: 'b', place: 'Ga' }, conflict: null });
  });

  test('nor where a new item was made', async () => {
    backend = noteBackend();
    device = noteDevice(backend);
    const copy = await open(null);
    backend.ways.push('lost');
    write(copy, { text: 'b', place: 'Ga' });
    await pass(2000);
    write(copy, { text: 'bc' });
    await pass(20_000);
    expect(copy.read()).toMatchObject({ document: { text: 'bc', place: 'Ga' }, conflict: null });
    expect(backend.log.map(({ document }) => document.text)).toEqual(['b', 'bc']);
  });
});
