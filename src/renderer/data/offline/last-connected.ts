import type { DeviceStore } from '../device-store.ts';

/** When the backend answered last, in ms since 1970, remembered over starts of the app. */
export interface LastConnected {
  read(): Promise<number | null>;
  write(moment: number): Promise<void>;
}

/** The moment for one backend. `backend` is its address. */
export function lastConnected(
  store: DeviceStore,
  backend: string,
  tell: (...words: unknown[]) => void = console.warn,
): LastConnected {
  const name = `${backend} reached`;
  return {
    async read() {
      try {
        const [moment] = await store.read([name]);
        return typeof moment === 'number' && Number.isFinite(moment) ? moment : null;
      } catch (error) {
        tell('This device doesn’t say when the backend was reached last:', error);
        return null;
      }
    },
    async write(moment) {
      try {
        await store.write(name, moment);
      } catch (error) {
        tell('This device doesn’t remember when the backend was reached:', error);
      }
    },
  };
}
