import { expect } from 'vitest';
import type { Person, TestBackend } from './backend.ts';

/** Tells whether the database takes somebody for a super admin: only those see what visitors wrote, of which there has to be something. */
export function superAdminCheck(backend: TestBackend): (person: Pick<Person, 'token'>) => Promise<boolean> {
  return async (person) => {
    const answer = await backend.ask(person, 'contact_messages');
    if (answer.status === 401) return false;
    expect(answer.status).toBe(200);
    return (answer.body as unknown[]).length > 0;
  };
}
