/** A picture where the other system kept it. */
export interface ForeignPicture {
  readonly source: string;
  readonly alt: string;
}

/**
 * What of an article doesn't come along as it was. `picture`: it isn't among the chosen files; `embed`: a video, sound or
 * frame became a link; `block`, `shortcode`: made by a part of the other system; `category`: only one fits; `tag`: more than fit;
 * `title`, `excerpt`, `author`: too long, so shortened; `date`: none that can be read; `links`: so many still lead to the other site;
 * `link`: led to a place of the other site, whose address isn't known; `struck`: so many struck passages are left out;
 * `protected`, `private`, `scheduled`, `members`: not everybody could read it there.
 */
export interface Note {
  readonly kind:
    | 'picture'
    | 'embed'
    | 'block'
    | 'shortcode'
    | 'category'
    | 'tag'
    | 'title'
    | 'excerpt'
    | 'author'
    | 'date'
    | 'links'
    | 'link'
    | 'struck'
    | 'protected'
    | 'private'
    | 'scheduled'
    | 'members';
  /** Names it: the file, the address, the block. For `links` and `struck` their number. */
  readonly what: string;
}

/** What each list has been told by `noteOnce`: a text may hold thousands of names. */
const noted = new WeakMap<Note[], Set<string>>();

/** Notes something that is worth one line however often a text has it. */
export function noteOnce(notes: Note[], note: Note): void {
  const known = noted.get(notes) ?? new Set<string>();
  noted.set(notes, known);
  const key = `${note.kind} ${note.what}`;
  if (known.has(key)) return;
  known.add(key);
  notes.push(note);
}

/** Longer HTML than becomes an article, in characters: it isn't even looked at. */
export const HTML_MAX = 1_000_000;
