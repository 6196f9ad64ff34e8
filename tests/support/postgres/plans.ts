import type { ServerDriver } from './session.ts';

/** The scans and sorts in the plans of all queries of each call, each with its table, or with its index where it reads that alone. */
export async function plansOf(
  driver: ServerDriver,
  calls: readonly string[],
): Promise<readonly (readonly [call: string, nodes: readonly string[]])[]> {
  const found: (readonly [string, readonly string[]])[] = [];
  for (const call of calls) {
    const plans = await explained(driver, 'off', async () => {
      await driver.exec('set role service_role');
      await driver.query(`select public.${call}`);
      await driver.exec('reset role');
    });
    found.push([call, [...new Set(plans.flatMap(nodesOf))].sort()]);
  }
  return found;
}

/**
 * How many rows the queries of a statement and of its triggers read without using them, for example in a scan for each row of a join.
 * Throws if none of the queries is one of `table`: then nothing has been counted.
 */
export async function rowsPassedOver(driver: ServerDriver, statement: string, table: string): Promise<number> {
  const nodes = (await explained(driver, 'on', () => driver.query(statement))).flatMap(allNodes);
  if (!nodes.some((node) => node['Relation Name'] === table)) throw new Error(`No plan of ${table} was heard.`);
  const removed = nodes.map((node) => {
    const each = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
    return each * (node['Actual Loops'] ?? 0);
  });
  return removed.reduce((sum, rows) => sum + rows, 0);
}

/** The plans of all queries that run meanwhile, those in functions and triggers too; with their numbers of rows, if these are counted. */
async function explained(
  driver: ServerDriver,
  counting: 'on' | 'off',
  run: () => Promise<unknown>,
): Promise<readonly PlanNode[]> {
  await driver.exec(`
    load 'auto_explain';
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_analyze = ${counting};
    set auto_explain.log_timing = off;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_format = json;
    set auto_explain.log_level = notice;`);
  const plans: string[] = [];
  const stop = driver.onNotice((text) => plans.push(text));
  await run();
  stop();
  await driver.exec('set auto_explain.log_min_duration = -1');
  return plans.flatMap((text) => {
    const start = text.indexOf('{');
    return start === -1 ? [] : [(JSON.parse(text.slice(start)) as { readonly Plan: PlanNode }).Plan];
  });
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  /** Of a scan of an index alone, whose table its parent reads. */
  readonly 'Index Name'?: string;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly PlanNode[];
}

function nodesOf(node: PlanNode): string[] {
  const scanned = node['Relation Name'] ?? node['Index Name'];
  const scan = node['Node Type'].includes('Scan') && scanned !== undefined;
  const sorted = node['Node Type'].endsWith('Sort') ? tableUnder(node) : undefined;
  return [
    ...(scan ? [`${node['Node Type']} ${scanned}`] : []),
    ...(sorted === undefined ? [] : [`Sort ${sorted}`]),
    ...(node.Plans ?? []).flatMap(nodesOf),
  ];
}

/** The table whose rows a step gets; undefined for the rows of a page, which a function names. */
function tableUnder(node: PlanNode): string | undefined {
  const below = allNodes(node);
  if (below.some((each) => each['Node Type'] === 'Function Scan')) return undefined;
  return below.find((each) => each['Relation Name'] !== undefined)?.['Relation Name'];
}

function allNodes(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}
