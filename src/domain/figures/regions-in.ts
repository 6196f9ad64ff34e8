import { ISLAND_GROUPS, type IslandGroup } from '../island-groups.ts';

/** The names of each region, in both languages, and of its provinces where they are plainly named. */
const NAMES: Readonly<Record<IslandGroup, RegExp>> = {
  sumatra: /\b(?:sumatr?era|sumatra|aceh|riau|jambi|bengkulu|lampung|bangka)\b/,
  java: /\b(?:jawa|java|banten|jakarta|yogyakarta)\b/,
  'bali-nusa-tenggara': /\b(?:bali|nusa tenggara|lombok|ntb|ntt)\b/,
  kalimantan: /\b(?:kalimantan|borneo)\b/,
  sulawesi: /\b(?:sulawesi|gorontalo)\b/,
  'maluku-papua': /\b(?:maluku|papua)\b/,
};

const ALL = /\bindonesia\b/;

/** The regions that a name holds: "Jawa dan Bali, dataran rendah" is in Java, Bali and Nusa Tenggara. */
export function regionsIn(name: string): readonly IslandGroup[] {
  const words = name.toLowerCase();
  if (ALL.test(words)) return ISLAND_GROUPS;
  return ISLAND_GROUPS.filter((region) => NAMES[region].test(words));
}
