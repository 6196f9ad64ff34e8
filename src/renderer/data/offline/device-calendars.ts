import type { Language } from '#domain/localized.ts';
import { calendarsOfArticles, type FieldCalendar } from '#domain/seasons/field-tasks.ts';
import type { SyncState } from '../offline-library.ts';
import { languageOf } from './card-language.ts';
import type { LibraryDatabase } from './library-database.ts';

/** The calendars of the articles on this device. */
interface OwnCalendars {
  readonly calendars: readonly FieldCalendar[];
  /** All articles on this device. */
  readonly here: ReadonlySet<number>;
  /** Those whose cards don't say yet which calendars they have. */
  readonly unread: ReadonlySet<number>;
}

interface DeviceCalendars {
  read(database: LibraryDatabase, state: SyncState, language: Language): Promise<OwnCalendars>;
}

/** Articles in one transaction, whose texts are looked through. */
const AT_A_TIME = 40;

/** Reads calendars from the cards on this device. Cards of before calendars were noted get them behind that, for the next time. */
export function deviceCalendars(tell: (...words: unknown[]) => void): DeviceCalendars {
  let noting: Promise<void> | null = null;
  const note = async (database: LibraryDatabase, ids: readonly number[]) => {
    try {
      for (let at = 0; at < ids.length; at += AT_A_TIME) await database.nameCalendars(ids.slice(at, at + AT_A_TIME));
    } catch (error) {
      tell('The calendars of articles on this device could not be noted:', error);
    }
    noting = null;
  };
  return {
    async read(database, { unproved }, language) {
      const cards = await database.cards();
      const unread = cards.filter((card) => !card.calendars).map(({ id }) => id);
      // Runs in the background.
      if (unread.length > 0) noting ??= note(database, unread);
      // Unverified articles are shown with a warning when they are opened; the home page offers none of them.
      const hidden = new Set(unproved);
      const articles = cards
        .filter(({ id }) => !hidden.has(id))
        .map((card) => ({ id: card.id, calendars: card.calendars?.[languageOf(card, language) ?? language] ?? [] }));
      return {
        calendars: calendarsOfArticles(articles),
        here: new Set(cards.map(({ id }) => id)),
        unread: new Set(unread.filter((id) => !hidden.has(id))),
      };
    },
  };
}
