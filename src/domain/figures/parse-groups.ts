import { ISLAND_GROUPS, type IslandGroup } from '../island-groups.ts';
import {
  type CalendarFigure,
  type CalendarTask,
  type SymptomLeaf,
  type SymptomsFigure,
  isLeafPicture,
  LEAF_PICTURES,
} from './figure.ts';
import type { FigureLine } from './figure-lines.ts';
import { readMonths } from './read-months.ts';
import type { Read } from './parse-measures.ts';
import { BlockReader } from './read-block.ts';

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
function regionsIn(name: string): readonly IslandGroup[] {
  const words = name.toLowerCase();
  if (ALL.test(words)) return ISLAND_GROUPS;
  return ISLAND_GROUPS.filter((region) => NAMES[region].test(words));
}

/** A calendar strip: rows of tasks below each region. */
export function parseCalendar(lines: readonly FigureLine[]): Read<CalendarFigure> {
  const reader = new BlockReader(lines, ['title', 'region', 'source'], ['region']);
  const { before, groups } = reader.groups('region');
  for (const row of before) reader.tell('no-region', row, row.text);
  if (groups.length === 0 && before.length === 0) reader.tell('no-rows', null);
  const regions = groups.map(({ head, lines: below }) => {
    const rows = below.filter((line) => line.type === 'row');
    if (rows.length === 0) reader.tell('no-rows', head, head.text);
    const tasks = rows.flatMap((row): CalendarTask[] => {
      const named = reader.named(row);
      if (!named) return [];
      const read = readMonths(named.first);
      if ('months' in read) return [{ name: named.name, months: read.months, note: named.rest.join(', ') }];
      reader.tell('months', row, read.wrong);
      return [];
    });
    return { name: head.text, regions: regionsIn(head.text), tasks };
  });
  return {
    reader,
    figure: {
      kind: 'calendar',
      title: reader.text('title', 'missing-title'),
      regions,
      source: reader.text('source', 'missing-source'),
    },
  };
}

/** A symptom plate: two to four leaves, each with its signs. */
export function parseSymptoms(lines: readonly FigureLine[]): Read<SymptomsFigure> {
  const reader = new BlockReader(
    lines,
    ['title', 'leaf', 'picture', 'action', 'source'],
    ['leaf', 'picture', 'action'],
  );
  const { before, groups } = reader.groups('leaf');
  for (const row of before) reader.tell('no-leaf', row, row.text);
  if (groups.length < 2) reader.tell('too-few-rows', null, '2');
  if (groups.length > 4) reader.tell('too-many-rows', null, '4');
  const leaves = groups.map(({ head, lines: below }): SymptomLeaf => {
    const own = new BlockReader(below, ['picture', 'action', 'title', 'source']);
    reader.problems.push(...own.problems);
    const picture = own.key('picture');
    const signs = own.rows().map(({ text }) => text);
    if (signs.length === 0) reader.tell('no-rows', head, head.text);
    if (picture && !isLeafPicture(picture.text)) reader.tell('unknown-picture', picture, picture.text);
    else if (picture && isLeafPicture(picture.text) && signs.length > LEAF_PICTURES[picture.text])
      reader.tell('too-many-signs', picture, String(LEAF_PICTURES[picture.text]));
    return { name: head.text, picture: picture?.text ?? null, signs, action: own.key('action')?.text ?? '' };
  });
  return {
    reader,
    figure: {
      kind: 'symptoms',
      title: reader.text('title', 'missing-title'),
      leaves,
      source: reader.text('source', 'missing-source'),
    },
  };
}
