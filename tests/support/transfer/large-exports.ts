import { ARTICLE_LIMITS } from '#domain/article-document.ts';
import { AUTHOR_MAX, TAGS_MAX } from '#domain/limits.ts';
import {
  ghostExport,
  wordpressExport,
  wordpressItem,
  wordpressPicture,
  wordpressTerm,
  type WordpressItem,
} from './foreign-exports.ts';

// Sites with many posts, one in turn for each thing that can't come along as it was, and one without any.

const SITE = 'https://lama.example';
const WORDS = '<p>Siram bibit pagi dan sore.</p>';
const TOO_LONG = `${WORDS.slice(0, -4)}${' pupuk'.repeat(ARTICLE_LIMITS.content / 5)}</p>`;
const tagsOf = (word: string) => Array.from({ length: TAGS_MAX + 1 }, (_, each) => `${word} tag ${each + 1}`);
const long = (most: number) => 'Panjang '.repeat(most / 7).trim();

type Made<Post> = Readonly<Record<string, (number: number, word: string) => Partial<Post>>>;

const WORDPRESS: Made<WordpressItem> = {
  protected: () => ({ more: '<wp:post_password><![CDATA[rahasia]]></wp:post_password>' }),
  private: () => ({ status: 'private' }),
  scheduled: () => ({ status: 'future', date: '2099-03-04 05:06:07' }),
  picture: (number) => ({ content: `${WORDS}<img src="${SITE}/uploads/${number}.jpg" alt="Ulat">` }),
  embed: () => ({ content: `${WORDS}\n\nhttps://video.example/tonton?v=1\n\n${WORDS}` }),
  // Two in each.
  links: () => ({ content: `<p><a href="${SITE}/a/">a</a> dan <a href="${SITE}/b/">b</a></p>` }),
  struck: () => ({ content: '<p>Pakai <s>2 ml</s> 20 ml, lalu <del>besok</del> lusa.</p>' }),
  block: () => ({ content: `<!-- wp:latest-posts {"postsToShow":3} /-->${WORDS}` }),
  shortcode: () => ({ content: `${WORDS}[kontak id="7"]` }),
  category: () => ({
    more: wordpressTerm('category', 'kebun-lama', 'Kebun Lama') + wordpressTerm('category', 'berita', 'Berita'),
  }),
  tag: (_, word) => ({
    more: tagsOf(word)
      .map((name) => wordpressTerm('post_tag', name, name))
      .join(''),
  }),
  title: (number, word) => ({ title: `${word} title ${number} ${long(ARTICLE_LIMITS.title)}` }),
  excerpt: () => ({ excerpt: long(ARTICLE_LIMITS.excerpt) }),
  author: () => ({ author: long(AUTHOR_MAX) }),
  date: () => ({ date: '0000-00-00 00:00:00' }),
  kind: () => ({ kind: 'page' }),
  binned: () => ({ status: 'trash' }),
  empty: () => ({ title: '', content: '' }),
  language: () => ({ more: wordpressTerm('language', 'fr', 'Français') }),
  long: () => ({ content: TOO_LONG }),
  comments: () => ({ more: '<wp:comment></wp:comment><wp:comment></wp:comment>' }),
  nothing: () => ({}),
};

/** The parts of a post of Ghost that differ. */
interface GhostPost {
  readonly title: string;
  readonly html: string;
  readonly status: string;
  readonly type: string;
  readonly visibility: string;
  readonly published_at: string;
  readonly custom_excerpt: string;
  readonly author_id: string;
  readonly lexical: string;
  /** Tags by their slugs, in the table of links. */
  readonly tags: readonly string[];
}

const lexical = (...children: readonly object[]) => JSON.stringify({ root: { children } });

const GHOST: Made<GhostPost> = {
  members: () => ({ visibility: 'paid' }),
  scheduled: () => ({ status: 'scheduled', published_at: '2099-03-04T05:06:07.000Z' }),
  picture: (number) => ({ html: `${WORDS}<img src="__GHOST_URL__/content/images/${number}.jpg" alt="Ulat">` }),
  embed: () => ({ html: `${WORDS}<iframe src="https://video.example/1"></iframe>` }),
  link: () => ({ html: '<p><a href="__GHOST_URL__/panduan/">panduan</a></p>' }),
  struck: () => ({ html: '<p>Pakai <s>2 ml</s> 20 ml, lalu <del>besok</del> lusa.</p>' }),
  block: () => ({
    html: '',
    lexical: lexical(
      { type: 'paragraph', children: [{ type: 'text', text: 'Siram.' }] },
      { type: 'signup', header: 'Langganan' },
    ),
  }),
  tag: (_, word) => ({ tags: ['utama', ...tagsOf(word)] }),
  title: (number, word) => ({ title: `${word} title ${number} ${long(ARTICLE_LIMITS.title)}` }),
  excerpt: () => ({ custom_excerpt: long(ARTICLE_LIMITS.excerpt) }),
  author: () => ({ author_id: 'lama' }),
  kind: () => ({ type: 'page' }),
  empty: () => ({ title: '', html: '' }),
  language: () => ({ tags: ['hash-fr'] }),
  long: () => ({ html: TOO_LONG }),
  nothing: () => ({}),
};

/** An export with so many posts, and how many of them there are of each kind. */
export interface LargeExport {
  readonly file: Buffer;
  readonly posts: Readonly<Record<string, number>>;
}

function inTurn<Post>(made: Made<Post>, word: string, many: number) {
  const kinds = Object.keys(made);
  const each = Array.from({ length: many }, (_, at) => {
    const kind = kinds[at % kinds.length]!;
    return { kind, number: at + 1, post: made[kind]!(at + 1, word) };
  });
  const posts = Object.fromEntries(kinds.map((kind) => [kind, each.filter((one) => one.kind === kind).length]));
  return { each, posts };
}

/** An export of WordPress, in which every title begins with this word and the kind, and every tag with the word. */
export function largeWordpress(word: string, many: number): LargeExport {
  const { each, posts } = inTurn(WORDPRESS, word, many);
  const items = each.map(({ kind, number, post }) =>
    wordpressItem({
      id: number,
      content: WORDS,
      slug: `${word}-${number}`,
      title: `${word} ${kind} ${number}`,
      ...post,
    }),
  );
  // Uploads aren't posts.
  return { file: Buffer.from(wordpressExport([wordpressPicture(many + 1, 'a.jpg'), ...items])), posts };
}

/** The same of Ghost, which doesn't say where its site is. */
export function largeGhost(word: string, many: number): LargeExport {
  const { each, posts } = inTurn(GHOST, word, many);
  const links: { post_id: number; tag_id: string; sort_order: number }[] = [];
  const made = each.map(({ kind, number, post: { tags = [], ...post } }) => {
    for (const [order, tag] of tags.entries()) links.push({ post_id: number, tag_id: tag, sort_order: order });
    return {
      ...{
        id: number,
        slug: `${word}-${number}`,
        title: `${word} ${kind} ${number}`,
        html: WORDS,
        status: 'published',
      },
      ...{ type: 'post', visibility: 'public', published_at: '2021-03-04T05:06:07.000Z', author_id: 'ayu', ...post },
    };
  });
  const tags = [...new Set(links.map(({ tag_id: id }) => id))].map((id) => ({
    id,
    slug: id,
    name: id.replace('hash-', '#'),
  }));
  const users = [
    { id: 'ayu', name: 'Ayu Lestari' },
    { id: 'lama', name: long(AUTHOR_MAX) },
  ];
  return { file: Buffer.from(ghostExport(made, { tags, posts_tags: links, users })), posts };
}
