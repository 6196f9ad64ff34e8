import * as z from 'zod/mini';
import { TEXT_SIZES, THEMES } from '#domain/app-settings.ts';
import { LANGUAGES } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { Command, DesktopEvent } from './channels.ts';

/** Longest text of a call: a session with its tokens and the person's own data is some 4 KiB. */
const LONGEST_SESSION = 64 * 1024;

/** What a pack may be when it is unpacked (data/offline/pack/pack-files.ts): packed it is smaller, and texts a tenth. */
export const LARGEST_PACK = 120 * 1024 * 1024;

const nothing = z.undefined();
const file = z.instanceof(Uint8Array).check(z.refine((bytes) => bytes.length <= LARGEST_PACK));
/** A name of a file, in no folder. */
const fileName = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,80}\.tunas$/u));

/** Keys that the accounts' code chooses: never a path, never a name that every object or its prototype has. */
const sessionKey = z.string().check(z.regex(/^(?!.*(?:\.\.|__|constructor|prototype))[a-z0-9][a-z0-9._-]{0,99}$/));
const language = z.enum(LANGUAGES);
/** The public address of a page. Credentials in it would travel to whoever it is shared with. */
const publicAddress = z
  .url({ protocol: /^https$/, normalize: true })
  .check(z.maxLength(2000), z.refine(hasNoCredentials));
/** A path of the portal: neither the start of another host's address, nor what the address parser would make into one. */
const portalPath = z.string().check(z.regex(/^\/(?!\/)[^\\\p{Cc}]*$/u), z.maxLength(500));

/** One line of a system's notice: control characters could make it look like another one. */
const noticeLine = z.string().check(z.regex(/^[^\p{Cc}]*$/u));

/** Choices that stay on the device; null where nobody chose, or where the choice has run out. */
const preferences = z.strictObject({ language: z.nullable(language), sidebarOpen: z.nullable(z.boolean()) });

/** One choice, made just now. */
const choice = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('language'), value: language }),
  z.strictObject({ name: z.literal('sidebarOpen'), value: z.boolean() }),
]);

/** What a person set up for the whole app. */
const settings = z.strictObject({
  language,
  theme: z.enum(THEMES),
  /** Percent. */
  textSize: z.literal(TEXT_SIZES),
  /** Whether the system's notices are shown. */
  notices: z.boolean(),
  /** Whether the app looks for new versions by itself. */
  updates: z.boolean(),
});

/** One of them, chosen just now. */
const setting = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('language'), value: language }),
  z.strictObject({ name: z.literal('theme'), value: z.enum(THEMES) }),
  z.strictObject({ name: z.literal('textSize'), value: z.literal(TEXT_SIZES) }),
  z.strictObject({ name: z.literal('notices'), value: z.boolean() }),
  z.strictObject({ name: z.literal('updates'), value: z.boolean() }),
]);

/** How far a page is scrolled, px. */
const scrollTop = z.int().check(z.minimum(0), z.maximum(10_000_000));

/**
 * What each call takes and gives. Parsed by the main process in both directions: a page may send anything, and a handler's
 * mistake must not reach a page.
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
  /** Where sessions are kept, and whether a kept one had to be given up because it couldn't be read. */
  'session.keeping': {
    input: nothing,
    output: z.strictObject({ place: z.enum(['keychain', 'file', 'memory']), damaged: z.boolean() }),
  },
  /** A person's own choice where there is no password store: the key in a file beside what it locks. False if refused. */
  'session.keepInFile': { input: nothing, output: z.boolean() },
  'share.show': {
    input: z.strictObject({
      title: z.string().check(z.minLength(1), z.maxLength(500)),
      address: z.nullable(publicAddress),
    }),
    output: z.enum(['shared', 'copied', 'dismissed']),
  },
  /** What was set up, and what the settings say of this copy of the app. */
  'settings.read': {
    input: nothing,
    output: z.strictObject({
      settings,
      version: z.string(),
      dataFolder: z.string(),
      /** How new versions come: by the app itself, with the system's updates, or not at all. */
      updateMethod: z.enum(['own', 'system', 'off']),
    }),
  },
  'settings.write': { input: setting, output: nothing },
  /** Opens the data folder in the system's file manager; false where that didn't work, which the person is told. */
  'settings.openFolder': { input: nothing, output: z.boolean() },
  /** Looks for a new version; the outcome is told in a dialog of the system. */
  'settings.checkUpdates': { input: nothing, output: nothing },
  /** Whose pages the app's menus lead to. What a person may do is decided elsewhere. */
  'account.tell': { input: z.enum(['visitor', 'member', 'staff', 'editor', 'admin']), output: nothing },
  /** How far a window was scrolled when the app was left, for its first page alone; 0 from then on. */
  'place.read': { input: nothing, output: scrollTop },
  'place.write': { input: z.strictObject({ top: scrollTop }), output: nothing },
  /** The portal has drawn its first page: the window may be shown. */
  'window.drawn': { input: nothing, output: nothing },
  /** How much is new to the person, for the app's icon; 0 takes the number away. */
  'badge.set': { input: z.strictObject({ count: z.int().check(z.minimum(0), z.maximum(9999)) }), output: nothing },
  /** A notice of the system, which opens the path when it is pressed. False where none was shown. */
  'notice.show': {
    input: z.strictObject({
      title: noticeLine.check(z.minLength(1), z.maxLength(100)),
      body: noticeLine.check(z.maxLength(200)),
      path: portalPath,
    }),
    output: z.boolean(),
  },
  /** A pack that the person chooses; null where they chose none, or it couldn't be read, which they have been told. */
  'pack.open': { input: nothing, output: z.nullable(file) },
  /** A pack that the person opened in the system's file manager, once; null where there is none. */
  'pack.take': { input: nothing, output: z.nullable(file) },
  /** Saves a pack where the person chooses, and its reading page beside it. What failed has been told to them. */
  'pack.save': {
    input: z.strictObject({ name: fileName, pack: file, page: file }),
    output: z.enum(['saved', 'dismissed', 'failed']),
  },
  /** Saves the factsheets that the calling page shows as one PDF, where the person chooses. What failed has been told to them. */
  'factsheet.save': {
    input: z.strictObject({ title: noticeLine.check(z.minLength(1), z.maxLength(500)) }),
    output: z.enum(['saved', 'dismissed', 'failed']),
  },
} as const satisfies Record<Command, { readonly input: z.ZodMiniType; readonly output: z.ZodMiniType }>;

/** What each event carries; parsed before it is sent. */
export const events = {
  'preferences.changed': preferences,
  'session.changed': z.strictObject({ key: sessionKey }),
  'settings.changed': settings,
  'menu.chosen': z.discriminatedUnion('command', [
    z.strictObject({ command: z.literal('open'), path: portalPath }),
    z.strictObject({ command: z.enum(['find', 'find-next', 'find-previous', 'settings']) }),
  ]),
  /** A pack was opened in the system's file manager, and waits to be taken. */
  'pack.arrived': nothing,
} as const satisfies Record<DesktopEvent, z.ZodMiniType>;

export type Input<C extends Command> = z.output<(typeof contract)[C]['input']>;
export type Output<C extends Command> = z.output<(typeof contract)[C]['output']>;
export type EventPayload<E extends DesktopEvent> = z.output<(typeof events)[E]>;

/** What the main process does for each call; `caller` is the page that asks. */
export type Handlers<Caller> = {
  readonly [C in Command]: (input: Input<C>, caller: Caller) => Output<C> | Promise<Output<C>>;
};

/** The bridge as the portal sees it on `window.desktop`: one member for each call, and `on` for events. */
export type DesktopBridge = {
  readonly [C in Command]: (
    ...input: Input<C> extends undefined ? [] : [input: Input<C>]
  ) => Promise<Result<Output<C>>>;
} & {
  /** Tells of an event until the function it gives back is called. */
  on<E extends DesktopEvent>(event: E, listener: (payload: EventPayload<E>) => void): () => void;
};

function hasNoCredentials(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
