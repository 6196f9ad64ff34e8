/**
 * The roots that an English word may be a form of: "fertilizers" of "fertilize", "leaves" of "leaf" and "leave". The word itself is
 * always among them. Regular inflection, and the endings that farm guides build nouns with (-er, -ion, -ment, -ness). The word has
 * small letters.
 */
export function englishRoots(word: string): readonly string[] {
  const single = [word, ...(IRREGULAR.get(word) ?? []), ...withoutPlural(word)];
  return [...new Set(single.flatMap((each) => [each, ...(WHOLE.has(each) ? [] : withoutEnding(each))]))];
}

/** Forms that no rule makes; those in f are found by rule, too: "leaves". */
const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    men: ['man'],
    women: ['woman'],
    children: ['child'],
    feet: ['foot'],
    teeth: ['tooth'],
    geese: ['goose'],
    mice: ['mouse'],
    oxen: ['ox'],
    grew: ['grow'],
    grown: ['grow'],
    sown: ['sow'],
    mown: ['mow'],
    dug: ['dig'],
    fed: ['feed'],
    bred: ['breed'],
    kept: ['keep'],
    laid: ['lay'],
    ground: ['grind'],
    spread: ['spread'],
    sprang: ['spring'],
    sprung: ['spring'],
    fallen: ['fall'],
    fell: ['fall'],
    rose: ['rise'],
    risen: ['rise'],
    rotten: ['rot'],
    froze: ['freeze'],
    frozen: ['freeze'],
    ate: ['eat'],
    eaten: ['eat'],
    sold: ['sell'],
    bought: ['buy'],
    took: ['take'],
    taken: ['take'],
    chose: ['choose'],
    chosen: ['choose'],
    built: ['build'],
    held: ['hold'],
    left: ['leave'],
    lost: ['lose'],
    made: ['make'],
    bit: ['bite'],
    bitten: ['bite'],
    dried: ['dry'],
    growth: ['grow'],
  }),
);

/** Words that look like a form of another one and are none. */
const WHOLE = new Set(
  (
    'news species series always perhaps lens gas bus plus minus virus fungus cactus citrus hibiscus status campus census ' +
    'analysis basis mass grass moss asparagus octopus crisis tennis mathematics physics thus various previous serious ' +
    'answer offer water number order cover evening morning ceiling during nothing something anything everything spring string king ring wing thing sing bring ' +
    'swing sting sling cling fling herring sibling sterling pudding wedding shilling farthing inning ' +
    'hundred sacred naked wicked moped seed weed need feed reed deed breed bleed speed steed agreed indeed embed ' +
    'nation station ration portion mention motion section million billion onion region religion union version mission passion ' +
    'session pension fashion cushion lion question position condition tradition fraction traction faction fiction friction ' +
    'auction sanction mansion tension dimension champion companion opinion dominion scorpion stallion caution potion lotion ' +
    'notion emotion commotion devotion option caption ' +
    'moment comment cement garment document element segment fragment pigment ornament instrument monument department ' +
    'apartment parliament sediment experiment supplement compliment basement pavement witness business harness wilderness awning'
  ).split(' '),
);

/** Words that -er and -or are put to: whoever or whatever does it, and "more". After others they belong to the word: "corner". */
const BEFORE_ER = new Set(
  (
    'farm garden plant grow sow seed till plow plough weed spray water harvest pick thresh reap mow prune graft feed breed keep raise ' +
    'milk herd fish hunt sell buy trade process pack carry transport load spread fertilize fertilise dig mulch irrigate sprinkle ' +
    'drain pump dry heat cool roast grind mill mix blend chop cut shred crush press peel wash clean store hold contain collect ' +
    'compost rotate cultivate harrow bale stake train research teach learn help work lead manage own rent use consume produce ' +
    'pollinate inoculate incubate ferment regulate indicate repel disperse compete invade burrow bore suck chew mine climb creep ' +
    'bloom bear flower root ripen start begin speak read write report visit travel drive ride roll slide measure weigh test ' +
    'sample scan drill blow freeze boil cook bake smoke filter purify soften harden loosen thicken sharpen strengthen conserve ' +
    'preserve protect invest lend borrow insure inspect supervise operate generate connect convert separate sort grade label ' +
    'big small large little wide narrow deep shallow high low tall short long thick thin wet dry hot warm cool cold hard soft ' +
    'loose tight rich poor light heavy dark bright pale young old new fresh clean dirty fast slow quick early late near close ' +
    'cheap strong weak healthy safe sweet sour fine coarse rough smooth dense steep flat fertile acid sandy moist full few great ' +
    'easy simple clear sick ripe green brown white black red yellow broad hardy sturdy tough gentle mild severe'
  ).split(' '),
);

function withoutPlural(word: string): readonly string[] {
  if (!word.endsWith('s') || word.length < 4 || /(?:ss|us|is)$/.test(word) || WHOLE.has(word)) return [];
  const one = word.slice(0, -1);
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, one];
  if (word.endsWith('ves')) return [one, `${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`];
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) return [one, word.slice(0, -2)];
  return [one];
}

/** What stands before an ending: "dropping" is "drop", "pruning" "prune", "watering" "water". */
function withoutEnding(word: string): readonly string[] {
  const found: string[] = [];
  const take = (ending: string, ...instead: readonly string[]) => {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < 3 || !/[aeiouy]/.test(stem)) return;
    for (const each of instead) found.push(stem + each);
    if (/([b-df-hj-np-tv-z])\1$/.test(stem) && instead.includes('')) found.push(stem.slice(0, -1));
  };
  take('ing', '', 'e');
  take('ied', 'y');
  take('ed', '', 'e');
  for (const ending of ['er', 'or', 'est']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    const stems = [stem, `${stem}e`, stem.slice(0, -1), stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem];
    found.push(...stems.filter((each) => BEFORE_ER.has(each)));
  }
  take('ization', 'ize');
  take('isation', 'ise');
  take('ation', 'ate', 'e', '');
  take('ition', 'e', 'it');
  take('tion', 't', 'te');
  take('sion', 'd', 'de', 'se', 's');
  take('ment', '');
  take('iness', 'y');
  take('ness', '');
  take('able', '', 'e');
  // "fertilizer" and "fertilization" meet in their verb; so do "fertilizers" by way of the singular.
  return found;
}
