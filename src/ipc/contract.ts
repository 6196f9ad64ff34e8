import * as z from 'zod/mini';
import { TEXT_SIZES, THEMES } from '#domain/app-settings.ts';
import { LANGUAGES } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { Command, DesktopEvent } from './channels.ts';

/** The longest text of a call: a session with its tokens and the person's data has some 4 KiB. */
const LONGEST_SESSION = 64 * 1024;

/** The largest size of an unpacked pack (data/offline/pack/pack-files.ts); packed it is smaller, texts by nine tenths. */
export const LARGEST_PACK = 120 * 1024 * 1024;

const nothing = z.undefined();
const file = z.instanceof(Uint8Array).check(z.refine((bytes) => bytes.length <= LARGEST_PACK));
/** A file name without a folder. */
const fileName = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,80}\.tunas$/u));

/** Keys of sessions, chosen by supabase-js: never a path, never a name of an object's prototype. */
const sessionKey = z.string().check(z.regex(/^(?!.*(?:\.\.|__|constructor|prototype))[a-z0-9][a-z0-9._-]{0,99}$/));
const language = z.enum(LANGUAGES);
/** The public address of a page. Credentials in it would be shared with everyone who gets the link. */
const publicAddress = z
  .url({ protocol: /^https$/, normalize: true })
  .check(z.maxLength(2000), z.refine(hasNoCredentials));
/** A path of the portal: never the start of another host's address, nor anything that the URL parser would read as one. */
const portalPath = z.string().check(z.regex(/^\/(?!\/)[^\\\p{Cc}]*$/u), z.maxLength(500));

/** One line of a system notification: control characters could make it look like another one. */
const noticeLine = z.string().check(z.regex(/^[^\p{Cc}]*$/u));

/** Choices that are kept on the device; null where none was made, or where it has expired. */
const preferences = z.strictObject({ language: z.nullable(language), sidebarOpen: z.nullable(z.boolean()) });

/** One choice that was just made. */
const choice = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('language'), value: language }),
  z.strictObject({ name: z.literal('sidebarOpen'), value: z.boolean() }),
]);

/** The settings of the whole app. */
const settings = z.strictObject({
  language,
  theme: z.enum(THEMES),
  /** Percent. */
  textSize: z.literal(TEXT_SIZES),
  /** Whether system notifications are shown. */
  notices: z.boolean(),
  /** Whether the app checks for updates by itself. */
  updates: z.boolean(),
});

/** One setting that was just changed. */
const setting = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('language'), value: language }),
  z.strictObject({ name: z.literal('theme'), value: z.enum(THEMES) }),
  z.strictObject({ name: z.literal('textSize'), value: z.literal(TEXT_SIZES) }),
  z.strictObject({ name: z.literal('notices'), value: z.boolean() }),
  z.strictObject({ name: z.literal('updates'), value: z.boolean() }),
]);

/** The scroll position of a page, px. */
const scrollTop = z.int().check(z.minimum(0), z.maximum(10_000_000));

/**
 * The input and output of each call. The main process parses both: a page may send anything, and a faulty output of a handler must
 * not reach a page.
 */
export const contract = {
  'preferences.read': { input: nothing, output: preferences },
  'preferences.write': { input: choice, output: nothing },
  'session.read': { input: sessionKey, output: z.nullable(z.string()) },
  /** False where it is only held in memory. */
  'session.write': {
    input: z.strictObject({ key: sessionKey, value: z.string().check(z.maxLength(LONGEST_SESSION)) }),
    output: z.boolean(),
  },
  'session.remove': { input: sessionKey, output: nothing },
  /** Where sessions are kept, and whether a stored one was dropped because it couldn't be read. */
  'session.keeping': {
    input: nothing,
    output: z.strictObject({ place: z.enum(['keychain', 'file', 'memory']), damaged: z.boolean() }),
  },
  /** Switches to a key file beside the records, by the person's choice, where there is no password store. False if that failed. */
  'session.keepInFile': { input: nothing, output: z.boolean() },
  'share.show': {
    input: z.strictObject({
      title: z.string().check(z.minLength(1), z.maxLength(500)),
      address: z.nullable(publicAddress),
    }),
    output: z.enum(['shared', 'copied', 'dismissed']),
  },
  /** The settings, and what the settings dialog shows about this copy of the app. */
  'settings.read': {
    input: nothing,
    output: z.strictObject({
      settings,
      version: z.string(),
      dataFolder: z.string(),
      /** How updates are installed: by the app itself, by the system, or not at all. */
      updateMethod: z.enum(['own', 'system', 'off']),
    }),
  },
  'settings.write': { input: setting, output: nothing },
  /** Opens the data folder in the system's file manager; false where that failed, after a message was shown. */
  'settings.openFolder': { input: nothing, output: z.boolean() },
  /** Checks for a new version and shows the outcome in a system dialog. */
  'settings.checkUpdates': { input: nothing, output: nothing },
  /** The kind of account, for the links in the app's menus. It grants no rights. */
  'account.tell': { input: z.enum(['visitor', 'member', 'staff', 'editor', 'admin']), output: nothing },
  /** The stored scroll position of a window, for its first page alone; 0 from then on. */
  'place.read': { input: nothing, output: scrollTop },
  'place.write': { input: z.strictObject({ top: scrollTop }), output: nothing },
  /** The portal has rendered its first page: the window may be shown. */
  'window.drawn': { input: nothing, output: nothing },
  /** The count of new items for the app's icon; 0 removes it. */
  'badge.set': { input: z.strictObject({ count: z.int().check(z.minimum(0), z.maximum(9999)) }), output: nothing },
  /** Shows a system notification, which opens the path when it is pressed. False where none was shown. */
  'notice.show': {
    input: z.strictObject({
      title: noticeLine.check(z.minLength(1), z.maxLength(100)),
      body: noticeLine.check(z.maxLength(200)),
      path: portalPath,
    }),
    output: z.boolean(),
  },
  /** A pack that the person chooses; null where none was chosen, or where it couldn't be read and a message was shown. */
  'pack.open': { input: nothing, output: z.nullable(file) },
  /** A pack that the person opened in the system's file manager, once; null where there is none. */
  'pack.take': { input: nothing, output: z.nullable(file) },
  /** Saves a pack where the person chooses, and its reading page beside it. Failures have been shown in a message. */
  'pack.save': {
    input: z.strictObject({ name: fileName, pack: file, page: file }),
    output: z.enum(['saved', 'dismissed', 'failed']),
  },
  /** Saves the factsheets of the calling page as one PDF, where the person chooses. Failures have been shown in a message. */
  'factsheet.save': {
    input: z.strictObject({ title: noticeLine.check(z.minLength(1), z.maxLength(500)) }),
    output: z.enum(['saved', 'dismissed', 'failed']),
  },
} as const satisfies Record<Command, { readonly input: z.ZodMiniType; readonly output: z.ZodMiniType }>;

/** The payload of each event; parsed before it is sent. */
export const events = {
  'preferences.changed': preferences,
  'session.changed': z.strictObject({ key: sessionKey }),
  'settings.changed': settings,
  'menu.chosen': z.discriminatedUnion('command', [
    z.strictObject({ command: z.literal('open'), path: portalPath }),
    z.strictObject({ command: z.enum(['find', 'find-next', 'find-previous', 'settings']) }),
  ]),
  /** A pack was opened in the system's file manager, and waits for `pack.take`. */
  'pack.arrived': nothing,
} as const satisfies Record<DesktopEvent, z.ZodMiniType>;

export type Input<C extends Command> = z.output<(typeof contract)[C]['input']>;
export type Output<C extends Command> = z.output<(typeof contract)[C]['output']>;
export type EventPayload<E extends DesktopEvent> = z.output<(typeof events)[E]>;

/** The handler of each call in the main process; `caller` is the calling page. */
export type Handlers<Caller> = {
  readonly [C in Command]: (input: Input<C>, caller: Caller) => Output<C> | Promise<Output<C>>;
};

/** The bridge on `window.desktop`: a function for each call, and `on` for events. */
export type DesktopBridge = {
  readonly [C in Command]: (
    ...input: Input<C> extends undefined ? [] : [input: Input<C>]
  ) => Promise<Result<Output<C>>>;
} & {
  /** Calls the listener for each event until the returned function is called. */
  on<E extends DesktopEvent>(event: E, listener: (payload: EventPayload<E>) => void): () => void;
};

function hasNoCredentials(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
