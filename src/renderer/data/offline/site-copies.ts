import { fieldsOf } from '#domain/json.ts';
import type { Language } from '#domain/localized.ts';
import { ok } from '#domain/result.ts';
import type { LiveLibrary, StoredLibrary } from '../repository.ts';
import type { DeviceStore } from '../device-store.ts';

/** Records of another form are dropped. */
const FORMAT = 1;

/** What super admins wrote of the site, on this device. Nothing here fails: what doesn't work is told on the console. */
interface SiteCopies {
  /** As the backend named it; null where nothing is kept. */
  read(language: Language): Promise<readonly unknown[] | null>;
  keep(language: Language, rows: readonly unknown[]): Promise<void>;
}

/** The copies of one backend's site. `backend` is its address: those of another one stay apart. */
export function siteCopies(
  store: DeviceStore,
  backend: string,
  tell: (...words: unknown[]) => void = console.warn,
): SiteCopies {
  const nameOf = (language: Language) => `${backend} site ${language}`;
  return {
    async read(language) {
      try {
        const [record] = await store.read([nameOf(language)]);
        return record === undefined ? null : rowsIn(record);
      } catch (error) {
        tell('The copy of what stands on the site could not be read:', error);
        return null;
      }
    },
    async keep(language, rows) {
      try {
        await store.write(nameOf(language), { format: FORMAT, rows });
      } catch (error) {
        tell('This device doesn’t keep what stands on the site:', error);
      }
    },
  };
}

/** Each of the rows is looked at when it is shown. */
function rowsIn(record: unknown): readonly unknown[] {
  const { format, rows } = fieldsOf(record);
  if (format !== FORMAT || !Array.isArray(rows)) throw new Error(`A damaged copy, format ${String(format)}.`);
  return rows as readonly unknown[];
}

/**
 * The backend's library; what it says of the site stays on this device. Nothing is as good an answer as anything. It is asked for all
 * parts at once, so that pages that nobody has opened yet can be read without a network too.
 */
export function cachingSite(live: LiveLibrary, copies: SiteCopies): LiveLibrary {
  let calls = 0;
  const kept = { id: 0, en: 0 };
  return {
    ...live,
    async site(language, _parts, signal) {
      const call = (calls += 1);
      const result = await live.site(language, null, signal);
      // A late answer to an earlier question is no news.
      if (result.ok && Array.isArray(result.value) && call > kept[language]) {
        kept[language] = call;
        // Nobody waits for the copy.
        void copies.keep(language, result.value as readonly unknown[]);
      }
      return result;
    },
  };
}

/** What is stored; the copy of what the backend said last comes before what was built in. */
export function cachedSite(stored: StoredLibrary, copies: SiteCopies): StoredLibrary {
  return {
    ...stored,
    async site(language) {
      const rows = await copies.read(language);
      return rows === null ? stored.site(language) : ok({ rows, story: '' });
    },
  };
}
