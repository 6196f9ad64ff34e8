// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language, Localized } from '#domain/localized.ts';
import { ok } from '#domain/result.ts';
import { openEditing } from '#tests/support/stages/editing-stage.tsx';
import { dropOn, photo, uploadStage } from '#tests/support/pictures/picture-stage.tsx';
import { sessionStage, signedIn } from '#tests/support/stages/session-stage.tsx';
import { ABOUT } from '../../sections/about/about.ts';
import { SessionContext } from '#renderer/session/session.ts';
import type { Entry } from '../content-type.ts';
import type { ItemsFieldDefinition } from '../field-definition.ts';
import { EntryList } from './entry-list.tsx';

vi.mock('../pictures/prepare-picture.ts', () => ({
  preparePicture: () =>
    Promise.resolve(ok({ type: 'webp', files: [{ width: 300, blob: new Blob(['x']) }], width: 300, height: 200 })),
}));

const VALUES: ItemsFieldDefinition = { ...ABOUT.text.values, most: 3 };
const value = (title: string, text = ''): Entry => ({ title, text });

let written: readonly Entry[];

interface Staged {
  readonly first: readonly Entry[];
  readonly invalid?: boolean;
  readonly field?: ItemsFieldDefinition;
  readonly lang?: Language;
}

function Stage({ first, invalid = false, field = VALUES, lang }: Staged) {
  const { t } = useTranslation();
  const [entries, set] = useState(first);
  useLayoutEffect(() => {
    written = entries;
  }, [entries]);
  return (
    <>
      <p id="label">Values</p>
      <EntryList
        {...{ id: 'values', labelledBy: 'label', field, entries, invalid, ...(lang && { lang }) }}
        say={t}
        onChange={set}
      />
    </>
  );
}

const open = (first: readonly Entry[] = [], invalid = false) => openEditing(<Stage first={first} invalid={invalid} />);

const entry = (number: number) => within(screen.getByRole('group', { name: `Value ${number}` }));
const name = (number: number) => entry(number).getByLabelText<HTMLInputElement>('Name');
const press = (words: string) => {
  const button = screen.getByRole('button', { name: words });
  button.focus();
  fireEvent.click(button);
};
const titles = () => written.map(({ title }) => title);
const status = () => screen.getByRole('status').textContent;

test('a list of entries takes no more than there may be, and says so', async () => {
  await open([value('a'), value('b'), value('c')]);
  const add = screen.getByRole('button', { name: 'Add a value' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('At most 3.')).toBeTruthy();
  fireEvent.click(add);
  expect(titles()).toEqual(['a', 'b', 'c']);
});

test('a list of entries changes the entry that is written in, and no other, and says what its texts are written in', async () => {
  await openEditing(<Stage first={[value('a', '1'), value('b', '2')]} lang="id" />);
  expect([name(1).lang, entry(1).getByLabelText('Explanation').lang]).toEqual(['id', 'id']);
  fireEvent.change(entry(2).getByLabelText('Explanation'), { target: { value: 'two' } });
  expect(written).toEqual([value('a', '1'), value('b', 'two')]);
});

test('its order is changed by buttons, which keep the focus with the entry', async () => {
  await open([value('a'), value('b'), value('c')]);
  press('Move Value 1 down');
  expect(titles()).toEqual(['b', 'a', 'c']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Value 2 down' }));
  expect(status()).toBe('Value 1 is now number 2 of 3.');
  press('Move Value 3 up');
  expect(titles()).toEqual(['b', 'c', 'a']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Value 2 up' }));
});

test('its order is changed by Alt and the arrow keys within a text, which goes on where it was', async () => {
  await open([value('a'), value('b'), value('c')]);
  name(3).focus();
  fireEvent.keyDown(name(3), { key: 'ArrowUp', altKey: true });
  expect(titles()).toEqual(['a', 'c', 'b']);
  expect(document.activeElement).toBe(name(2));
  fireEvent.keyDown(name(2), { key: 'ArrowUp', altKey: true });
  expect(document.activeElement).toBe(name(1));
  fireEvent.keyDown(name(1), { key: 'ArrowDown', altKey: true });
  expect(titles()).toEqual(['a', 'c', 'b']);
  expect(document.activeElement).toBe(name(2));
});

test('its order has two ends', async () => {
  await open([value('a'), value('b')]);
  expect(screen.getByRole('button', { name: 'Move Value 1 up' }).getAttribute('aria-disabled')).toBe('true');
  press('Move Value 1 up');
  press('Move Value 2 down');
  fireEvent.keyDown(name(1), { key: 'ArrowUp', altKey: true });
  fireEvent.keyDown(name(2), { key: 'ArrowDown', altKey: true });
  // With anything else than Alt they are the text’s own.
  for (const keys of [{}, { altKey: true, shiftKey: true }, { altKey: true, ctrlKey: true }, { metaKey: true }]) {
    expect(fireEvent.keyDown(name(2), { key: 'ArrowUp', ...keys })).toBe(true);
  }
  expect(titles()).toEqual(['a', 'b']);
});

test('an entry that is taken out comes back where it was, with every word', async () => {
  await open([value('a'), value('b', 'two'), value('c')]);
  press('Take out Value 2');
  expect(titles()).toEqual(['a', 'c']);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  expect(status()).toBe('Value 2 is taken out.');
  fireEvent.click(undo);
  expect(written).toEqual([value('a'), value('b', 'two'), value('c')]);
  expect(document.activeElement).toBe(name(2));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an entry that is taken out comes back though others were added and taken out since, the newest first', async () => {
  await open([value('a', 'one'), value('b', 'two')]);
  press('Take out Value 1');
  press('Add a value');
  press('Take out Value 1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  press('Take out Value 1');
  expect(written).toEqual([]);
  press('Undo');
  expect(document.activeElement).toBe(name(1));
  press('Undo');
  expect(written).toEqual([value('a', 'one'), value('b', 'two')]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an entry that is taken out waits until there is room for it', async () => {
  await open([value('a'), value('b'), value('c')]);
  press('Take out Value 1');
  press('Add a value');
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  press('Undo');
  expect(titles()).toEqual(['b', 'c', '']);
  press('Take out Value 3');
  press('Undo');
  expect(titles()).toEqual(['a', 'b', 'c']);
});

test('an entry that is taken out by a double click is one', async () => {
  await open([value('a'), value('b')]);
  fireEvent.click(screen.getByRole('button', { name: 'Take out Value 1' }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Take out Value 1' }), { detail: 2 });
  expect(titles()).toEqual(['b']);
});

test('an entry that is taken out without a word is simply gone, and the focus goes to its neighbour, or to the button that adds one', async () => {
  await open([value('a'), value('')]);
  press('Take out Value 2');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement).toBe(name(1));
  fireEvent.change(name(1), { target: { value: '' } });
  press('Take out Value 1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a value' }));
});

describe('a picture on its way', () => {
  const member = (name: string): Entry => ({ name: { id: name, en: name }, role: { id: '', en: '' }, picture: '' });
  const shown = () => Object.fromEntries(written.map(({ name, picture }) => [(name as Localized).en, picture]));
  const uploaded: unknown = expect.stringMatching(/^\/media\/.*\.webp$/);
  let stage: ReturnType<typeof uploadStage>;

  beforeEach(async () => {
    stage = uploadStage();
    const session = sessionStage(signedIn('granted'), () => Promise.resolve({ upload: stage.upload }));
    await openEditing(
      <SessionContext value={session}>
        <Stage field={ABOUT.shared.team} first={[member('Ani'), member('Budi'), member('Citra')]} />
      </SessionContext>,
    );
    const [first] = screen.getAllByRole('group', { name: 'Photo' });
    if (!first) throw new Error('An entry has a picture.');
    await dropOn(first, [photo('ani.jpg')]);
  });

  test('goes with its entry wherever that is moved, and stands in no other one', async () => {
    press('Move Team member 1 down');
    press('Move Team member 2 down');
    await stage.answerLast();
    expect(shown()).toEqual({ Budi: '', Citra: '', Ani: uploaded });
    expect(Object.keys(shown())).toEqual(['Budi', 'Citra', 'Ani']);
  });

  test('stays with its entry while another one is taken out, and put back', async () => {
    press('Move Team member 1 down');
    press('Take out Team member 1');
    press('Undo');
    await stage.answerLast();
    expect(shown()).toEqual({ Budi: '', Ani: uploaded, Citra: '' });
    expect(Object.keys(shown())).toEqual(['Budi', 'Ani', 'Citra']);
  });

  test('is given up with its entry', async () => {
    press('Take out Team member 1');
    await stage.answerLast();
    expect(shown()).toEqual({ Budi: '', Citra: '' });
  });
});

test('what publishing asks for is said at the entry that lacks it', async () => {
  await open([value('a'), value('', 'text')], true);
  expect(name(1).getAttribute('aria-invalid')).toBeNull();
  expect(name(2).getAttribute('aria-invalid')).toBe('true');
  expect(entry(2).getByText('Write its name.')).toBeTruthy();
});
