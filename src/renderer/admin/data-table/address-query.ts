import { searchOf } from '#renderer/ui/use-typed-search.ts';

/** The query of every list; filters and sort order are further fields. `page` counts from 1. */
export interface TableQuery {
  readonly search: string;
  readonly page: number;
}

/** A filter, or the sort order, as a parameter of the address. */
interface Choice<Value> {
  readonly parameter: string;
  /** Null: any text. */
  readonly values: readonly Value[] | null;
  /** The default where the address has no value, or an unknown one. */
  readonly initial: Value;
}

/** The parameters of a list besides `search` and `page`, in the order of the address. */
export type Choices<Query extends TableQuery> = {
  readonly [Name in Exclude<keyof Query, keyof TableQuery>]: Choice<Query[Name]>;
};

/** Reads the search part of a list's address; what makes no sense is as if it weren't there. */
export function readAddressQuery<Query extends TableQuery>(
  choices: Choices<Query>,
  parameters: URLSearchParams,
): Query {
  const page = Number(parameters.get('page') ?? 1);
  const chosen = choicesOf(choices).map(([name, { parameter, values, initial }]) => {
    const value = parameters.get(parameter);
    const known = value !== null && (values === null || values.includes(value));
    return [name, known ? value : initial];
  });
  return {
    ...Object.fromEntries(chosen),
    search: searchOf(parameters.get('search') ?? ''),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  } as Query;
}

/** The search part of this query's address, with its question mark; empty for the whole list. */
export function writeAddressQuery<Query extends TableQuery>(choices: Choices<Query>, query: Query): string {
  const parameters = new URLSearchParams();
  if (query.search) parameters.set('search', query.search);
  for (const [name, { parameter, initial }] of choicesOf(choices)) {
    const value = query[name as keyof Query];
    if (value !== initial) parameters.set(parameter, String(value));
  }
  if (query.page > 1) parameters.set('page', String(query.page));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function choicesOf<Query extends TableQuery>(choices: Choices<Query>): [string, Choice<unknown>][] {
  return Object.entries(choices);
}
