import getPort, { portNumbers } from 'get-port';

/** How many ports after the wanted one are tried. */
const TRIES = 50;

/**
 * The port in an environment variable, else `standard`; where it is taken the next free one, which `say` reports. A value that is
 * no port is an error that names the variable.
 */
export async function freePort(variable: string, standard: number, say: (line: string) => void): Promise<number> {
  const wanted = wantedPort(variable, standard);
  if (wanted === 0) return 0;
  const last = Math.min(wanted + TRIES, 65_535);
  const port = await getPort({ port: portNumbers(wanted, last), host: '127.0.0.1' });
  if (port !== wanted) say(`Port ${wanted} is taken; using ${port}.`);
  return port;
}

/** The port in an environment variable, else `standard`, taken or not. A value that is no port is an error. */
export function wantedPort(variable: string, standard: number): number {
  const text = process.env[variable];
  const wanted = text === undefined ? standard : Number(text);
  if (text === '' || !Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
    throw new Error(`${variable} is "${text}", but must be a whole number from 0 to 65535.`);
  }
  return wanted;
}
