/** Texts, each as searches compare it, on the device and in the database. */
export const FOLDED_TEXTS: readonly (readonly [text: string, folded: string])[] = [
  ['', ''],
  ['Pupuk KANDANG', 'pupuk kandang'],
  // Unseen signs: soft hyphen, blanks without width, joiners, word joiner, byte order mark, marks of direction, variation selector.
  ['pe\u00ADmu\u00ADpuk\u00ADan', 'pemupukan'],
  ['ka\u200Bcang\u200C \u200Dta\u2060nah\uFEFF', 'kacang tanah'],
  ['\u200Epadi\u200F \u2067sawah\u2069', 'padi sawah'],
  ['a\u115Fb\u3164c\uFFA0d\u180Ee\u{E0041}f', 'abcdef'],
  ['hama ⚠\uFE0F', 'hama ⚠'],
  // Ligatures and letters of another width or style.
  ['e\uFB01sien, \uFB02uktuasi, e\uFB00ort, e\uFB03cient, \uFB04', 'efisien, fluktuasi, effort, efficient, ffl'],
  ['ＮＰＫ 𝐩𝐮𝐩𝐮𝐤', 'npk pupuk'],
  ['10 m² CO₂ ½ № ℃', '10 m2 co2 1⁄2 no °c'],
  // Accents, put together or apart, and letters that Unicode takes for whole.
  ['Café CAFE\u0301 jalapeño ÉTÉ İ', 'cafe cafe jalapeno ete i'],
  ['Ø ø Đ Ł æ Œuvre Straße ẞ ı', 'o o d l ae oeuvre strasse ss i'],
  // Blanks.
  ['kutu\u00A0kebul  putih\t\n lagi\u2003dan\u2028itu', 'kutu kebul putih lagi dan itu'],
  [' tepi ', ' tepi '],
  // Quotes and hyphens.
  ['‘a’ ‚b‛ ʻc ʼd e′', "'a' 'b' 'c 'd e'"],
  ['“a” „b‟ «c»', '"a" "b" "c"'],
  ['a‐b‑c‒d–e—f―g−h', 'a-b-c-d-e-f-g-h'],
  ['Tunggu…', 'tunggu...'],
  // Other alphabets keep their letters.
  ['Йод Ёлка', 'иод елка'],
  ['ΑΣ ςσ', 'ασ σσ'],
  ['水稻 ハ゛ナナ', '水稻 ハ゛ナナ'.normalize('NFKD')],
  ['हिंदी ไทย', 'हिंदी ไทย'.normalize('NFKD')],
  ['🌱 padi 👩\u200D🌾', '🌱 padi 👩🌾'],
  ["100 % 'a_b' \\ | <p>", "100 % 'a_b' \\ | <p>"],
];
