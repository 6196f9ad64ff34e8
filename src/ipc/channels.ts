/**
 * The names of what travels between the portal and the desktop's main process, and nothing else: the preload needs only
 * these and stays tiny. What each one carries stands in contract.ts.
 */

/** Calls of the portal, `noun.verb`. Each needs a schema in contract.ts and a handler in main; the compiler asks for both. */
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

/** What the main process tells the portal by itself. */
export const EVENTS = [
  'preferences.changed',
  'session.changed',
  'settings.changed',
  'menu.chosen',
  'pack.arrived',
] as const;

export type Command = (typeof COMMANDS)[number];
export type DesktopEvent = (typeof EVENTS)[number];
