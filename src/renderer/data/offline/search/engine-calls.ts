import type { SearchEngine } from './search-engine.ts';

type Method = keyof SearchEngine;

/** A call of the engine on its way to the worker. */
export interface EngineCall {
  readonly nth: number;
  readonly backend: string;
  readonly method: Method;
  readonly values: readonly unknown[];
}

/** What became of a call: its value, or why there is none. */
type EngineAnswer = { readonly nth: number } & (
  | { readonly value: unknown }
  | { readonly problem: string; readonly name: string }
);

/** Makes a call; never rejects. */
export async function answerCall(engine: SearchEngine, { nth, method, values }: EngineCall): Promise<EngineAnswer> {
  const called = engine[method] as (...values: readonly unknown[]) => Promise<unknown>;
  try {
    return { nth, value: await called(...values) };
  } catch (error) {
    return { nth, problem: String(error), name: error instanceof Error ? error.name : 'Error' };
  }
}

/** The search engine in a worker. If the worker crashes, pending calls reject and `onBroken` is called. */
export function engineIn(worker: Worker, backend: string, onBroken: () => void): SearchEngine {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let calls = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
    const call = waiting.get(data.nth);
    waiting.delete(data.nth);
    // The error's name shows whether the device is full.
    if ('problem' in data) call?.reject(Object.assign(new Error(data.problem), { name: data.name }));
    else call?.resolve(data.value);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const call of waiting.values()) call.reject(new Error(`The search worker broke: ${message}`));
    waiting.clear();
    worker.terminate();
    onBroken();
  });
  const calling =
    <Value>(method: Method) =>
    (...values: readonly unknown[]): Promise<Value> =>
      new Promise<Value>((resolve, reject) => {
        const nth = (calls += 1);
        waiting.set(nth, { resolve: resolve as (value: unknown) => void, reject });
        worker.postMessage({ nth, backend, method, values } satisfies EngineCall);
      });
  return { find: calling('find'), suggestSearch: calling('suggestSearch'), rebuild: calling('rebuild') };
}
