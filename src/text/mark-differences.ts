import { diffArrays } from 'diff';
import MarkdownIt from 'markdown-it';
import type { Token } from './markdown-parser.ts';
import { matchBlocks } from './match-blocks.ts';

/** What was done to a piece of a text; null where nothing was. */
export type Change = 'ins' | 'del' | null;

/** A token that holds others, up to the one that closes it, or the words of one place. */
type Piece =
  | { readonly open: Token; readonly within: readonly Piece[]; readonly close: Token | null }
  | { readonly words: Token };

/** One word, one sign or one picture, and the marks that it stands in. */
interface Atom {
  readonly key: string;
  readonly token: Token;
  readonly marks: readonly Token[];
}

/** Comparing words takes time that grows with the square of the changes; after this, ms, a text is gone and another one new. */
const PATIENCE_MS = 40;

/** The tokens of a block, all of it marked as new or gone. */
export function markWhole(tokens: readonly Token[], change: Change): Token[] {
  return written(piecesOf(tokens).map((piece) => whole(piece, change)));
}

/**
 * The tokens of a changed block of the same type: the new one, with added words in `ins` and removed ones in `del`, item by item
 * and cell by cell.
 */
export function markDifferences(before: readonly Token[], after: readonly Token[]): Token[] {
  return written(both(piecesOf(before), piecesOf(after)));
}

function piecesOf(tokens: readonly Token[]): Piece[] {
  const top: Piece[] = [];
  const open: { token: Token; within: Piece[] }[] = [];
  for (const token of tokens) {
    const place = open.at(-1)?.within ?? top;
    if (token.type === 'inline') place.push({ words: token });
    else if (token.nesting > 0) open.push({ token, within: [] });
    else if (token.nesting === 0) place.push({ open: token, within: [], close: null });
    else {
      const begun = open.pop();
      if (begun) (open.at(-1)?.within ?? top).push({ open: begun.token, within: begun.within, close: token });
    }
  }
  return top;
}

function written(pieces: readonly Piece[]): Token[] {
  return pieces.flatMap((piece) =>
    'words' in piece ? [piece.words] : [piece.open, ...written(piece.within), ...(piece.close ? [piece.close] : [])],
  );
}

function typeOf(piece: Piece): string {
  return 'words' in piece ? 'words' : piece.open.type;
}

/** The source of a piece, for finding equal and similar ones. */
function sourceOf(piece: Piece): string {
  if ('words' in piece) return piece.words.content;
  return `<${piece.within.map(sourceOf).join('\n')}>`;
}

function both(before: readonly Piece[], after: readonly Piece[]): Piece[] {
  // Parts of a table, and the cells of a row, are what they are by their place.
  const isPlaced = after.length === 1 || after.every((piece) => /^(t[hd]|thead|tbody)_open$/.test(typeOf(piece)));
  const arePaired = isPlaced && before.length === after.length;
  const matches = arePaired
    ? after.map((_, place) => ({ before: place, after: place }))
    : matchBlocks(before.map(asBlock), after.map(asBlock));
  return matches.flatMap((match) => {
    const [was, is] = [before[match.before ?? -1], after[match.after ?? -1]];
    if (was && is && typeOf(was) === typeOf(is)) return [pair(was, is)];
    return [...(was ? [whole(was, 'del')] : []), ...(is ? [whole(is, 'ins')] : [])];
  });
}

function asBlock(piece: Piece) {
  return { type: typeOf(piece), source: sourceOf(piece) };
}

function pair(before: Piece, after: Piece): Piece {
  if ('words' in after) return { words: 'words' in before ? changedWords(before.words, after.words) : after.words };
  return { ...after, within: both('words' in before ? [] : before.within, after.within) };
}

function whole(piece: Piece, change: Change): Piece {
  if ('words' in piece) return { words: withAtoms(piece.words, [[atomsOf(piece.words), change]]) };
  if (change && piece.open.type === 'figure') {
    const mark = (nesting: 1 | -1) =>
      new MarkdownIt.Token(`${change}_${nesting > 0 ? 'open' : 'close'}`, change, nesting);
    return { open: mark(1), within: [piece], close: mark(-1) };
  }
  return { ...piece, within: piece.within.map((each) => whole(each, change)) };
}

function changedWords(before: Token, after: Token): Token {
  const [was, is] = [atomsOf(before), atomsOf(after)];
  const parts = diffArrays(
    was.map(({ key }) => key),
    is.map(({ key }) => key),
    { timeout: PATIENCE_MS },
  );
  const runs: Run[] = parts ? [] : [{ gone: was, made: is, same: [] }];
  let [left, right] = [0, 0];
  for (const { added, removed, count } of parts ?? []) {
    const run = runToGoOn(runs, added || removed);
    if (removed) for (const atom of was.slice(left, left + count)) run.gone.push(atom);
    else for (const atom of is.slice(right, right + count)) (added ? run.made : run.same).push(atom);
    if (!added) left += count;
    if (!removed) right += count;
  }
  return withAtoms(
    after,
    runs.flatMap(({ gone, made, same }): [readonly Atom[], Change][] => [
      [gone, 'del'],
      [made, 'ins'],
      [same, null],
    ]),
  );
}

/** A change, and what stayed the same after it. */
interface Run {
  readonly gone: Atom[];
  readonly made: Atom[];
  readonly same: Atom[];
}

/** White space between two changes belongs to both, so that a phrase isn't split into single words. */
function runToGoOn(runs: Run[], isChange: boolean): Run {
  const last = runs.at(-1);
  if (last && (!isChange || last.same.length === 0)) return last;
  if (last && last.same.every(isBlank) && last.gone.length + last.made.length > 0) {
    const blank = last.same.splice(0);
    last.gone.push(...blank);
    last.made.push(...blank);
    return last;
  }
  const run: Run = { gone: [], made: [], same: [] };
  runs.push(run);
  return run;
}

function isBlank({ token }: Atom): boolean {
  return token.type === 'text' && token.content.trim() === '';
}

const WORD = /[\p{L}\p{N}\u00ad]+(?:[.,'’:/-][\p{L}\p{N}\u00ad]+)*|\s+|./gsu;

function atomsOf({ children }: Token): Atom[] {
  const atoms: Atom[] = [];
  const marks: Token[] = [];
  for (const token of children ?? []) {
    if (token.nesting > 0) marks.push(token);
    else if (token.nesting < 0) marks.pop();
    else {
      const within = marks.map((mark) => mark.tag + JSON.stringify(mark.attrs ?? '')).join('');
      const add = (key: string, made: Token) => atoms.push({ key: within + key, token: made, marks: [...marks] });
      if (token.type === 'text') {
        for (const [word] of token.content.matchAll(WORD)) add(word, textToken(word));
      } else if (token.type === 'softbreak') add(' ', textToken(' '));
      else add(`${token.type}${JSON.stringify(token.attrs ?? '')}${token.content}`, token);
    }
  }
  return atoms;
}

/** The same place with these words, in the marks that they stand in and in those of what was done to them. */
function withAtoms(place: Token, runs: readonly (readonly [readonly Atom[], Change])[]): Token {
  const children: Token[] = [];
  let open: Token[] = [];
  const become = (next: readonly Token[]) => {
    let common = 0;
    while (common < open.length && open[common] === next[common]) common += 1;
    for (const mark of open.slice(common).reverse()) children.push(new MarkdownIt.Token(closing(mark), mark.tag, -1));
    children.push(...next.slice(common));
    open = [...next];
  };
  for (const [atoms, change] of runs) {
    const mark = change && new MarkdownIt.Token(`${change}_open`, change, 1);
    for (const atom of atoms) {
      become(mark ? [...atom.marks, mark] : atom.marks);
      children.push(atom.token);
    }
  }
  become([]);
  const made = new MarkdownIt.Token('inline', '', 0);
  return Object.assign(made, { content: place.content, level: place.level, map: place.map, children });
}

function closing(mark: Token): string {
  return mark.type.replace(/_open$/, '_close');
}

function textToken(content: string): Token {
  return Object.assign(new MarkdownIt.Token('text', '', 0), { content });
}
