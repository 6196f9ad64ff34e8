import type { Plugin } from 'vite';

/**
 * What i18next decides while it runs and what is decided here: the portal hands it its messages, which neither name a format nor nest
 * another message, and plugs nothing in.
 */
const DECIDED: readonly (readonly [RegExp, string])[] = [
  // Without `debug`, which no build has, these write nothing.
  [/\b(?:this\.logger|baseLogger)\.(?:log|warn|deprecate|once)\(/g, 'false && $&'],
  [/(?<=\bformatter = )Formatter(?=;)/, 'null'],
  [/new Connector\(.+\)(?=;)/, 'new EventEmitter()'],
  [/(?<=if \()opt\.nest !== false(?=\) res = this\.interpolator\.nest\()/, 'false'],
  // The portal is in a language that it has messages of, and they are sentences: neither keys (cimode) nor objects.
  [/(?<=if \()lng\?\.toLowerCase\(\) === 'cimode'/, 'false'],
  [/(?<=const handleAsObject = )shouldHandleAsObject\(resForObjHndl\)/, 'false'],
  [/(?<=if \()!this\.options\.resources \|\| this\.options\.partialBundledLanguages(?=\) \{)/, 'false'],
  // What is plugged in: formats of keys, what finds a visitor's language, what changes finished texts.
  [/this\.i18nFormat\b/g, 'null'],
  [/this\.services\.languageDetector\b/g, 'null'],
  [/(?<=if \()this\.modules\.(?:formatter|i18nFormat|languageDetector|logger)(?=\) \{)/g, 'false'],
  [/(?<=if \()res != null && postProcessorNames\?\.length && opt\.applyPostProcessor !== false(?=\) \{)/, 'false'],
  // What it exports beside itself is read from it when the file is loaded, without effect.
  [/(?<=^const \w+ = )instance\.\w+(?=;$)/gm, '/* @__PURE__ */ (() => $&)()'],
  // Nobody is told of missing messages: types and tests find them.
  [/(?<=if \()usedKey \|\| usedDefault \|\| updateMissing(?=\) \{)/, 'false'],
];

/** i18next with what is decided here as constants. Throws where it has become another one. */
export function withDecisions(code: string): string {
  return DECIDED.reduce((text, [found, instead]) => {
    if (text.search(found) < 0)
      throw new Error(`i18next has nothing like ${found.source}: look at what it does instead.`);
    return text.replace(found, instead);
  }, code);
}

/**
 * i18next is one file with loading, formats, plugins and warnings for developers in it. The bundler leaves out what the portal doesn't
 * run once these are constants: 4.3 KiB of compressed code. Every method stays; what they do without a loader, a format
 * or a plugin is all they can do: reloadResources() has nothing to ask.
 */
export const bundledI18next: Plugin = {
  name: 'tunas:bundled-i18next',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/i18next\/.+\.js$/ },
    handler: (code) => withDecisions(code),
  },
};
