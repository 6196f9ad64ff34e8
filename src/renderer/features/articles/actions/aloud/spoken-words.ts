import type { Language } from '#domain/localized.ts';

/** A language's words for signs and abbreviations that engines read wrong, or letter by letter. */
export interface SpokenWords {
  readonly rupiah: string;
  readonly to: string;
  readonly per: string;
  readonly percent: string;
  readonly times: string;
  /** Between two lengths: "35 × 20 cm". */
  readonly by: string;
  readonly and: string;
  readonly signs: Readonly<Record<string, string>>;
  /** A unit behind a number: behind 1, and behind any other. */
  readonly units: Readonly<Record<string, readonly [one: string, more: string]>>;
  /** Abbreviations that aren't words of the language, as they are pronounced. */
  readonly forms: Readonly<Record<string, string>>;
  /** How large numbers go on: "Rp2,5 juta". */
  readonly scales: readonly string[];
}

const same = (word: string): readonly [string, string] => [word, word];

const ID: SpokenWords = {
  rupiah: 'rupiah',
  to: 'sampai',
  per: 'per',
  percent: 'persen',
  times: 'kali',
  by: 'kali',
  and: 'dan',
  signs: {
    '±': 'kurang lebih ',
    '≥': 'paling sedikit ',
    '≤': 'paling banyak ',
    '½': 'setengah',
    '¼': 'seperempat',
    '→': ' menjadi ',
  },
  units: {
    '°C': same('derajat Celsius'),
    'mS/cm': same('mili siemens per sentimeter'),
    'm²': same('meter persegi'),
    'cm²': same('sentimeter persegi'),
    'm³': same('meter kubik'),
    mm: same('milimeter'),
    cm: same('sentimeter'),
    m: same('meter'),
    km: same('kilometer'),
    mg: same('miligram'),
    g: same('gram'),
    kg: same('kilogram'),
    t: same('ton'),
    ha: same('hektare'),
    ml: same('mililiter'),
    mL: same('mililiter'),
    l: same('liter'),
    L: same('liter'),
    W: same('watt'),
    VA: same('volt ampere'),
    mA: same('mili ampere'),
    V: same('volt'),
    ppm: same('pe pe em'),
  },
  forms: {
    pH: 'pe ha',
    EC: 'e ce',
    AB: 'a be',
    ANC: 'a en ce',
    ELCB: 'e el ce be',
    IPB: 'i pe be',
    DC: 'de ce',
    rb: 'ribu',
    jt: 'juta',
  },
  scales: ['ribu', 'rb', 'juta', 'jt', 'miliar', 'triliun'],
};

const EN: SpokenWords = {
  rupiah: 'rupiah',
  to: 'to',
  per: 'per',
  percent: 'percent',
  times: 'times',
  by: 'by',
  and: 'and',
  signs: { '±': 'about ', '≥': 'at least ', '≤': 'at most ', '½': 'half', '¼': 'a quarter', '→': ' to ' },
  units: {
    '°C': ['degree Celsius', 'degrees Celsius'],
    'mS/cm': same('millisiemens per centimetre'),
    'm²': ['square metre', 'square metres'],
    'cm²': ['square centimetre', 'square centimetres'],
    'm³': ['cubic metre', 'cubic metres'],
    mm: ['millimetre', 'millimetres'],
    cm: ['centimetre', 'centimetres'],
    m: ['metre', 'metres'],
    km: ['kilometre', 'kilometres'],
    mg: ['milligram', 'milligrams'],
    g: ['gram', 'grams'],
    kg: ['kilogram', 'kilograms'],
    t: ['tonne', 'tonnes'],
    ha: ['hectare', 'hectares'],
    ml: ['millilitre', 'millilitres'],
    mL: ['millilitre', 'millilitres'],
    l: ['litre', 'litres'],
    L: ['litre', 'litres'],
    W: ['watt', 'watts'],
    VA: same('volt amperes'),
    mA: ['milliampere', 'milliamperes'],
    V: ['volt', 'volts'],
    ppm: same('parts per million'),
  },
  forms: { pH: 'p H' },
  scales: ['thousand', 'million', 'billion', 'trillion'],
};

export const SPOKEN_WORDS: Readonly<Record<Language, SpokenWords>> = { id: ID, en: EN };

/** What each letter is called in Indonesian. */
export const LETTERS: Readonly<Record<string, string>> = {
  ...{
    A: 'a',
    B: 'be',
    C: 'ce',
    D: 'de',
    E: 'e',
    F: 'ef',
    G: 'ge',
    H: 'ha',
    I: 'i',
    J: 'je',
    K: 'ka',
    L: 'el',
    M: 'em',
  },
  ...{
    N: 'en',
    O: 'o',
    P: 'pe',
    Q: 'ki',
    R: 'er',
    S: 'es',
    T: 'te',
    U: 'u',
    V: 've',
    W: 'we',
    X: 'eks',
    Y: 'ye',
    Z: 'zet',
  },
};

/** What stands below a line behind a price or an amount: "kg/ha", "km/jam", "Rp7.000/karung". */
export const PER_UNIT: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  id: { h: 'jam', s: 'detik', t: 'ton' },
  en: { h: 'hour', s: 'second', t: 'tonne', ha: 'hectare', kg: 'kilogram', l: 'litre', L: 'litre', m: 'metre' },
};
