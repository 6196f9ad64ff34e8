import type { PgliteConnection } from '@supabase/lite/pglite';
import { numbersFrom } from '../support/seeded-numbers.ts';

const SYLLABLES = ['ta', 'ni', 'pa', 'di', 'ka', 'bu', 'sa', 'wah', 'le', 'lo', 'me', 'rah', 'gu', 'lud', 'pu', 'puk'];

/** Fills a database with bilingual articles whose words are made up but distributed as words are: few often, many seldom. */
export async function fillArticles({ driver }: PgliteConnection, count: number): Promise<void> {
  const random = numbersFrom(42);
  const text = madeUpText(random);
  const batch = 250;
  for (let start = 0; start < count; start += batch) {
    const rows = Array.from({ length: Math.min(batch, count - start) }, (_, at) => {
      const id = 1000 + start + at;
      const rare = id % 2500 === 0 ? ' Xanthosoma' : '';
      return {
        id,
        day: new Date(Date.UTC(2010, 0, 1 + Math.floor(random() * 5000))).toISOString().slice(0, 10),
        category: 1 + Math.floor(random() * 4),
        texts: ['id', 'en'].map((language) => ({
          language,
          title: `Pertanian ${id} ${text(5)}${rare}`,
          excerpt: text(22),
          content: `${text(60)}\n\n`.repeat(12),
        })),
      };
    });
    await driver.query(
      `insert into public.articles (id, published_on)
       select a.id, a.day from jsonb_to_recordset($1) as a (id bigint, day date)`,
      [JSON.stringify(rows.map(({ id, day }) => ({ id, day })))],
    );
    await driver.query(
      `insert into public.article_translations 
         (article_id, language, title, excerpt, content, status, image, category_id, author)
       select t.id, t.language, t.title, t.excerpt, t.content, 'published', '/pictures/nft-lettuce.svg', t.category,
         case t.language when 'id' then 'Tim' else 'Team' end
       from jsonb_to_recordset($1)
         as t (id bigint, language text, title text, excerpt text, content text, category bigint)`,
      [JSON.stringify(rows.flatMap(({ id, category, texts }) => texts.map((one) => ({ id, category, ...one }))))],
    );
  }
}

/** Texts of so many made-up words. */
export function madeUpText(random: () => number): (words: number) => string {
  return (words) => Array.from({ length: words }, () => word(Math.floor(3000 * random() ** 3), random)).join(' ');
}

function word(rank: number, random: () => number): string {
  let rest = rank;
  let built = '';
  do {
    built += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  } while (rest > 0);
  return random() < 0.1 ? built.charAt(0).toUpperCase() + built.slice(1) : built;
}
