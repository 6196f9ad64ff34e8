// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { article, draftOf, openEditing } from '#tests/support/stages/editing-stage.tsx';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { Draft } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { articleContentType } from '../../sections/articles/article-content-type.ts';
import { CONTACT } from '../../sections/contact/contact.ts';
import { withTranslationText } from '../content-type.ts';
import { emptyDocument } from '../content-types/document-schema.ts';
import { contentTypeFromDefinition } from '../content-types/content-type-from-definition.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const base = article();
const LONG = 'Siram pagi hari. '.repeat(30);
/** I changed the Indonesian title and text, they the Indonesian title, the picture and the English author. */
const mine = withTranslationText(withTranslationText(base, 'id', 'title', 'Cabai saya'), 'id', 'content', LONG);
const theirs: ArticleDocument = {
  ...withTranslationText(base, 'id', 'title', 'Cabai Sri'),
  image: '/media/sri.webp',
  author: { ...base.author, en: 'Sri' },
};

const onSettle = vi.fn<(document: ArticleDocument) => void>();
const onCopy = vi.fn();
const onClose = vi.fn();

async function open(
  draft: Partial<Draft<ArticleDocument>> = {},
  language: Language = 'en',
  from: typeof base | null = base,
) {
  const saved = { savedByName: 'Sri', mine: false, savedAt: new Date(2026, 10, 22, 14, 5).toISOString() };
  await openEditing(
    <ConflictDialog
      kind={articleContentType([])}
      mine={mine}
      base={from}
      theirs={draftOf(theirs, { ...saved, ...draft })}
      {...{ onSettle, onCopy, onClose }}
    />,
    language,
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 15, 0) }));

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const group = (name: RegExp) => within(screen.getByRole('group', { name }));
const chosen = (name: RegExp) =>
  group(name)
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ checked }) => checked);
const field = (name: RegExp) => screen.getByRole('heading', { level: 3, name }).closest('li')!;
const TITLE = /^Title · Indonesian/;

test('what both changed is everything that differs, where nobody knows what both began with', async () => {
  await open({}, 'en', null);
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  expect(screen.getByRole('status').textContent).toMatch(/^4 parts were changed/);
});

test('what only one changed is chosen already, with the reason in the group’s name', async () => {
  await open();
  const text = within(field(/^Content · Indonesian$/));
  expect([text.getByText('Only you changed it').tagName, text.queryAllByRole('radio')]).toEqual(['SPAN', []]);
  expect(chosen(/^Picture Only Sri changed it$/)).toEqual([false, true]);
  expect(screen.queryByRole('group', { name: /English/ })).toBeNull();
});

test('an author changed in the language that isn’t on the screen is in question too', async () => {
  await open({}, 'id');
  expect(group(/^Penulis/).getByText('Tim / Sri')).toBeDefined();
});

test.each([
  ['Use mine', mine],
  ['Use Sri’s', theirs],
])('all at once: “%s” gives exactly that document', async (name, document) => {
  await open();
  fireEvent.click(button(name));
  expect(onSettle).not.toHaveBeenCalled();
  fireEvent.click(button('Go on with this'));
  expect(onSettle.mock.calls).toEqual([[document]]);
});

test('all at once: one part can be chosen otherwise afterwards', async () => {
  await open();
  fireEvent.click(button('Use Sri’s'));
  fireEvent.click(group(TITLE).getByRole('radio', { name: 'Your version' }));
  fireEvent.click(button('Go on with this'));
  expect(onSettle.mock.calls).toEqual([[{ ...theirs, id: { ...theirs.id, title: 'Cabai saya' } }]]);
});

test('closing decides nothing, nor does making an article of its own of what was written here', async () => {
  await open();
  fireEvent.click(button('Use Sri’s'));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(button('Decide later'));
  expect([onClose.mock.calls.length, onSettle.mock.calls.length, onCopy.mock.calls.length]).toEqual([2, 0, 0]);
  fireEvent.click(button('Save mine as a copy'));
  expect([onCopy.mock.calls.length, onSettle.mock.calls.length]).toEqual([1, 0]);
});

test('in another window of one’s own nobody else is spoken of', async () => {
  await open({ mine: true, savedByName: 'Dewi' });
  const dialog = screen.getByRole('dialog', { name: 'You changed this in another window too' });
  expect(dialog.textContent).not.toMatch(/Dewi|someone|both of you/i);
  expect(dialog.textContent).toContain('You saved it in another window at 14:05.');
  expect(screen.getByRole('status').textContent).toMatch(/^One part differs between your windows/);
  expect(group(TITLE).getByRole('radio', { name: 'This window' })).toBeDefined();
  expect(group(TITLE).getByRole('radio', { name: 'The other window' })).toBeDefined();
  expect([button('Use this window’s'), button('Use the other window’s')]).toHaveLength(2);
});

test('somebody whose name isn’t known is called Tunas', async () => {
  await open({ savedByName: '' });
  expect(screen.getByText(/^Tunas saved it at 14:05/)).toBeDefined();
});

test('a choice is read with its text, in the text’s language', async () => {
  await open();
  const choice = group(TITLE).getByRole('radio', { name: 'Your version' });
  const text = document.getElementById(choice.getAttribute('aria-describedby') ?? '');
  expect([text?.textContent, text?.lang]).toEqual(['Cabai saya', 'id']);
});

describe('a text in Markdown', () => {
  const paragraphs = (...own: readonly string[]) =>
    ['## Cabai', ...own, 'Tutup **mulsa**.', 'Satu.', 'Dua.', 'Tiga.', 'Empat.'].join('\n\n');
  const content = (text: string) => withTranslationText(base, 'id', 'content', text);
  const ours = content(paragraphs('Siram tiap sore.', 'Beri pupuk saya.'));
  const others = content(paragraphs('Siram tiap pagi.', 'Beri pupuk Sri.').replace('mulsa', 'jerami'));
  const openTexts = (
    one = ours,
    other = others,
    from: typeof base | null = content(paragraphs('Siram tiap pagi.', 'Beri pupuk.')),
  ) =>
    openEditing(
      <ConflictDialog
        kind={articleContentType([])}
        mine={one}
        base={from}
        theirs={draftOf(other, { savedByName: 'Sri', mine: false })}
        {...{ onSettle, onCopy, onClose }}
      />,
    );
  const shown = () => within(field(/^Content · Indonesian$/));
  const settled = () => onSettle.mock.calls.map(([document]) => document.id.content);

  test('is one text of both: only the paragraph that both changed is asked for', async () => {
    await openTexts();
    expect(screen.getByRole('status').textContent).toMatch(/^One part was changed by both/);
    const asked = group(/^Content · Indonesian: Changed by both of you$/);
    expect(asked.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false]);
    expect([...field(/^Content/).querySelectorAll('ins')].map((each) => each.textContent)).toEqual([
      'Added: sore',
      'Added:  saya',
      'Added:  Sri',
      'Added: jerami',
    ]);
    expect(shown().getByText(/^Tutup/).tagName).toBe('P');
    expect(button('Go on with this').disabled).toBe(true);
    fireEvent.click(asked.getByRole('radio', { name: 'Sri’s version' }));
    fireEvent.click(button('Go on with this'));
    expect(settled()).toEqual([paragraphs('Siram tiap sore.', 'Beri pupuk Sri.').replace('mulsa', 'jerami')]);
  });

  test('leaves out what only one changed, where somebody says so', async () => {
    await openTexts();
    fireEvent.click(group(/Changed by both/).getByRole('radio', { name: 'Your version' }));
    fireEvent.click(shown().getAllByRole('button', { name: 'Leave it out' })[1] as HTMLElement);
    expect(shown().getByText('mulsa').tagName).toBe('STRONG');
    fireEvent.click(shown().getByRole('button', { name: 'Use it again' }));
    fireEvent.click(shown().getAllByRole('button', { name: 'Leave it out' })[0] as HTMLElement);
    fireEvent.click(button('Go on with this'));
    expect(settled()).toEqual([paragraphs('Siram tiap pagi.', 'Beri pupuk saya.').replace('mulsa', 'jerami')]);
  });

  test('keeps both where both added something in one place', async () => {
    const before = paragraphs('Siram.');
    await openTexts(content(paragraphs('Siram.', 'Saya.')), content(paragraphs('Siram.', 'Sri.')), content(before));
    fireEvent.click(group(/Changed by both/).getByRole('radio', { name: 'Keep both' }));
    fireEvent.click(button('Go on with this'));
    expect(settled()).toEqual([paragraphs('Siram.', 'Saya.', 'Sri.')]);
  });

  test('keeps a choice with its paragraph while the texts change, and asks again where that one changed', async () => {
    const before = content(paragraphs('Satu pagi.', 'Tengah.', 'Beri pupuk.'));
    let write = (_: ArticleDocument): void => undefined;
    function Dialog() {
      const [one, setOne] = useState(content(paragraphs('Satu pagi.', 'Tengah.', 'Beri pupuk saya.')));
      useLayoutEffect(() => void (write = setOne), []);
      return (
        <ConflictDialog
          kind={articleContentType([])}
          mine={one}
          base={before}
          theirs={draftOf(content(paragraphs('Satu siang.', 'Tengah.', 'Beri pupuk Sri.')), {
            savedByName: 'Sri',
            mine: false,
          })}
          {...{ onSettle, onCopy, onClose }}
        />
      );
    }
    await openEditing(<Dialog />);
    fireEvent.click(group(/Changed by both/).getByRole('radio', { name: 'Your version' }));
    act(() => write(content(paragraphs('Satu sore.', 'Tengah.', 'Beri pupuk saya.'))));
    expect(screen.getByRole('status').textContent).toMatch(/^One part was changed by both/);
    const asked = screen.getAllByRole('group', { name: /Changed by both/ });
    const radios = asked.map((each) =>
      within(each)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked),
    );
    expect(radios.at(-1)).toEqual([true, false]);
    expect(radios[0]).toEqual([false, false]);
  });

  test('takes a moved block back as a whole', async () => {
    const before = content(paragraphs('Siram tiap pagi hari.', 'Panen.'));
    const moved = content(paragraphs('Panen.', 'Siram tiap pagi hari.'));
    await openTexts(moved, content(paragraphs('Siram tiap sore hari.', 'Panen.')), before);
    fireEvent.click(shown().getAllByRole('button', { name: 'Leave it out' })[0] as HTMLElement);
    fireEvent.click(button('Go on with this'));
    expect(settled()).toEqual([paragraphs('Siram tiap sore hari.', 'Panen.')]);
  });

  test('says which version has a paragraph no more', async () => {
    await openTexts(ours, content(paragraphs('Siram tiap pagi.')));
    expect(group(/Changed by both/).getByText('Removed').tagName).toBe('P');
  });

  test('brings along what their words put behind', async () => {
    const step = { language: 'en', was: 'x', since: 'then' } as const;
    await openTexts(ours, { ...others, outdated: { content: step } });
    fireEvent.click(group(/Changed by both/).getByRole('radio', { name: 'Your version' }));
    fireEvent.click(button('Go on with this'));
    expect(onSettle.mock.calls[0]?.[0].outdated).toEqual({ content: step });
  });
});

test('a choice of nothing says so', async () => {
  await open();
  expect(group(/^Picture/).getByText('Empty')).toBeDefined();
});

test('an entry of a list is called by its number', async () => {
  const empty = emptyDocument(CONTACT);
  const withNames = (...names: readonly string[]) => ({ ...empty, social: names.map((name) => ({ name, link: '' })) });
  const settle = vi.fn();
  await openEditing(
    <ConflictDialog
      kind={contentTypeFromDefinition(CONTACT)}
      mine={withNames('Instagram', 'Mine')}
      base={withNames('Instagram', 'YouTube')}
      theirs={draftOf(withNames('Theirs', 'Also theirs'))}
      onSettle={settle}
      {...{ onCopy, onClose }}
    />,
  );
  const second = group(/^Account 2/);
  expect(button('Go on with this').disabled).toBe(true);
  fireEvent.click(second.getAllByRole('radio')[0] as HTMLElement);
  fireEvent.click(button('Go on with this'));
  expect(settle.mock.calls).toEqual([[withNames('Theirs', 'Mine')]]);
});
