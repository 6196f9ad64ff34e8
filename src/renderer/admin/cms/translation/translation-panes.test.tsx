// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '#tests/support/admin-stage.tsx';
import { article, openEditing } from '#tests/support/editing-stage.tsx';
import { holdBackSelectionEvents } from '#tests/support/markdown-stage.tsx';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { Language } from '#domain/localized.ts';
import type { TranslationField } from '../content-type.ts';
// Fetched when a text opens; here it is at hand, so that nothing waits for it.
import '../markdown/source-field.tsx';
import { RightsContext, rightsOf } from '#renderer/admin/rights.ts';
import { isPartUpToDate, isUpToDate, writeTranslation } from './mark-outdated.ts';
import { TranslationPanes } from './translation-panes.tsx';

const FIELDS: readonly TranslationField[] = [
  { name: 'title', label: 'articles:edit.title', kind: 'line', most: 1200 },
  { name: 'excerpt', label: 'articles:edit.excerpt', kind: 'lines', most: 10 },
  { name: 'content', label: 'articles:edit.content', kind: 'markup', most: 1000 },
];
const NOW = new Date(2026, 10, 22, 15, 0);
const SINCE = new Date(2026, 10, 22, 14, 5).toISOString();
const begun = article();
const behind = writeTranslation(begun, 'id', 'title', 'Cabai sehat', SINCE);

let kept: ArticleDocument;
let shown: Language;
let show: (language: Language) => void;
const extras = {
  pictureSource: () => null,
  mode: 'source' as const,
  onMode: vi.fn(),
  onPictures: vi.fn(),
  onHeldPictures: vi.fn(),
  findPages: { id: () => Promise.resolve([]), en: () => Promise.resolve([]) },
  handles: { current: new Map() },
  below: (language: Language, field: string) => <p>{`under ${language}.${field}`}</p>,
};

interface StageProps {
  readonly first: ArticleDocument;
  readonly invalid?: readonly string[];
  readonly layout?: 'canvas' | 'form';
}

function Stage({ first, invalid = [], layout = 'form' }: StageProps) {
  const [written, setWritten] = useState(first);
  const [side, setSide] = useState<Language>('id');
  useLayoutEffect(() => {
    [kept, shown, show] = [written, side, setSide];
  }, [written, side]);
  return (
    <TranslationPanes
      layout={layout}
      fields={FIELDS}
      document={written}
      onWrite={(language, field, text) => setWritten((now) => writeTranslation(now, language, field, text, SINCE))}
      onUpToDate={(field, part) =>
        setWritten((now) => (part ? isPartUpToDate(now, field, part) : isUpToDate(now, field)))
      }
      shown={side}
      onShow={setSide}
      head={(language) => <span>{`state of ${language}`}</span>}
      markup={extras}
      invalid={{ id: [], en: invalid }}
    />
  );
}

async function open(first = begun, language: Language = 'en', invalid: readonly string[] = []) {
  const stage = await openEditing(<Stage first={first} invalid={invalid} />, language);
  await vi.waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(6));
  await settle();
  return stage;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  holdBackSelectionEvents();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** A field on one side, with what marks it. */
const row = (name: string, side: Language = 'en') =>
  within(document.querySelector<HTMLElement>(`[data-side="${side}"][data-field="${name}"]`)!.parentElement!);
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('a text', () => {
  test.each(['id', 'en'] as const)('has its label in its own language, whatever the screen speaks (%s)', async (ui) => {
    await open(begun, ui);
    for (const [name, language] of [
      ['Judul', 'id'],
      ['Title', 'en'],
      ['Ringkasan', 'id'],
      ['Excerpt', 'en'],
    ] as const) {
      expect(field(name).lang).toBe(language);
      expect(screen.getByText(name, { selector: 'label' }).lang).toBe(language);
    }
    expect(field('Isi, Indonesia').lang).toBe('id');
    expect(field('Content, English').lang).toBe('en');
  });

  test('comes after the one above it in its language, which Tab goes down; markup tells its words', async () => {
    await open();
    const side = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('textbox');
    expect(side('Indonesia')).toEqual([field('Judul'), field('Ringkasan'), field('Isi, Indonesia')]);
    expect(side('English')).toEqual([field('Title'), field('Excerpt'), field('Content, English')]);
    expect(row('content', 'id').getByText('under id.content')).toBeDefined();
    expect([screen.getByText('2 kata'), screen.getByText('2 words')]).toHaveLength(2);
  });

  test('says how long it is and may be, in the form of the screen’s language', async () => {
    await open({ ...begun, id: { ...begun.id, title: 'a'.repeat(1100) } }, 'en');
    expect(described(field('Judul'))).toBe('1,100 of at most 1,200 characters');
    expect(described(field('Title'))).toBe('7 of at most 1,200 characters');
  });

  test('reports what is typed, for its language alone, also where that is too long, and says by how much', async () => {
    await open();
    fireEvent.change(field('Excerpt'), { target: { value: 'Eleven char' } });
    expect([kept.en.excerpt, kept.id.excerpt, field('Excerpt').value]).toEqual(['Eleven char', '', 'Eleven char']);
    expect(described(field('Excerpt'))).toContain('1 character too many. It is safe on this device');
    expect(field('Excerpt').getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field('Excerpt'), { target: { value: 'Ten chars.' } });
    expect(field('Excerpt').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.queryByText(/too many/)).toBeNull();
  });

  test('with markup that is too long says so once', async () => {
    await open({ ...begun, en: { ...begun.en, content: 'a'.repeat(1002) } });
    expect(screen.getAllByText(/2 characters too many/)).toHaveLength(1);
  });

  test('that publishing asked for says so to whoever is in it', async () => {
    await open(begun, 'en', ['title', 'content']);
    expect(described(field('Title'))).toMatch(/^Fill this in before publishing\. \| 7 of/);
    expect(described(field('Content, English'))).toBe('Fill this in before publishing.');
    expect(field('Content, English').getAttribute('aria-invalid')).toBe('true');
    expect(field('Judul').hasAttribute('aria-invalid')).toBe(false);
  });
});

test('a language that is behind is marked between the texts, in words', async () => {
  await open(behind);
  expect(row('title').getByRole('img', { name: 'English is behind' })).toBeDefined();
  expect(row('content').getByRole('img', { name: 'Both languages are in step' })).toBeDefined();
  expect(row('excerpt').queryByRole('img')).toBeNull();
});

test('a language that is behind sees what changed on the other side, and when', async () => {
  await open(behind, 'id');
  const note = row('title').getByText('Indonesia berubah pukul 14.05').closest('details');
  const change = within(note!).getByText((_, element) => element?.classList.contains('text-difference') ?? false);
  expect(change.lang).toBe('id');
  expect(within(change).getByText('sehat', { exact: false }).closest('ins')).not.toBeNull();
  expect(within(change).getByText('Ditambah:').lang).toBe('id');
});

test('a language that is behind is in step again once somebody says so, and goes on in that text', async () => {
  await open(behind);
  fireEvent.click(row('title').getByRole('button', { name: 'Up to date' }));
  expect(kept.outdated).toEqual({});
  expect(screen.queryByText(/English changed|Indonesia changed/)).toBeNull();
  expect(document.activeElement).toBe(field('Title'));
});

test('a language that is behind is counted in words on the switch of narrow screens', async () => {
  await open(behind);
  const choice = within(screen.getByRole('group', { name: 'Language to write in' }));
  expect(choice.getByRole('button', { name: 'English 1 part behind' })).toBeDefined();
  expect(choice.getByRole('button', { name: 'Indonesia' })).toBeDefined();
});

describe('a long text of which parts are behind', () => {
  const texts = { id: 'Siram pagi.\n\nPanen sore hari.', en: 'Water early.\n\nHarvest late.' };
  const two = writeTranslation(
    { ...begun, id: { ...begun.id, content: texts.id }, en: { ...begun.en, content: texts.en } },
    ...(['id', 'content', 'Siram malam.\n\nPanen soer hari.', SINCE] as const),
  );
  const part = (number: number) => screen.getAllByRole('group', { name: `Part behind, ${number} of 2` });

  test('shows each with what changed, and says how many there are', async () => {
    await open(two);
    const [source, translation] = part(1);
    expect(within(source!).getByText('English doesn’t say this yet')).toBeDefined();
    expect(within(translation!).getByText('Indonesia changed here')).toBeDefined();
    expect(within(translation!).getByText('malam', { exact: false }).closest('ins')).not.toBeNull();
    expect(row('content').getByText(/^2 parts behind/)).toBeDefined();
  });

  test('is said to fit part by part; what looks like a typo is only proposed, and said where it was made', async () => {
    await open(two);
    const [, typo] = part(2);
    expect(within(typo!).getByText('This looks like a typo that was mended.')).toBeDefined();
    fireEvent.click(within(part(2)[0]!).getByRole('button', { name: 'Only a typo' }));
    expect(screen.getAllByRole('group', { name: 'Part behind, 1 of 1' })).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Up to date' }));
    expect([kept.outdated, kept.id.content]).toEqual([{}, two.id.content]);
  });

  test('F8 goes from one place that is behind to the next, over all fields, and back', async () => {
    await open(writeTranslation(two, 'id', 'title', 'Cabai sehat', SINCE));
    const press = async (shiftKey: boolean) => {
      fireEvent.keyDown(document.body, { key: 'F8', shiftKey });
      await settle();
      await act(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
      return document.activeElement?.getAttribute('aria-label');
    };
    const places = [await press(false), await press(false), await press(false), await press(false), await press(true)];
    const [title, one, other] = ['English is behind', 'Part behind, 1 of 2', 'Part behind, 2 of 2'];
    expect(places).toEqual([title, one, other, title, other]);
    expect(shown).toBe('en');
  });
});

describe('where only one language fits', () => {
  const pressed = () =>
    within(screen.getByRole('group', { name: 'Language to write in' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-pressed'));

  test('the switch says which one is shown, and changes it', async () => {
    await open();
    expect(pressed()).toEqual(['true', 'false']);
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect([pressed(), shown]).toEqual([['false', 'true'], 'en']);
  });

  test('the other one’s text is there to be read, in its language', async () => {
    await open();
    const [reference] = row('title', 'id').getAllByText('What English says');
    const text = reference?.closest('details')?.querySelector('p');
    expect([text?.textContent, text?.lang]).toEqual(['Chilies', 'en']);
    expect(row('excerpt', 'id').queryByText(/^What/)).toBeNull();
  });

  test('who changes the language by the keyboard goes on in the same text', async () => {
    await open();
    act(() => field('Judul').focus());
    act(() => show('en'));
    expect(document.activeElement).toBe(field('Title'));
  });

  test('the text that somebody goes into is the one that is shown', async () => {
    await open();
    act(() => field('Title').focus());
    expect([shown, document.activeElement]).toEqual(['en', field('Title')]);
  });

  test('a change of language takes no focus from elsewhere', async () => {
    await open();
    const choice = screen.getByRole('button', { name: 'English' });
    act(() => choice.focus());
    fireEvent.click(choice);
    expect(document.activeElement).toBe(choice);
  });
});

describe('a page for one text', () => {
  const open = async () => {
    await openEditing(<Stage first={begun} layout="canvas" />, 'en');
    await vi.waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(6));
  };

  test('shows what the other language says once somebody asks for it', async () => {
    await open();
    expect(screen.queryByText('What English says')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show what English says' }));
    expect(row('title', 'id').getByText('What English says')).toBeDefined();
  });

  test('can be written in one language alone, and in both again', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Write English alone' }));
    expect(shown).toBe('en');
    expect(screen.getAllByRole('button', { name: 'Both languages side by side' })).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Write English alone' })).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Both languages side by side' })[1]!);
    expect(screen.getByRole('button', { name: 'Write Indonesia alone' })).toBeDefined();
  });
});

test('a field’s handle is there as long as the field', async () => {
  const { unmount } = await open();
  expect([...extras.handles.current.keys()].sort()).toEqual(['en.content', 'id.content']);
  unmount();
  expect(extras.handles.current.size).toBe(0);
});

test.each([
  [{ role: 'translator', language: 'en' }, ['en']],
  [{ role: 'reviewer', language: null }, []],
  [{ role: 'editor', language: null }, ['id', 'en']],
] as const)('who may write which language: %j', async (position, languages) => {
  await openEditing(
    <RightsContext value={rightsOf(position)}>
      <Stage first={begun} />
    </RightsContext>,
  );
  const controls = [...document.querySelectorAll<HTMLElement>('[data-side] :is(textarea, [contenteditable="true"])')];
  expect(new Set(controls.map((each) => each.closest<HTMLElement>('[data-side]')?.dataset['side']))).toEqual(
    new Set(languages),
  );
  // What isn't theirs to write is there to be read.
  expect(document.body.textContent).toContain('Isi cabai');
  expect(screen.queryByText('under id.content') !== null).toBe(languages.includes('id' as never));
});
