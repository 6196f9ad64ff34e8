// Tags in memory, which answer as the backend does.
import { failed, ok, type Failure } from '#domain/result.ts';
import type { AnswerRest } from './rest-calls.ts';

interface TagRow {
  readonly id: number;
  readonly slug: string;
  readonly name_indonesian: string;
  readonly name_english: string;
  readonly version: number;
  readonly articles: number;
  readonly binned: number;
}

interface Body {
  readonly tag?: number;
  readonly slug: string;
  readonly name_indonesian: string;
  readonly name_english: string;
  readonly source: number;
  readonly target: number;
}

/** A tag as the list has it. */
export function tagRow(id: number, slug: string, indonesian: string, english: string, articles = 0): TagRow {
  return { id, slug, name_indonesian: indonesian, name_english: english, version: 1, articles, binned: 0 };
}

interface TagBackend {
  rows: readonly TagRow[];
  /** While set, every call but reading the list fails so. */
  broken: Failure | null;
  /** The calls so far, without reading the list. */
  readonly changes: (readonly [string, unknown])[];
  readonly rest: AnswerRest;
}

/** A backend with these tags. */
export function tagBackend(rows: readonly TagRow[]): TagBackend {
  const stage: TagBackend = {
    rows,
    broken: null,
    changes: [],
    rest: (call) => {
      const name = call.path.replace('rpc/', '');
      const body = call.body as Body;
      const all = stage.rows;
      if (name === 'list_tags') return Promise.resolve(ok({ body: all, total: null }));
      stage.changes.push([name, body]);
      if (stage.broken) return Promise.resolve(stage.broken);
      const told = (answer: unknown) => Promise.resolve(ok({ body: answer, total: null }));
      if (name === 'delete_tag') {
        stage.rows = all.filter(({ id }) => id !== body.tag);
        return told(null);
      }
      if (name === 'merge_tags') {
        stage.rows = all.filter(({ id }) => id !== body.source);
        return told({ moved: 3 });
      }
      if (name !== 'save_tag') return told([]);
      if (all.some(({ id, slug }) => slug === body.slug && id !== body.tag)) {
        return Promise.resolve({ ...failed('duplicate', 'taken'), reason: '23505' });
      }
      const before = all.find(({ id }) => id === body.tag);
      const words = { slug: body.slug, name_indonesian: body.name_indonesian, name_english: body.name_english };
      const saved: TagRow = before
        ? { ...before, ...words, version: before.version + 1 }
        : { ...tagRow(Math.max(0, ...all.map(({ id }) => id)) + 1, '', '', ''), ...words };
      stage.rows = [...all.filter(({ id }) => id !== saved.id), saved];
      return told({ saved: true, tag: saved });
    },
  };
  return stage;
}
