import type { Plugin } from 'vite';

/**
 * Options of i18next that are constant in the portal: it passes its own messages, which use neither formats nor nesting, and no
 * plugins.
 */
const DECIDED: readonly (readonly [RegExp, string])[] = [
  // Without `debug`, which no build sets, these write nothing.
  [/\b(?:this\.logger|baseLogger)\.(?:log|warn|deprecate|once)\(/g, 'false && $&'],
  [/(?<=\bformatter = )Formatter(?=;)/, 'null'],
  [/new Connector\(.+\)(?=;)/, 'new EventEmitter()'],
  [/(?<=if \()opt\.nest !== false(?=\) res = this\.interpolator\.nest\()/, 'false'],
  // The portal's language always has messages, and they are plain texts: neither keys (cimode) nor objects.
  [/(?<=if \()lng\?\.toLowerCase\(\) === 'cimode'/, 'false'],
  [/(?<=const handleAsObject = )shouldHandleAsObject\(resForObjHndl\)/, 'false'],
  [/(?<=if \()!this\.options\.resources \|\| this\.options\.partialBundledLanguages(?=\) \{)/, 'false'],
  // Plugins: formats of keys, language detectors, post-processors.
  [/this\.i18nFormat\b/g, 'null'],
  [/this\.services\.languageDetector\b/g, 'null'],
  [/(?<=if \()this\.modules\.(?:formatter|i18nFormat|languageDetector|logger)(?=\) \{)/g, 'false'],
  [/(?<=if \()res != null && postProcessorNames\?\.length && opt\.applyPostProcessor !== false(?=\) \{)/, 'false'],
  // Its exports are read from the instance when the module is loaded, without side effects.
  [/(?<=^const \w+ = )instance\.\w+(?=;$)/gm, '/* @__PURE__ */ (() => $&)()'],
  // Missing messages aren't reported at run time: types and tests find them.
  [/(?<=if \()usedKey \|\| usedDefault \|\| updateMissing(?=\) \{)/, 'false'],
];

/** i18next with these options replaced by constants. Throws where its code has changed. */
export function withDecisions(code: string): string {
  return DECIDED.reduce((text, [found, instead]) => {
    if (text.search(found) < 0)
      throw new Error(`i18next has nothing like ${found.source}: look at what it does instead.`);
    return text.replace(found, instead);
  }, code);
}

/**
 * i18next is one file that also contains loading, formats, plugins and warnings for developers. With constants in their place the
 * bundler removes what the portal doesn't run: 4.3 KiB of compressed code. Every method stays, but without a loader, a format or a
 * plugin it has nothing to do.
 */
export const bundledI18next: Plugin = {
  name: 'tunas:bundled-i18next',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/i18next\/.+\.js$/ },
    handler: (code) => withDecisions(code),
  },
};
