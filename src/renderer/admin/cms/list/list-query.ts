import { DRAFT_SHOWS, DRAFT_SORTS } from '#domain/draft.ts';
import type { DraftQuery } from '#renderer/data/collections/draft-collection.ts';

/** What a list is asked for, as its address says it. */
export type ListQuery = Omit<DraftQuery, 'language'>;

/** Longer searches than most titles: more only costs. */
export const LONGEST_SEARCH = 100;

const WHOLE: ListQuery = { search: '', show: 'all', topic: '', sort: 'changed', page: 1 };

/** Reads the search part of a list's address; what makes no sense is as if it weren't there. */
export function listQuery(parameters: URLSearchParams): ListQuery {
  const page = Number(parameters.get('page') ?? 1);
  return {
    search: searchOf(parameters.get('search') ?? ''),
    show: DRAFT_SHOWS.find((show) => show === parameters.get('show')) ?? WHOLE.show,
    topic: parameters.get('category') ?? '',
    sort: DRAFT_SORTS.find((sort) => sort === parameters.get('sort')) ?? WHOLE.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** What is searched for when this was typed. */
export function searchOf(typed: string): string {
  return typed.trim().slice(0, LONGEST_SEARCH);
}

/** The search part of the address that asks for this; empty for the whole list. */
export function listParameters(query: ListQuery): string {
  const parameters = new URLSearchParams();
  if (query.search) parameters.set('search', query.search);
  if (query.show !== WHOLE.show) parameters.set('show', query.show);
  if (query.topic) parameters.set('category', query.topic);
  if (query.sort !== WHOLE.sort) parameters.set('sort', query.sort);
  if (query.page > 1) parameters.set('page', String(query.page));
  return parameters.toString();
}

/** Whether the list is narrowed at all: then an empty one says nothing about what there is. */
export function isNarrowed({ search, show, topic }: ListQuery): boolean {
  return search !== '' || topic !== '' || show !== 'all';
}
