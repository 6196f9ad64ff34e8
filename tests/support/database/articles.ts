import type { TestBackend } from '../backend/backend.ts';

export interface ArticleDraft {
  readonly id: number;
  readonly day?: string;
  readonly category?: string;
  /** Title and excerpt by language; unpublished with `draft`. */
  readonly texts: Partial<Record<'id' | 'en', { title: string; excerpt?: string; content?: string; draft?: boolean }>>;
}

/** The four categories, as the seed makes them, with ids 1 to 4. */
export async function addCategories(backend: TestBackend): Promise<void> {
  await backend.sql(`insert into public.categories (slug, name_indonesian, name_english, position) values
    ('hydroponics', 'Hidroponik', 'Hydroponics', 1), ('horticulture', 'Hortikultura', 'Horticulture', 2),
    ('technology', 'Teknologi', 'Technology', 3), ('organic', 'Organik', 'Organic', 4)`);
}

/** Puts articles into the database, past every policy. */
export async function addArticles(backend: TestBackend, articles: readonly ArticleDraft[]): Promise<void> {
  for (const { id, day = '2024-01-01', category = 'organic', texts } of articles) {
    await backend.sql('insert into public.articles (id, published_on) values ($1, $2)', [id, day]);
    for (const [language, { title, excerpt = '', content = '', draft = false }] of Object.entries(texts)) {
      await backend.sql(
        `insert into public.article_translations
           (article_id, language, title, excerpt, content, status, image, category_id, author)
         values ($1, $2, $3, $4, $5, $6, '/pictures/x.svg', (select k.id from public.categories k where k.slug = $7),
           case $2 when 'id' then 'Tim' else 'Team' end)`,
        [id, language, title, excerpt, content, draft ? 'draft' : 'published', category],
      );
    }
  }
}
