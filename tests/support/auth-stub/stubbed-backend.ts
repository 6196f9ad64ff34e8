import { afterAll, afterEach } from 'vitest';
import { signUp } from '../backend/auth-call.ts';
import { testBackend, type TestBackend } from '../backend/backend.ts';
import { startAuthStub, type AuthStub } from './start-auth-stub.ts';

/** A backend with the stub of an auth service before it, for all tests of a file; the stub is mended after each. */
export async function stubbedBackend(): Promise<{ readonly backend: TestBackend; readonly stub: AuthStub }> {
  const backend = await testBackend();
  // The first one takes longest.
  await signUp(backend, 'first@contoh.id');
  const stub = await startAuthStub(backend);
  afterEach(() => stub.mend());
  afterAll(() => stub.stop());
  return { backend, stub };
}
