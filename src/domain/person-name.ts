// Which names people may have. The same as private.tidy_name and private.is_name of the database (…_person_names.sql), which a test compares.

/** Control and unseen signs, marks of direction, brackets, symbols, emoji, styled letters: what no name needs, and what misleads. */
const SIGNS =
  /[\u{34f}\u{17b4}\u{17b5}\u{483}-\u{489}\u{180b}-\u{180f}\u{fe00}-\u{fe6f}\u{1}-\u{1f}!-&(-+/:-@[-`{-\u{bf}\u{d7}\u{f7}\u{2b0}-\u{2ba}\u{2bd}\u{2c0}-\u{2ff}\u{600}-\u{61f}\u{115f}\u{1160}\u{1d00}-\u{1dff}\u{2000}-\u{200f}\u{2011}-\u{2017}\u{201a}-\u{2bff}\u{2c60}-\u{2c7f}\u{2e00}-\u{2e7f}\u{3000}-\u{3004}\u{3008}-\u{3020}\u{3030}\u{303d}-\u{303f}\u{3200}-\u{33ff}\u{a720}-\u{a7ff}\u{ab30}-\u{ab6f}\u{d800}-\u{f8ff}\u{fd3e}-\u{fd4f}\u{feff}-\u{ffff}\u{10000}-\u{1ffff}\u{e0000}-\u{10ffff}]|[\u{300}-\u{36f}]{2}/u;

const LETTER = /[^\u{300}-\u{36f} 0-9',.\u{2bb}\u{2bc}\u{2be}\u{2bf}\u{2010}\u{2018}\u{2019}-]/u;

const LATIN = /[A-Za-z\u{c0}-\u{2af}\u{1e00}-\u{1eff}]/u;

/** Scripts with letters that look like Latin ones: Greek, Cyrillic, Armenian, Georgian, Cherokee, Canadian syllabics, Coptic, Lisu. */
const LOOKALIKES =
  /[\u{2de0}-\u{2dff}\u{370}-\u{58f}\u{10a0}-\u{10ff}\u{13a0}-\u{13ff}\u{1400}-\u{167f}\u{1c80}-\u{1cbf}\u{1f00}-\u{1fff}\u{2c00}-\u{2c5f}\u{2c80}-\u{2d2f}\u{a4d0}-\u{a4ff}\u{a640}-\u{a69f}\u{ab70}-\u{abbf}]/u;

/** Programs make a link of what looks like one. */
const WEB_ADDRESS =
  /(^|[^a-z0-9])www[.]|[a-z0-9-]{2}[.](com|net|org|info|biz|co|id|web|site|online|shop|app|dev|xyz|link|click|top|club|me|io|ly)(?![a-z0-9])/i;

/** A name as it is stored: the plain form of each letter (of full-width and styled ones), and one blank in the place of several. */
export function tidyName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[ \u{1680}]+/gu, ' ')
    .trim();
}

/** Whether somebody may be called so: by letters of one script, with blanks, digits, dots, commas, hyphens and apostrophes. */
export function isName(name: string): boolean {
  const tidy = tidyName(name);
  return (
    LETTER.test(tidy) && !SIGNS.test(tidy) && !(LATIN.test(tidy) && LOOKALIKES.test(tidy)) && !WEB_ADDRESS.test(tidy)
  );
}
