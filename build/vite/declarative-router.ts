import type { Plugin } from 'vite';

/**
 * Options of React Router that are constant in the portal, which uses its declarative mode alone: no data router, so no loaders; no
 * framework, so no prefetching; no server errors.
 */
const DECIDED: readonly (readonly [RegExp, string])[] = [
  [/var ENABLE_DEV_WARNINGS = true;/, 'var ENABLE_DEV_WARNINGS = false;'],
  [/(?<=\n\s*return )shouldPrefetch && .+ : (?=link;\n)/, ''],
  [/let frameworkContext = React\d*\.useContext\(FrameworkContext\);/, 'const frameworkContext = void 0;'],
  [/isDataRoute \? useNavigateStable\(\) : /, ''],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = void 0;'],
  [/dataRouterOpts && dataRouterOpts\.state\.matches\.length(?= \? )/, 'false'],
  [/let dataRouterContext = React\d*\.useContext\(DataRouterContext\);/g, 'const dataRouterContext = null;'],
];

/** Statements at the top level of the module without side effects. */
const WITHOUT_EFFECT: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'],
];

/** The module with React Router's hooks: without these replacements a build would contain unused code. */
const HOOKS = 'function useRoutesImpl(';

/**
 * React Router is one file with three modes and warnings for developers. With constants in their place the bundler removes what the
 * portal doesn't run: 5 KiB of compressed code.
 */
export const declarativeRouter: Plugin = {
  name: 'tunas:declarative-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/.+\.mjs$/ },
    handler(code) {
      const unknown = code.includes(HOOKS) && DECIDED.find(([found]) => code.search(found) < 0);
      if (unknown) this.error(`React Router has nothing like ${unknown[0].source}: look at what it does instead.`);
      return [...DECIDED, ...WITHOUT_EFFECT].reduce((text, [found, instead]) => text.replace(found, instead), code);
    },
  },
};
