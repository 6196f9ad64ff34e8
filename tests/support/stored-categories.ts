interface Reachable {
  readonly url: string;
  readonly secretKey: string;
}

/** The slugs of all categories that a backend has, page by page. */
export async function storedSlugs({ url, secretKey }: Reachable): Promise<string[]> {
  const slugs: string[] = [];
  for (;;) {
    const response = await fetch(`${url}/rest/v1/categories?select=slug&order=id&offset=${slugs.length}`, {
      headers: { apikey: secretKey },
    });
    const rows = (await response.json()) as { slug: string }[];
    if (rows.length === 0) return slugs;
    slugs.push(...rows.map((row) => row.slug));
  }
}

/** Adds a category; false where the backend has not acknowledged it. */
export async function insertCategory({ url, secretKey }: Reachable, slug: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/rest/v1/categories`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ slug, name_indonesian: slug, name_english: slug }),
    });
    return response.status === 201;
  } catch {
    // Killed in the middle of it: not acknowledged, so it may be there or not.
    return false;
  }
}
