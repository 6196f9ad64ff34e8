import type { Language } from '#domain/localized.ts';
import type { Advice } from './advice.ts';
import { WORD, type Sentence } from '#text/sentences.ts';

/** Indonesian words that begin like a passive verb and are none. */
const NO_PASSIVE =
  /^(?:dia|diam|dian|diamnya|dini|diri|dirinya|diet|didih|dikit|dinding|dingin|dinas|dinamis|dinamika|disiplin|direktur|direksi|direktorat|divisi|diskon|diskusi|distribusi|distributor|diploma|dialog|dialek|diagram|diameter|diagnosis|diagnosa|diabetes|diare|diesel|digital|digit|dimensi|dilema|difusi|disinfektan|disinfeksi|disket|dispenser|dikotil|dinasti|diafragma|diana|dieng|diponegoro)(?:nya)?$/;

const BE = /^(?:am|is|are|was|were|be|been|being|get|gets|got)$/;
const BETWEEN = /^(?:not|also|often|never|always|already|still|then|only|just|all|both|\p{L}+ly)$/u;
const NO_PARTICIPLE =
  /^(?:need|seed|weed|reed|feed|bed|red|shed|speed|indeed|breed|tired|hundred|kindred|sacred|naked|used)$/;
const PARTICIPLE =
  /^(?:\p{L}{2,}ed|done|made|given|taken|known|shown|grown|sown|seen|found|kept|left|lost|put|cut|set|held|built|bought|brought|sold|told|sent|spent|spread|written|drawn|driven|chosen|broken|eaten|fed|bred|laid|led|meant|paid|read|run|said|thrown|begun|dug|hung|dealt|understood)$/u;
/** What follows "by" and is no doer: by 26%, by hand, by spraying. */
const NO_DOER =
  /^(?:\p{N}.*|\p{L}+ing|hand|hands|about|half|then|now|far|accident|weight|volume|mail|email|phone|noon|night|day|one|two|three|least)$/u;
/** So many words further on a doer is still this verb's. */
const DOER_WITHIN = 5;

/** Passives in one sentence from which on it is hard to see who does what. */
const CHAIN: Readonly<Record<Language, number>> = { id: 3, en: 3 };

/** Sentences with one passive verb after another, and in English those that name who does it only at the end. */
export function passiveChains(sentences: readonly Sentence[], language: Language): Advice[] {
  return sentences.flatMap((sentence) => {
    const words = [...sentence.text.matchAll(WORD)].map(({ index, 0: word }) => ({
      index,
      end: index + word.length,
      word,
    }));
    const passives = language === 'id' ? indonesianPassives(words) : englishPassives(words);
    const [first] = passives;
    const last = passives.at(-1);
    const byDoer = language === 'en' ? passives.find(({ doer }) => doer !== null) : undefined;
    const place = (from: number, to: number): Advice[] => [
      { kind: 'passive-chain', from: sentence.from + from, to: sentence.from + to, sentence: sentence.text },
    ];
    if (first && last && passives.length >= CHAIN[language]) return place(first.from, last.to);
    return byDoer?.doer == null ? [] : place(byDoer.from, byDoer.doer);
  });
}

interface PlacedWord {
  readonly index: number;
  readonly end: number;
  readonly word: string;
}

interface Passive {
  readonly from: number;
  readonly to: number;
  /** Where the "by" ends that names who does it. */
  readonly doer: number | null;
}

function indonesianPassives(words: readonly PlacedWord[]): Passive[] {
  return (
    words
      // A capital within the sentence is a name: Dieng, Diponegoro.
      .filter(({ word, index }) => /^di\p{Ll}{3,}$/u.test(index === 0 ? word.toLowerCase() : word))
      .filter(({ word }) => !NO_PASSIVE.test(word.toLowerCase()))
      .map(({ index, end }) => ({ from: index, to: end, doer: null }))
  );
}

function englishPassives(words: readonly PlacedWord[]): Passive[] {
  const lower = words.map(({ word }) => word.toLowerCase());
  return words.flatMap((word, at): Passive[] => {
    if (!BE.test(lower[at] ?? '')) return [];
    let verb = at + 1;
    while (verb <= at + 2 && BETWEEN.test(lower[verb] ?? '')) verb += 1;
    const participle = words[verb];
    if (!participle || !PARTICIPLE.test(lower[verb] ?? '') || NO_PARTICIPLE.test(lower[verb] ?? '')) return [];
    const by = lower.slice(verb + 1, verb + 1 + DOER_WITHIN).indexOf('by');
    const after = words[verb + 2 + by];
    const isDoer = by >= 0 && after !== undefined && !NO_DOER.test(after.word.toLowerCase());
    return [{ from: word.index, to: participle.end, doer: isDoer ? after.end : null }];
  });
}
