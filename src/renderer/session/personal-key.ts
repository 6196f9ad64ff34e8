import { fieldsOf, parseJson } from '#domain/json.ts';
import type { Result } from '#domain/result.ts';
import { openPersonalStores, sealWritten } from '#renderer/data/personal-store.ts';
import type { SessionStorage } from '#renderer/platform/port.ts';

/** The key of what the person who is signed in has written on this device, kept beside the session and removed with it. */
export interface PersonalKey {
  /**
   * Opens what this person has written here, with the key that this device has, or else the backend; `ask` is null where the backend
   * doesn't answer. Never rejects.
   */
  open(person: string, ask: (() => Promise<Result<string>>) | null): Promise<void>;
  forget(): Promise<void>;
}

/** The key beside the session that is stored under `sessionKey`. `isSignedIn`: this person still is, after the backend's answer. */
export function personalKey(
  storage: SessionStorage,
  sessionKey: string,
  isSignedIn: (person: string) => boolean,
): PersonalKey {
  const name = `${sessionKey}-key`;
  // Windows take turns, so that none brings back what another has removed.
  const inTurn = <T>(work: () => Promise<T>) => storage.exclusively(name, work);

  async function kept(person: string): Promise<string | null> {
    const { person: whose, key } = fieldsOf(parseJson((await inTurn(() => storage.read(name))) ?? ''));
    return whose === person && typeof key === 'string' ? key : null;
  }

  return {
    async open(person, ask) {
      try {
        const key = await kept(person);
        if (key === null || !openPersonalStores(person, key)) {
          if (ask === null) return;
          const answer = await ask();
          if (!answer.ok) return warn(answer.code, answer.detail);
          if (!openPersonalStores(person, answer.value)) return warn('invalid', 'No key');
          await inTurn(async () => {
            if (isSignedIn(person)) await storage.write(name, JSON.stringify({ person, key: answer.value }));
          });
        }
        // Not waited for: the admin area opens meanwhile.
        sealWritten(person).catch((error: unknown) => warn('device', String(error)));
      } catch (error) {
        warn('device', String(error));
      }
    },
    forget: () => inTurn(() => storage.remove(name)),
  };
}

function warn(code: string, detail: string): void {
  console.warn('What is written on this device isn’t sealed, because its key could not be had:', code, detail);
}
