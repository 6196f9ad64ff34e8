import { callBackend, callSuccessfully, type Reachable } from './backend-call.ts';

/** The slugs of all categories that a backend has, page by page. */
export async function storedSlugs(backend: Reachable): Promise<string[]> {
  const slugs: string[] = [];
  for (;;) {
    const path = `rest/v1/categories?select=slug&order=id&offset=${slugs.length}`;
    const rows = await callSuccessfully<{ slug: string }[]>(backend, path, { key: backend.secretKey });
    if (rows.length === 0) return slugs;
    slugs.push(...rows.map((row) => row.slug));
  }
}

/** Adds a category; false where the backend has not acknowledged it. */
export async function insertCategory(backend: Reachable, slug: string): Promise<boolean> {
  const body = { slug, name_indonesian: slug, name_english: slug };
  // Killed in the middle of it: not acknowledged, so it may be there or not.
  const call = callBackend(backend, 'rest/v1/categories', { method: 'POST', key: backend.secretKey, body });
  return call.then(
    ({ status }) => status === 201,
    () => false,
  );
}
