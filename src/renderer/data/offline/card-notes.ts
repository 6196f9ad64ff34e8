import type { Article } from '#domain/article.ts';
import type { Language } from '#domain/localized.ts';
import { calendarsIn } from '#domain/seasons/calendars-in.ts';
import type { TextCalendar } from '#domain/seasons/field-tasks.ts';
import { finishedTransaction } from '../finished-transaction.ts';
import type { OpenLibrary, StoredCard } from './library-schema.ts';

type Text = Pick<Article, 'image' | 'language' | 'content'>;

/** The calendar strips of an article's texts, in the languages that have any. */
export function calendarsOf(
  texts: readonly Pick<Text, 'language' | 'content'>[],
): NonNullable<StoredCard['calendars']> {
  const calendars: Partial<Record<Language, readonly TextCalendar[]>> = {};
  for (const { language, content } of texts) {
    const read = calendarsIn(content);
    if (read.length > 0) calendars[language] = read;
  }
  return calendars;
}

/** Notes in the cards of these articles what is read from their texts, where it isn't noted yet. */
export async function withNotes<Note extends 'pictures' | 'calendars'>(
  database: OpenLibrary,
  ids: readonly number[],
  note: Note,
  read: (texts: readonly Text[]) => NonNullable<StoredCard[Note]>,
): Promise<void> {
  const change = database.transaction(['cards', 'contents'], 'readwrite');
  const [cards, contents] = [change.objectStore('cards'), change.objectStore('contents')];
  const complete = async (id: number) => {
    const card = await cards.get(id);
    // It came anew meanwhile, or is gone.
    if (!card || card[note]) return;
    const texts = Object.values(card.cards).map(async ({ image, language }) => ({
      ...{ image, language },
      content: (await contents.get([id, language])) ?? '',
    }));
    await cards.put({ ...card, [note]: read(await Promise.all(texts)) });
  };
  await finishedTransaction(change, ids.map(complete));
}
