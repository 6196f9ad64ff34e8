/**
 * Module hooks that give the built main process our stand-ins where it imports `electron` or `keytar`, and keep the bundle as it
 * was built (Playwright's own loader would compile it). Plain JavaScript, because before Node 22.15 hooks run in a
 * thread of their own, where nothing compiles TypeScript.
 */
import { readFileSync } from 'node:fs';

let standIns;
let bundle;

/** `standIns`: addresses of our modules by the names that they stand for; `bundle`: that of the folder of the main bundle. */
export function initialize(data) {
  ({ standIns, bundle } = data);
}

export function resolve(specifier, context, next) {
  const isStoodFor = Object.hasOwn(standIns, specifier) && context.parentURL?.startsWith(bundle);
  return next(isStoodFor ? standIns[specifier] : specifier, context);
}

export function load(url, context, next) {
  return url.startsWith(bundle)
    ? { format: 'module', source: readBundled(url), shortCircuit: true }
    : next(url, context);
}

function readBundled(url) {
  return readFileSync(new URL(url), 'utf8');
}
