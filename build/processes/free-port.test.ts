import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from './free-port.ts';

const VARIABLE = 'TUNAS_TEST_PORT';
let said: string[];
const say = (line: string): void => void said.push(line);
const servers: Server[] = [];

/** Occupies a port, by default one of the system's choice. */
async function take(port = 0): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

beforeEach(() => {
  said = [];
  delete process.env[VARIABLE];
});
afterEach(async () => {
  delete process.env[VARIABLE];
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** A port that was free a moment ago. */
async function released(): Promise<number> {
  const port = await take();
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return port;
}

test('the standard port is used where nobody asks for another', async () => {
  const standard = await released();
  expect(await freePort(VARIABLE, standard, say)).toBe(standard);
  expect(said).toEqual([]);
});

test('the variable decides', async () => {
  const wanted = await released();
  process.env[VARIABLE] = String(wanted);
  expect(await freePort(VARIABLE, 1, say)).toBe(wanted);
});

test('0 leaves the choice to the system', async () => {
  process.env[VARIABLE] = '0';
  expect(await freePort(VARIABLE, 5173, say)).toBe(0);
});

test('a taken port: the next free one, said in a line that names both', async () => {
  const taken = await take();
  const port = await freePort(VARIABLE, taken, say);
  expect(port).toBeGreaterThan(taken);
  expect(port).toBeLessThanOrEqual(taken + 50);
  expect(said).toEqual([`Port ${taken} is taken; using ${port}.`]);
  // It really is free.
  expect(await take(port)).toBe(port);
});

describe('a value that is no port is an error that names the variable', () => {
  test.each(['', 'abc', '-1', '65536', '80.5', 'NaN', '1,000', '3000x', 'Infinity'])('%j', async (value) => {
    process.env[VARIABLE] = value;
    await expect(freePort(VARIABLE, 5173, say)).rejects.toThrow(VARIABLE);
  });
});
