import { expect, test } from 'vitest';
import type { Note } from '#tests/support/drafts/draft-stage.ts';
import { backend, begin, device, open as openNote, pass, stageNote } from '#tests/support/drafts/note-stage.ts';
import { sameDocument } from '../same-document.ts';
import type { EditableDraft } from './editable-draft.ts';

/** A place is whole from its third letter on. */
const whole = (note: Note, last: Note | null): Note =>
  note.place === '' || note.place.length > 2 ? note : { ...note, place: last?.place ?? '' };

stageNote({ text: 'a', place: 'Garut' });

const open = (id: number | null = 7) =>
  openNote({ id, whole, isBegun: (note) => !sameDocument(whole(note, null), { text: '', place: '' }) });

/** Writes parts of it, and lets it be saved. */
async function write(editable: EditableDraft<Note>, note: Partial<Note>, ms = 5000): Promise<void> {
  editable.change((now) => ({ ...now, ...note }));
  await pass(ms);
}
/** The same for an item that is opened for it. */
async function written(note: Partial<Note>, id: number | null = 7): Promise<EditableDraft<Note>> {
  const editable = await open(id);
  await write(editable, note);
  return editable;
}
const newest = () => backend.log.at(-1)?.document;

test('the backend gets everything but what is half typed, and the screen keeps that', async () => {
  const editable = await written({ text: 'b', place: 'Ga' });
  expect(newest()).toEqual({ text: 'b', place: 'Garut' });
  expect(editable.read()).toMatchObject({
    ...{ document: { text: 'b', place: 'Ga' }, conflict: null, saveState: { kind: 'device' } },
  });
  await write(editable, { place: 'Gar' });
  expect(newest()).toEqual({ text: 'b', place: 'Gar' });
  expect(editable.read().saveState.kind).toBe('server');
  expect(await device.texts()).toEqual([]);
});

test('whatever is typed on top of it is saved as well', async () => {
  const editable = await written({ place: 'G' });
  await write(editable, { place: 'Ga' });
  await write(editable, { text: 'c' });
  expect(newest()).toEqual({ text: 'c', place: 'Garut' });
  expect(editable.read()).toMatchObject({ document: { text: 'c', place: 'Ga' }, conflict: null });
});

test('what is half typed outlives the window: it is found when the item is opened again', async () => {
  await written({ text: 'b', place: 'Ga' });
  device.crash();
  const again = await open();
  expect(again.read()).toMatchObject({ document: { text: 'b', place: 'Ga' }, conflict: null });
  expect(again.read().found).not.toBeNull();
  again.continueFound();
  await write(again, { place: 'Garut' });
  expect(newest()).toEqual({ text: 'b', place: 'Garut' });
  expect(await device.texts()).toEqual([]);
});

test('what is half typed and found can be thrown away: then the item is as the backend has it', async () => {
  await written({ text: 'b', place: 'Ga' });
  device.crash();
  const again = await open();
  again.discardFound();
  await pass(5000);
  expect(again.read().document).toEqual({ text: 'b', place: 'Garut' });
  expect(await device.texts()).toEqual([]);
});

test('publishing brings news of the item, and takes nothing of what is half typed', async () => {
  const editable = await written({ text: 'b', place: 'Ga' });
  const kept = editable.read().saveState;
  backend.publish();
  editable.learn(backend.draft());
  expect(editable.read()).toMatchObject({ document: { text: 'b', place: 'Ga' }, conflict: null, saveState: kept });
});

test.each([
  ['that is heard of', 'a', (editable: EditableDraft<Note>) => editable.learn(backend.draft())],
  ['that saving meets', 'c', (editable: EditableDraft<Note>) => write(editable, { text: 'c' })],
])('somebody else’s version %s is a conflict as ever, though all that is whole was saved', async (_how, text, meet) => {
  const editable = await written({ place: 'Ga' });
  backend.saveElsewhere({ text: 'z', place: 'Bogor' });
  await meet(editable);
  expect(editable.read()).toMatchObject({
    ...{ document: { text, place: 'Ga' }, conflict: { document: { text: 'z', place: 'Bogor' } } },
  });
});

test('a new item isn’t made of what is half typed alone, and keeps it', async () => {
  begin();
  const editable = await written({ place: 'Ga' }, null);
  expect(backend.calls).toEqual([]);
  await write(editable, { text: 'b' });
  expect(backend.log).toMatchObject([{ document: { text: 'b', place: '' } }]);
  expect(editable.read()).toMatchObject({ document: { text: 'b', place: 'Ga' }, conflict: null });
});

test('a lost answer is no conflict with oneself while something is half typed and written on', async () => {
  const editable = await open();
  backend.ways.push('lost');
  await write(editable, { text: 'b', place: 'Ga' }, 2000);
  await write(editable, { text: 'bc' }, 20_000);
  expect(editable.read()).toMatchObject({ document: { text: 'bc', place: 'Ga' }, conflict: null });
  expect(backend.log.map(({ document }) => document.text)).toEqual(['a', 'b', 'bc']);
});

test('a lost answer is none either where the window is gone before it', async () => {
  const editable = await open();
  backend.ways.push('lost');
  await write(editable, { text: 'b', place: 'Ga' }, 3000);
  device.crash();
  await pass(8000);
  const again = await open();
  expect(again.read()).toMatchObject({ document: { text: 'b', place: 'Ga' }, conflict: null });
});

test('a lost answer is none either where a new item was made', async () => {
  begin();
  const editable = await open(null);
  backend.ways.push('lost');
  await write(editable, { text: 'b', place: 'Ga' }, 2000);
  await write(editable, { text: 'bc' }, 20_000);
  expect(editable.read()).toMatchObject({ document: { text: 'bc', place: 'Ga' }, conflict: null });
  expect(backend.log.map(({ document }) => document.text)).toEqual(['b', 'bc']);
});
