import type { BackendUnderTest } from './portals.ts';
import { ask } from './rest.ts';

export interface CategoryRow {
  readonly id: number;
  readonly slug: string;
  readonly name_indonesian: string;
  readonly name_english: string;
  readonly version: number;
}

/** Every category in its order. */
export function categoriesOf(backend: BackendUnderTest): Promise<CategoryRow[]> {
  return ask(backend, 'categories?select=id,slug,name_indonesian,name_english,version&order=position,id');
}

/** A new category behind all others, called like its address part: "Kategori <slug>", "Category <slug>". */
export async function addCategory(backend: BackendUnderTest, slug: string): Promise<CategoryRow> {
  await ask(backend, 'rpc/save_category', 'POST', {
    slug,
    name_indonesian: `Kategori ${slug}`,
    name_english: `Category ${slug}`,
  });
  return categoryOf(backend, slug);
}

/** The category with this address part; an error where there is none. */
async function categoryOf(backend: BackendUnderTest, slug: string): Promise<CategoryRow> {
  const found = (await categoriesOf(backend)).find((each) => each.slug === slug);
  if (!found) throw new Error(`There is no category ${slug}.`);
  return found;
}

/** A new tag that is called like its address part in both languages; its id. */
export async function addTag(backend: BackendUnderTest, slug: string): Promise<number> {
  const words = { slug: slug.toLowerCase(), name_indonesian: slug, name_english: slug };
  // A function returns its own value, which isn't a list of rows.
  const saved: unknown = await ask(backend, 'rpc/save_tag', 'POST', words);
  return (saved as { readonly tag: { readonly id: number } }).tag.id;
}
