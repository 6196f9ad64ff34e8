/** A chunk as the manifest of a browser build names it: by the source file it begins with. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/**
 * Chunks for people with an account, and those that are loaded long after the page: waiting messages, the library on this device,
 * searches. Their own imports aren't preloaded: every visitor would download the list of them. They need one more round trip.
 */
const LATE = [
  ...[
    'auth-screen',
    'profile-screen',
    'dashboard-screen',
    'preview-screen',
    'read-preview',
    'framed-admin-area',
    'user-menu',
  ],
  ...['session-accounts', 'remote-accounts', 'toaster', 'notifying-outbox', 'outbox-list', 'no-results'],
  ...[
    'missed-searches-list',
    'remove-question',
    'background-work',
    'for-admins',
    'files',
    'web-library',
    'offered-library',
    'card-search',
  ],
  ...[
    'expanded-search',
    'also-searched',
    'render-markdown',
    'draw-figure',
    'texts-id',
    'texts-en',
    'show-device-picture',
  ],
  ...['cached-pages', 'search-engine'],
];

/** Source files and folders for people with an account, and for links to drafts: the service worker doesn't keep their chunks. */
const PRIVATE = [
  ...['admin/', 'auth/', 'profile/', 'draft-preview/'],
  ...['framed-admin-area', 'user-menu', 'session-accounts', 'remote-accounts', 'for-admins', 'read-preview'],
];

const named = (names: readonly string[], ending: string) =>
  names.map((name) => ({ name, pattern: new RegExp(`/${name.replace(/^.*[^/]$/, `$&${ending}`)}`) }));
const late = named(LATE, '-[\\w-]{7}\\.js$');
const secluded = named(PRIVATE, '\\.tsx?$');

/** Whether a built file is one whose own imports aren't preloaded. */
export const isLate = (file: string): boolean => late.some(({ pattern }) => pattern.test(file));

/** Whether a source file is only for people with an account, or for links to drafts. */
export const isPrivate = (source: string): boolean => secluded.some(({ pattern }) => pattern.test(source));

/**
 * Refuses names that no chunk has: after a source file was renamed, visitors would otherwise download more, or miss a chunk
 * without a network, and nothing would say so.
 */
export function checkChunkLists(manifest: Readonly<Record<string, ManifestChunk>>): void {
  const files = Object.values(manifest).map(({ file }) => file);
  const sources = Object.keys(manifest);
  const stale = [
    ...late.filter(({ pattern }) => !files.some((file) => pattern.test(file))),
    ...secluded.filter(({ pattern }) => !sources.some((source) => pattern.test(source))),
  ].map(({ name }) => name);
  if (stale.length > 0) throw new Error(`src/web/chunk-lists.ts names chunks that aren't there: ${stale.join(', ')}`);
}
