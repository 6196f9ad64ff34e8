import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/localized.ts';
import { ok } from '#domain/result.ts';
import { request } from '../request-error.ts';

/** A page of the portal, by what it is called. */
interface LinkPage {
  readonly title: string;
  readonly path: string;
}

/** Finds pages by words of their titles. */
export type FindPages = (words: string, signal: AbortSignal) => Promise<readonly LinkPage[]>;

/** Pages of the portal in one language; those found before stay until they are there. */
export const portalPagesQuery = (find: FindPages, language: Language, words: string) =>
  queryOptions({
    queryKey: ['portal-pages', language, words],
    queryFn: ({ signal }) => request(async () => ok(await find(words, signal))),
    placeholderData: keepPreviousData,
  });
