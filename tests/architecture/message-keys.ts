import { COMMANDS, EVENTS } from '#ipc/channels.ts';
import { baseOf, messagePairs } from './message-files.ts';

/** Every key that some message file has, without the endings for numbers. */
export const knownKeys = new Set(messagePairs().flatMap(({ id }) => Object.keys(id).map(baseOf)));
const areas = [...new Set([...knownKeys].map((key) => key.split('.')[0]))].join('|');

/** Quoted texts of the form of a key, wherever they stand: in t(...), in a table of labels, as a validation's message. */
export function writtenKeys(code: string): string[] {
  return [...code.matchAll(new RegExp(`(['"])((?:${areas})\\.[A-Za-z_]+)\\1`, 'g'))].map((match) => match[2] ?? '');
}

/**
 * Keys put together from a constant list: t(`home.${figure}Label`) within FIGURES.map((figure) => …), where FIGURES is a list
 * of texts in the same file. Another way of putting keys together is an error: nobody could find out what it uses.
 */
export function assembledKeys(code: string, file: string): string[] {
  return [...code.matchAll(/\bt\(\s*`([^`]*)`/g)].flatMap(([whole, template = '']) => {
    const variable = /^[\w.]*\$\{(\w+)\}\w*$/.exec(template)?.[1];
    const list = variable && new RegExp(`(\\w+)\\.map\\(\\(${variable}\\b`).exec(code)?.[1];
    const items = list && new RegExp(`const ${list} = \\[([^\\]]*)\\] as const`).exec(code)?.[1];
    if (!items) throw new Error(`${file}: the keys of ${whole}) can't be found out.`);
    return [...items.matchAll(/'([^']+)'/g)].map(([, item = '']) => template.replace(`\${${variable}}`, item));
  });
}

/** Calls and events of the desktop's contract have the form of a key, and are none. */
const channels: readonly string[] = [...COMMANDS, ...EVENTS];

/** The keys that a file uses. */
export function usedKeys(code: string, file: string): string[] {
  // A right of domain/access has the form of a key, and is none.
  const words = code.replace(/\bright: '[^']+'/g, '');
  return [...writtenKeys(words), ...assembledKeys(words, file)].filter((key) => !channels.includes(key));
}
