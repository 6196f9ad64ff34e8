/** Longer than any list of ids that the portal asks for. */
const LONGEST_QUERY = 8000;
const MOST_PARAMETERS = 60;
/** Groups in groups, or tables in tables. */
const DEEPEST_GROUP = 5;
const MOST_GROUPS = 24;
const MOST_ORDERS = 10;
const MOST_WILDCARDS = 20;

const REGULAR_EXPRESSION = /(^|[.,(])i?match(\((any|all)\))?\./i;
const PATTERN = /(^|[.,(])i?like(\((any|all)\))?\./i;

/**
 * Whether a question of the REST interface looks as if it could take for ever. A look at its text, so that it costs nobody
 * else's time; what is cleverer than that, query-limits.ts finds in the question as it was understood.
 */
export function looksCostly({ pathname, search, searchParams }: URL): boolean {
  if (search.length > LONGEST_QUERY) return true;
  // What somebody searches for is a text, whatever it looks like.
  const parameters = [...searchParams].filter(([name]) => name !== 'search' || !pathname.startsWith('/rest/v1/rpc/'));
  return parameters.length > MOST_PARAMETERS || parameters.some(([name, value]) => isCostly(name, value));
}

function isCostly(name: string, value: string): boolean {
  const groups = count(value, '(');
  return (
    groups > MOST_GROUPS ||
    (groups > DEEPEST_GROUP && depthOf(value) > DEEPEST_GROUP) ||
    (name.endsWith('order') && count(value, ',') >= MOST_ORDERS) ||
    (REGULAR_EXPRESSION.test(value) && name !== 'select') ||
    (PATTERN.test(value) && count(value, '*') + count(value, '%') > MOST_WILDCARDS)
  );
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if (character === '(') deepest = Math.max(deepest, (depth += 1));
    else if (character === ')') depth -= 1;
  }
  return deepest;
}
