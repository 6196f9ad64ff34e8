import { lineOfSetUp } from '../portal/set-up-line.ts';

/** What serve-cluster.ts prints. */
export interface ServedCluster {
  /** The folder of the server's socket. */
  readonly socket: string;
  /** The name of the database with the bundled articles. */
  readonly seeded: string;
}

/** The environment variable with the file in which the set-up of the journeys names its server; unset where it starts none. */
export const CLUSTER_VARIABLE = 'TUNAS_CLUSTER_UNDER_TEST';

/** The server that the set-up of the journeys started; undefined without PostgreSQL, and in the long form. */
export async function servedCluster(): Promise<ServedCluster | undefined> {
  const given = process.env[CLUSTER_VARIABLE];
  return given === undefined ? undefined : (JSON.parse(await lineOfSetUp(given)) as ServedCluster);
}
