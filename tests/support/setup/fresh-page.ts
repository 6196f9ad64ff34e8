import { vi } from 'vitest';

// Test files that render run one after another in one process, so that react-dom, happy-dom and other packages are loaded once.
// Each starts with fresh modules, a fresh page and fresh databases: what an earlier file added to the page, its objects and their
// prototypes is removed.

interface Kept {
  readonly of: object;
  readonly properties: ReadonlyMap<string, PropertyDescriptor>;
  /** Values of the window: vitest's accessors there keep what was assigned to them. */
  readonly values: ReadonlyMap<string, unknown>;
}

const MARK = '__page_before_the_first_file';
/** Made by what stays loaded: vitest, React, fake-indexeddb. */
const STAYS = /^(__|IDB|indexedDB$|IS_REACT_ACT_ENVIRONMENT$|fetch$)/;

/** happy-dom keeps its own state behind symbols. */
const keysOf = (of: object) => Object.getOwnPropertyNames(of).filter((key) => of !== globalThis || !STAYS.test(key));

function keep(of: object): Kept {
  const properties = new Map(keysOf(of).map((key) => [key, Reflect.getOwnPropertyDescriptor(of, key)!]));
  const settable = of === globalThis ? [...properties].filter(([, { set }]) => set) : [];
  return { of, properties, values: new Map(settable.map(([key]) => [key, Reflect.get(of, key)])) };
}

function takeBack({ of, properties, values }: Kept): void {
  for (const key of keysOf(of))
    if (!properties.has(key) && !Reflect.deleteProperty(of, key))
      throw new Error(`A file before this one left "${key}", which can't be taken away: define it as configurable.`);
  for (const [key, was] of properties) {
    const is = Reflect.getOwnPropertyDescriptor(of, key);
    if (is?.value !== was.value || is?.get !== was.get || is?.set !== was.set) Reflect.defineProperty(of, key, was);
  }
  for (const [key, value] of values) if (Reflect.get(of, key) !== value) Reflect.set(of, key, value);
}

vi.resetModules();
const { documentElement, head, body } = document;
for (const element of [documentElement, body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
head.replaceChildren();
body.replaceChildren();
window.scrollTo(0, 0);
const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number; height: number }): void } };
happyDOM.setViewport({ width: 1024, height: 768 });
const process = globalThis as { [MARK]?: readonly Kept[] };
if (process[MARK]) for (const kept of process[MARK]) takeBack(kept);
else {
  const classes = Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name) && !STAYS.test(name));
  const prototypes = classes.map((name) => (Reflect.get(globalThis, name) as { prototype?: object } | null)?.prototype);
  const objects = [globalThis, document, navigator, window.screen, history, ...prototypes];
  process[MARK] = [...new Set(objects)].filter((each) => typeof each === 'object' && each !== null).map(keep);
}
if ('indexedDB' in globalThis) {
  const { IDBFactory } = await import('fake-indexeddb');
  globalThis.indexedDB = new IDBFactory();
}
