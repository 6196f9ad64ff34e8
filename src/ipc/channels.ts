/**
 * The names of the IPC messages between the portal and the main process. A file of its own, so that the preload script stays small;
 * contract.ts has their schemas.
 */

/** Calls of the portal, `noun.verb`. Each needs a schema in contract.ts and a handler in main, which the compiler checks. */
export const COMMANDS = [
  'preferences.read',
  'preferences.write',
  'session.read',
  'session.write',
  'session.remove',
  'session.keeping',
  'session.keepInFile',
  'share.show',
  'settings.read',
  'settings.write',
  'settings.openFolder',
  'settings.checkUpdates',
  'account.tell',
  'place.read',
  'place.write',
  'window.drawn',
  'badge.set',
  'notice.show',
  'pack.open',
  'pack.take',
  'pack.save',
  'factsheet.save',
] as const;

/** Events that the main process sends to the portal. */
export const EVENTS = [
  'preferences.changed',
  'session.changed',
  'settings.changed',
  'menu.chosen',
  'pack.arrived',
] as const;

export type Command = (typeof COMMANDS)[number];
export type DesktopEvent = (typeof EVENTS)[number];
