import { beginning, oneLine, type Letter } from './mail-parts.ts';
import type { MailLanguage, MentionValues } from './outgoing-mail.ts';
import { roleWords } from './role-words.ts';
import { siteAddress } from './site-address.ts';

/** The mail for a mention in a comment: its author, draft and text, and a link to the comment. */
export function mentionLetter(values: MentionValues, language: MailLanguage, site: string): Letter {
  const author = authorWords(values.author, language);
  const draft = draftName(values, language);
  const quote = { kind: 'quote', words: values.shortened ? `${values.body.trimEnd()}…` : values.body } as const;
  const address = siteAddress(site, pathOf(values), language);
  const profile = siteAddress(site, '/profile', language);
  if (language === 'id') {
    const title = values.wants_changes
      ? `${author} meminta perubahan di ${draft}`
      : `${author} menyebut Anda di ${draft}`;
    return {
      language,
      title,
      parts: [
        quote,
        { kind: 'link', words: 'Buka komentarnya', address },
        {
          kind: 'note',
          words: 'Email ini dikirim karena nama Anda disebut. Atur email seperti ini di profil Anda:',
          address: profile,
        },
      ],
    };
  }
  const title = values.wants_changes ? `${author} asks for changes in ${draft}` : `${author} mentioned you in ${draft}`;
  return {
    language,
    title,
    parts: [
      quote,
      { kind: 'link', words: 'Open the comment', address },
      {
        kind: 'note',
        words: 'You get this email because you were mentioned. Change that in your profile:',
        address: profile,
      },
    ],
  };
}

/** With the role: a name alone may be anybody's who has left the team. */
function authorWords(author: MentionValues['author'], language: MailLanguage): string {
  const name = beginning(oneLine(author.name), 80);
  if (name === '') return language === 'id' ? 'Seseorang' : 'Somebody';
  return author.role === null ? name : `${name} (${roleWords(author.role, author.language, language)})`;
}

interface Section {
  /** Below /admin. */
  readonly path: string;
  /** A section with a single item, whose address has no id. */
  readonly single?: true;
  readonly id: string;
  readonly en: string;
}

/** The admin area's section for each collection, and the name of an untitled item. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  articles: { path: 'blogs', id: 'artikel tanpa judul', en: 'an article without a title' },
  banners: { path: 'hero-banner', id: 'spanduk tanpa judul', en: 'a banner without a title' },
  communities: { path: 'community', id: 'komunitas tanpa nama', en: 'a community without a name' },
  about: { path: 'about', single: true, id: 'halaman Tentang', en: 'the About page' },
  contact: { path: 'contact', single: true, id: 'halaman Kontak', en: 'the Contact page' },
  seasons: { path: 'seasons', single: true, id: 'musim tanam', en: 'the planting seasons' },
};

/** For an unknown collection the link leads to the dashboard, which lists mentions. */
function pathOf({ collection, item, comment }: MentionValues): string {
  const section = SECTIONS[collection];
  if (section === undefined) return '/admin';
  return `/admin/${section.path}${section.single ? '' : `/${item}`}?comment=${encodeURIComponent(comment)}`;
}

function draftName(values: MentionValues, language: MailLanguage): string {
  const [first, second] = [values.title_indonesian, values.title_english].map(oneLine);
  const title = (language === 'id' ? first || second : second || first) ?? '';
  if (title !== '') return `“${beginning(title, 60)}”`;
  return SECTIONS[values.collection]?.[language] ?? (language === 'id' ? 'sebuah draf' : 'a draft');
}
