import type { Plugin } from 'vite';

/**
 * What React Router decides while it runs and what is decided here: the portal uses its declarative mode alone. Without a data
 * router there is no route to load data for, without the framework nothing to prefetch, and no error comes from a server.
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

/** What happens when a file is loaded, and changes nothing else. */
const WITHOUT_EFFECT: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/(?<== )React\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'],
];

/** Where React Router keeps its hooks: a build without one of the decisions would carry what nobody runs. */
const HOOKS = 'function useRoutesImpl(';

/**
 * React Router is one file with three modes in it and warnings for developers. The bundler leaves out what the portal doesn't run
 * once these are constants: 5 KiB of compressed code.
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
