import type { LiveLibrary } from '../repository.ts';
import type { ArticleCopies } from './article-copies.ts';

/**
 * The backend's library, whose articles stay on this device as they are read. What it withdrew is gone from here before it
 * says so; a call that didn't work changes nothing.
 */
export function copyingLibrary(live: LiveLibrary, copies: ArticleCopies): LiveLibrary {
  let calls = 0;
  const said = new Map<number, number>();
  /** Those ids about which no later question was answered already. */
  const news = (ids: readonly number[], call: number): readonly number[] => {
    const fresh = ids.filter((id) => (said.get(id) ?? 0) <= call);
    for (const id of fresh) said.set(id, call);
    return fresh;
  };
  const withdraw = async (ids: readonly number[], call: number) => {
    const fresh = news(ids, call);
    if (fresh.length > 0) await copies.withdraw(fresh);
  };
  const welcome = (ids: readonly number[], call: number) => void copies.welcome(news(ids, call));

  return {
    async articlePage(query, signal) {
      const call = (calls += 1);
      const result = await live.articlePage(query, signal);
      if (result.ok) welcome(idsOf(result.value.articles), call);
      return result;
    },
    async article(id, language, signal) {
      const call = (calls += 1);
      const result = await live.article(id, language, signal);
      if (!result.ok && result.code === 'not-found') await withdraw([id], call);
      // Nobody waits for the copy.
      if (result.ok && news([id], call).length > 0) void copies.keep(language, result.value);
      return result;
    },
    async published(ids, signal) {
      const call = (calls += 1);
      const result = await live.published(ids, signal);
      if (!result.ok) return result;
      const missing = ids.filter((id) => !result.value.includes(id));
      await withdraw(missing, call);
      welcome(result.value, call);
      return result;
    },
    async articleVersion(id, signal) {
      const call = (calls += 1);
      const result = await live.articleVersion(id, signal);
      if (result.ok) welcome([id], call);
      else if (result.code === 'not-found') await withdraw([id], call);
      return result;
    },
    site: live.site,
  };
}

function idsOf(articles: readonly { readonly id: number }[]): readonly number[] {
  return articles.map(({ id }) => id);
}
