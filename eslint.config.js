import boundaries from 'eslint-plugin-boundaries';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** The parts of the code, the narrower before the wider. Who may import whom stands below. */
const elements = [
  { type: 'domain', pattern: 'src/domain' },
  { type: 'text', pattern: 'src/text' },
  { type: 'content', pattern: 'src/content' },
  { type: 'ipc', pattern: 'src/ipc' },
  { type: 'main', pattern: 'src/main' },
  { type: 'preload', pattern: 'src/preload' },
  { type: 'backend', pattern: 'src/backend' },
  { type: 'web', pattern: 'src/web' },
  { type: 'app', pattern: 'src/renderer/app' },
  { type: 'page', pattern: 'src/renderer/page' },
  { type: 'admin-shell', pattern: 'src/renderer/admin/shell' },
  { type: 'admin-section-parts', pattern: 'src/renderer/admin/sections/*/parts', capture: ['feature'] },
  { type: 'admin-section', pattern: 'src/renderer/admin/sections/*', capture: ['feature'] },
  { type: 'cms', pattern: 'src/renderer/admin/cms' },
  { type: 'data-table', pattern: 'src/renderer/admin/data-table' },
  { type: 'date-field', pattern: 'src/renderer/admin/date-field' },
  { type: 'admin-feedback', pattern: 'src/renderer/admin/feedback' },
  // What lies in no folder of its own: what a section is.
  { type: 'admin', pattern: 'src/renderer/admin' },
  { type: 'feature-parts', pattern: 'src/renderer/features/*/parts', capture: ['feature'] },
  { type: 'feature', pattern: 'src/renderer/features/*', capture: ['feature'] },
  { type: 'data-api', pattern: 'src/renderer/data/api' },
  { type: 'data-auth', pattern: 'src/renderer/data/auth' },
  { type: 'data-bundled', pattern: 'src/renderer/data/bundled' },
  { type: 'data-offline', pattern: 'src/renderer/data/offline' },
  { type: 'data-remote', pattern: 'src/renderer/data/remote' },
  { type: 'data-collections', pattern: 'src/renderer/data/collections' },
  { type: 'data', pattern: 'src/renderer/data' },
  { type: 'session', pattern: 'src/renderer/session' },
  { type: 'platform-browser', pattern: 'src/renderer/platform/browser' },
  { type: 'platform-memory', pattern: 'src/renderer/platform/memory' },
  { type: 'platform-web', pattern: 'src/renderer/platform/web' },
  { type: 'platform-desktop', pattern: 'src/renderer/platform/desktop' },
  // What lies in no folder of its own: the port.
  { type: 'platform-port', pattern: 'src/renderer/platform' },
  { type: 'i18n', pattern: 'src/renderer/i18n' },
  { type: 'ui', pattern: 'src/renderer/ui' },
  { type: 'entry', pattern: 'src/renderer' },
  { type: 'programs', pattern: 'build/programs' },
  { type: 'build', pattern: 'build' },
  { type: 'tests', pattern: 'tests' },
];

const allowed = {
  domain: [],
  // Everything about a text: Markdown, blocks, foreign HTML, sentences, differences. It knows no screen, no network, no device.
  text: ['domain'],
  content: ['domain'],
  ipc: ['domain'],
  preload: ['ipc'],
  main: ['ipc', 'domain'],
  ui: ['domain'],
  'platform-port': ['domain'],
  'platform-browser': ['platform-port', 'domain'],
  'platform-memory': ['platform-port', 'platform-browser', 'domain'],
  'platform-web': ['platform-port', 'platform-browser', 'domain'],
  'platform-desktop': ['platform-port', 'platform-browser', 'ipc', 'domain'],
  'data-bundled': ['data', 'content', 'domain'],
  'data-offline': ['data', 'data-bundled', 'data-remote', 'i18n', 'domain', 'text'],
  'data-api': ['data', 'platform-port', 'domain'],
  'data-auth': ['data', 'data-api', 'platform-port', 'domain'],
  'data-remote': ['data', 'data-api', 'domain', 'text'],
  // Of the admin application alone: visitors load none of it.
  'data-collections': ['data', 'domain'],
  data: ['i18n', 'domain', 'text'],
  session: ['data', 'platform-port', 'domain'],
  i18n: ['domain'],
  admin: ['data', 'platform-port', 'i18n', 'domain'],
  // What every list of the admin application is made of.
  'data-table': ['admin', 'admin-feedback', 'data', 'platform-port', 'i18n', 'ui', 'domain'],
  // How days and times are typed and chosen.
  'date-field': ['i18n', 'ui', 'domain'],
  // How the admin area shows loading and errors, asks for confirmations, and undoes.
  'admin-feedback': ['admin', 'data', 'i18n', 'ui', 'domain'],
  // What every content type is edited with, and listed by.
  cms: [
    'admin',
    'admin-feedback',
    'data-table',
    'date-field',
    'data',
    'data-collections',
    'session',
    'platform-port',
    'i18n',
    'ui',
    'domain',
    'text',
  ],
  // What a screen exports as its page, what is shown while it loads or can't, and where its reader stands.
  page: ['data', 'session', 'platform-port', 'i18n', 'ui', 'domain'],
  'admin-shell': [
    'admin',
    'page',
    'admin-section',
    'feature-parts',
    'cms',
    'data',
    'data-collections',
    'session',
    'platform-port',
    'i18n',
    'ui',
    'domain',
  ],
  // A section may also show the public page of the same name: see policiesOf.
  'admin-section': [
    'admin',
    'admin-section-parts',
    'feature-parts',
    'cms',
    'admin-feedback',
    'data-table',
    'date-field',
    'data',
    'data-collections',
    'session',
    'platform-port',
    'i18n',
    'ui',
    'domain',
    'text',
  ],
  'admin-section-parts': ['admin', 'data', 'data-collections', 'session', 'platform-port', 'i18n', 'ui', 'domain'],
  feature: ['feature-parts', 'page', 'data', 'session', 'platform-port', 'i18n', 'ui', 'domain', 'text'],
  'feature-parts': ['feature-parts', 'page', 'data', 'session', 'platform-port', 'i18n', 'ui', 'domain', 'text'],
  app: [
    'feature',
    'admin-shell',
    'page',
    'feature-parts',
    'data',
    'data-bundled',
    'data-offline',
    'data-auth',
    'data-remote',
    'session',
    'platform-port',
    'i18n',
    'ui',
    'domain',
  ],
  entry: ['app', 'platform-desktop', 'platform-browser', 'ui'],
  web: [
    'app',
    'platform-port',
    'platform-web',
    'platform-browser',
    'platform-memory',
    'session',
    'ui',
    'i18n',
    'data',
    'data-bundled',
    // The site signs the articles as devices keep them.
    'data-offline',
    'data-remote',
    'domain',
    'build',
    'text',
  ],
  backend: ['domain', 'content'],
  programs: ['build', 'backend', 'web'],
  build: ['backend', 'data', 'i18n', 'content', 'domain', 'text'],
  tests: elements.map((element) => element.type),
};

/** Banners stand on the home page, which follows the seasons: their sections show that one. */
const SHOWN_ON_THE_HOME_PAGE = {
  from: { element: { type: 'admin-section', captured: { feature: '{banners,seasons}' } } },
  allow: [{ to: { element: { type: 'feature', captured: { feature: 'home' } } } }],
};

/**
 * Each element may import itself and those listed for it; a feature only its own files and the parts of others. One selector lists
 * all of them, because the plugin copies its data about an import for each selector.
 */
function policiesOf(type) {
  const same = (other) => ({
    to: { element: { type: other, captured: { feature: '{{from.element.captured.feature}}' } } },
  });
  const own = { feature: [same('feature')], 'admin-section': [same('admin-section'), same('feature')] }[type];
  const others = own === undefined ? [type, ...allowed[type]] : allowed[type];
  const usual = { from: { element: { type } }, allow: [...(own ?? []), { to: { element: { type: others } } }] };
  return type === 'admin-section' ? [usual, SHOWN_ON_THE_HOME_PAGE] : [usual];
}

/** Ready HTML enters the page in ui/article-text.tsx and ui/scene.tsx alone. */
const READY_HTML = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Ready HTML is shown by ArticleText, and drawings by Scene.',
};
const DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Exports have names.' };
/** What receives messages from pages; `default` is all of Electron. */
const IPC = {
  name: 'electron',
  importNames: ['ipcMain', 'MessageChannelMain', 'default'],
  message: 'Messages from pages are received in src/main/ipc/serve.ts alone, which checks every call.',
};
/** The same module by its other names, and loaded at run time. */
const OTHER_IPC = { ...IPC, name: 'electron/main' };
const LATE_ELECTRON = {
  selector: 'ImportExpression[source.value=/^electron(\\u002f|$)/]',
  message: 'Electron is imported at the start of a file, where these rules see what of it.',
};
/** What the bridge may do: ask, listen and stop listening. */
const BRIDGE = {
  selector: 'MemberExpression[object.name="ipcRenderer"][property.name!=/^(invoke|on|removeListener)$/]',
  message: 'The bridge asks and listens; pages send no other messages.',
};
const OTHER_CHANNELS = [
  {
    selector: 'MemberExpression[property.name=/^(ipc|serviceWorkers)$/], Literal[value=/^ipc-message/]',
    message: IPC.message,
  },
  {
    selector: 'CallExpression[callee.property.name=/^(send|sendToFrame|postMessage|executeJavaScript)$/]',
    message: 'Events are sent by src/main/ipc/send-event.ts alone, which parses what it sends.',
  },
];
const ELECTRON = { name: 'electron', message: 'Only src/main and src/preload know Electron.' };
/** supabase-js alone is used, not the packages that it is made of. */
const SUPABASE_PARTS = ['auth-js', 'postgrest-js', 'storage-js', 'realtime-js', 'functions-js'].map((name) => ({
  name: `@supabase/${name}`,
  message: 'Everything of it comes with @supabase/supabase-js.',
}));
const SUPABASE = {
  name: '@supabase/supabase-js',
  message: 'Only src/renderer/data/api and data/auth hold this client.',
};

const QUERY = {
  name: '@tanstack/react-query',
  message: 'Only the admin application and src/renderer/data/collections hold server state with it.',
};

const DEVICE = 'Only src/renderer/platform (and ui, for focus and media) talks to the device.';

/** Devices are the platform's matter: everywhere else in the portal these names are refused. */
const deviceGlobals = ['window', 'localStorage', 'sessionStorage', 'navigator'].map((name) => ({
  name,
  message: DEVICE,
}));

/**
 * Who may import whom, and what leads past a guard: rules that need ESLint's plugins, or that tests/architecture asks one by one.
 * All others are Oxlint's (.oxlintrc.json), which needs a hundredth of the time.
 */
export default tseslint.config(
  // Tests may import anything of the project, and nothing of them is shipped.
  { ignores: ['out/', 'dist/', 'release/', '.local/', 'coverage/', 'test-results/', 'tests/', '**/*.test.{ts,tsx}'] },
  {
    files: ['{src,build}/**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/legacy-templates': false,
      'import/resolver': {
        typescript: { noWarnOnMultipleProjects: true, project: ['tsconfig.json', 'src/renderer/tsconfig.json'] },
      },
    },
  },
  // To each file its own policy alone, because the plugin tries every one for each import. The wider folders come before the narrower.
  ...elements.toReversed().map(({ type, pattern }) => ({
    files: [`${pattern}/**/*.{ts,tsx}`],
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: policiesOf(type) }] },
  })),
  {
    // Names the keys of all messages to the compiler; nothing of it is loaded.
    files: ['src/renderer/app/i18next.d.ts'],
    rules: { 'boundaries/dependencies': 'off' },
  },
  {
    // Patterns run over what others wrote: packs, imports, pictures, pastes. One that takes more than linear time can freeze the page.
    files: ['{src,build}/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['src/{renderer,text}/**/*.{ts,tsx}'],
    plugins: { 'no-unsanitized': noUnsanitized },
    rules: { 'no-unsanitized/method': 'error', 'no-unsanitized/property': 'error' },
  },
  {
    files: ['src/renderer/{app,admin,page,features,data,i18n,session}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...deviceGlobals],
      'no-restricted-properties': ['error', { object: 'document', property: 'cookie', message: DEVICE }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'build/**/*.ts'],
    ignores: ['src/web/vite.config.ts', 'src/web/edge-functions/*', 'build/desktop/electron.vite.config.ts'],
    rules: {
      'no-restricted-syntax': ['error', DEFAULT_EXPORT, READY_HTML],
    },
  },
  {
    files: ['src/renderer/ui/{article-text,scene}.tsx'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT] },
  },
  {
    files: ['src/**', 'build/**'],
    ignores: ['src/main/**', 'src/preload/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [ELECTRON, SUPABASE, ...SUPABASE_PARTS, QUERY] }] },
  },
  {
    files: ['src/renderer/{admin,data/collections}/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [ELECTRON, SUPABASE, ...SUPABASE_PARTS] }] },
  },
  {
    files: ['src/renderer/data/{api,auth}/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [ELECTRON, ...SUPABASE_PARTS, QUERY] }] },
  },
  {
    // Everybody's queries are built with its types.
    files: ['src/renderer/data/accounts.ts'],
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [ELECTRON, { ...SUPABASE, allowTypeImports: true }, ...SUPABASE_PARTS] },
      ],
    },
  },
  {
    files: ['src/main/**', 'src/preload/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [SUPABASE, ...SUPABASE_PARTS] }] },
  },
  {
    // serve.ts checks the sender, rate and size of every call; open-store.ts removes the channel that electron-store opens.
    files: ['src/main/**'],
    ignores: ['src/main/ipc/serve.ts', 'src/main/preferences/open-store.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [IPC, OTHER_IPC, SUPABASE, ...SUPABASE_PARTS] }] },
  },
  {
    files: ['src/main/**'],
    ignores: ['src/main/ipc/send-event.ts'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, LATE_ELECTRON, ...OTHER_CHANNELS] },
  },
  {
    files: ['src/preload/**'],
    rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, LATE_ELECTRON, BRIDGE] },
  },
);
