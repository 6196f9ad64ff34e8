import { afterAll } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';

/** A backend for all tests of a file, which ends with them. */
export async function testBackend(): Promise<TestBackend> {
  const backend = await startTestBackend();
  afterAll(() => backend.stop());
  return backend;
}
