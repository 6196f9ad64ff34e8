import { serialize } from 'node:v8';
import MiniSearch, { type Query } from 'minisearch';
import { rootsOf } from '#domain/word-roots/roots-of.ts';
import { searchedWords } from '#domain/word-roots/searched-words.ts';
import { searchForms } from '#domain/word-roots/search-forms.ts';
import { wordsIn } from '#domain/words.ts';
import { openSegment } from '#renderer/data/word-search/open-segment.ts';
import { findArticles } from '#renderer/data/word-search/find-articles.ts';
import { segmentBuilder, type IndexedText } from '#renderer/data/word-search/segment.ts';
import { articleMaker } from '../support/library/made-up-articles.ts';
import { machine, percentile } from './bench-backend.ts';
import { SEARCHES } from './searches.ts';

// node --import tsx tests/benchmarks/search.bench.ts [articles]: the search index of the device beside MiniSearch and, where
// Node has it, SQLite's FTS5, over the same made-up Indonesian articles in one run: time to build, size as it is stored, and how
// long a search by word form takes. The goal at 10,000 articles is a p95 of at most 15 ms.

const [count = '10000'] = process.argv.slice(2);
const RANGE = 2000;
const ROUNDS = 10;

interface Index {
  readonly bytes: number;
  find(search: string): number;
}

const make = articleMaker();
const articles: readonly IndexedText[] = Array.from({ length: Number(count) }, (_, at) => {
  const { id, version, texts } = make(at + 1);
  const { title = '', excerpt = '', content = '' } = texts.id ?? {};
  return { id, version, title, excerpt, content };
});
console.log(`${count} articles in Indonesian, ${machine()}, Node ${process.version}`);
const own = measure('own index', ownIndex);
const others = [measure('MiniSearch 7.2', miniSearch)];
const sqlite = await import('node:sqlite').catch(() => null);
if (sqlite) others.push(measure('SQLite FTS5', () => fts5(new sqlite.DatabaseSync(':memory:'))));
else console.log('SQLite FTS5: this Node has no node:sqlite.');
for (const { name, build, size, mean, p95 } of others)
  console.log(
    `own index as a share of ${name}: build ${(own.build / build).toFixed(2)}, size ${(own.size / size).toFixed(2)},`,
    `mean ${(own.mean / mean).toFixed(2)}, p95 ${(own.p95 / p95).toFixed(2)}`,
  );

function measure(name: string, make: () => Index) {
  const begun = process.cpuUsage();
  const index = make();
  const { user, system } = process.cpuUsage(begun);
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const search of SEARCHES) {
      const start = performance.now();
      found += index.find(search);
      times.push(performance.now() - start);
    }
  }
  const build = (user + system) / 1e6;
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  const p95 = percentile(times, 0.95);
  console.log(
    `${name.padEnd(16)} build ${build.toFixed(1)} s of the processor, ${(index.bytes / 1e6).toFixed(1)} MB,`,
    `search mean ${mean.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, ${found / ROUNDS} hits`,
  );
  return { name, build, size: index.bytes, mean, p95 };
}

function ownIndex(): Index {
  const segments = [];
  for (let at = 0; at < articles.length; at += RANGE) {
    const builder = segmentBuilder('id');
    for (const article of articles.slice(at, at + RANGE)) builder.add(article);
    segments.push(builder.finish());
  }
  const bytes = segments.reduce((sum, segment) => sum + serialize(segment).length, 0);
  const open = segments.map(openSegment);
  return { bytes, find: (search) => findArticles(open, searchedWords(search, 'id')).length };
}

/** Words and their roots are indexed; a searched word or any of its roots answers. */
function miniSearch(): Index {
  const known = new Map<string, string[]>();
  const withRoots = (word: string) => {
    let own = known.get(word);
    if (!own) known.set(word, (own = [...new Set([word, ...rootsOf(word, 'id').map((root) => `=${root}`)])]));
    return own;
  };
  const index = new MiniSearch<IndexedText>({
    fields: ['title', 'excerpt', 'content'],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: withRoots,
  });
  index.addAll(articles);
  const boost = { title: 10, excerpt: 4 };
  return {
    bytes: JSON.stringify(index).length,
    find(search) {
      const words = wordsIn(search);
      const queries = words.map((word, at): Query => {
        const last = at === words.length - 1;
        const [same = word, ...roots] = withRoots(word);
        return { combineWith: 'OR', queries: [{ queries: [same], prefix: last }, ...roots] };
      });
      return index.search(
        { combineWith: 'AND', queries },
        { boost, tokenize: (term) => [term], processTerm: (term) => term },
      ).length;
    },
  };
}

/** FTS5 without stemming: the forms are part of the query, as for the backend. */
function fts5(database: InstanceType<(typeof import('node:sqlite'))['DatabaseSync']>): Index {
  database.exec(`create virtual table words using fts5 (title, excerpt, content, prefix='3')`);
  const insert = database.prepare('insert into words (rowid, title, excerpt, content) values (?, ?, ?, ?)');
  database.exec('begin');
  for (const { id, title, excerpt, content } of articles) insert.run(id, title, excerpt, content);
  database.exec('commit');
  const size = database.prepare(
    `select (select sum(length(block)) from words_data) + (select sum(length(sz)) from words_docsize) as bytes`,
  );
  const search = database.prepare('select rowid from words where words match ? order by bm25(words, 10, 4, 1)');
  return {
    bytes: Number(size.get()?.['bytes']),
    find(text) {
      const lists = searchForms(text, 'id').split(',');
      const quoted = (form: string) => (form.endsWith('*') ? `"${form.slice(0, -1)}"*` : `"${form}"`);
      return search.all(lists.map((list) => `(${list.split(' ').map(quoted).join(' OR ')})`).join(' AND ')).length;
    },
  };
}
