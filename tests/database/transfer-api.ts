import { randomUUID } from 'node:crypto';
import type { Answer, Person } from '../support/backend/backend.ts';
import { openSiteApi } from './site-api.ts';
import type { SiteApi } from './site-api.ts';

type Part = Readonly<Record<string, unknown>>;

/** What one language of an exported item shows. */
interface ExportedPlace extends Part {
  readonly from: string;
  readonly shared: Part;
  readonly text: Part;
}

/** An item as it is exported. */
export interface ExportedItem extends Part {
  readonly collection: string;
  readonly id: number;
  readonly document: Part;
  readonly version: number;
  readonly live: { readonly id: ExportedPlace | null; readonly en: ExportedPlace | null };
}

/** Everything that is exported. */
export interface Exported {
  readonly categories: readonly Part[];
  /** None where it is left out. */
  readonly tags?: readonly Part[];
  readonly items: readonly ExportedItem[];
}

/** What an import would change. */
export interface Report {
  readonly stamp: string;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly removed: number;
  readonly categories: { readonly added: number; readonly changed: number };
  readonly tags: { readonly added: number; readonly changed: number };
  readonly rows: readonly Part[];
  readonly problems: readonly Part[];
  readonly problem_count: number;
}

/** Super admins who carry content out and in. */
export interface TransferApi extends SiteApi {
  /** All pages. */
  exportAll(): Promise<Exported>;
  /** Uploads content in parts, and returns the import's id. */
  stage(content: Exported, asker?: Person): Promise<string>;
  /** Repeats the request until the backend is finished. */
  check(id: string, everything?: boolean, asker?: Person): Promise<Report>;
  apply(id: string, stamp: string, everything?: boolean, asker?: Person): Promise<Answer>;
  /** All of it, where nothing stands against it. */
  importAll(content: Exported, everything?: boolean): Promise<Report>;
}

const hasLeft = (body: unknown): boolean => typeof body === 'object' && body !== null && 'left' in body;

export async function openTransferApi(): Promise<TransferApi> {
  const api = await openSiteApi();
  const exportAll = async (): Promise<Exported> => {
    const items: ExportedItem[] = [];
    let categories: readonly Part[] = [];
    let tags: readonly Part[] = [];
    for (;;) {
      const last = items.at(-1);
      const after = last ? { after_collection: last.collection, after_item: last.id } : {};
      const page = await api.call<{ categories: Part[] | null; tags: Part[] | null; items: ExportedItem[] }>(
        'export_content',
        after,
      );
      categories = page.categories ?? categories;
      tags = page.tags ?? tags;
      items.push(...page.items);
      if (page.items.length === 0) return { categories, tags, items };
    }
  };
  const stage: TransferApi['stage'] = async ({ categories, tags = [], items }, asker = api.ayu) => {
    const id = randomUUID();
    const head = { version: 1, categories, tags, items: items.length };
    await api.call('begin_import', { import_id: id, head }, asker);
    for (let at = 0; at < items.length; at += 100) {
      await api.call('stage_import', { import_id: id, items: items.slice(at, at + 100) }, asker);
    }
    return id;
  };
  const check: TransferApi['check'] = async (id, everything = false, asker = api.ayu) => {
    for (;;) {
      const answer = await api.call<Report>('check_import', { import_id: id, everything }, asker);
      if (!hasLeft(answer)) return answer;
    }
  };
  const apply: TransferApi['apply'] = async (id, stamp, everything = false, asker = api.ayu) => {
    for (;;) {
      const answer = await api.ask('apply_import', { import_id: id, everything, based_on: stamp }, asker);
      if (!hasLeft(answer.body)) return answer;
    }
  };
  return {
    ...api,
    async clear() {
      await api.clear();
      await api.backend.sql('truncate private.imports cascade');
      await api.backend.sql('truncate private.tags, private.merged_tags');
      await api.backend.sql('update private.collections set last_item = 0');
    },
    exportAll,
    stage,
    check,
    apply,
    async importAll(content, everything) {
      const id = await stage(content);
      const report = await check(id, everything);
      const answer = await apply(id, report.stamp, everything);
      if ((answer.body as { applied?: unknown }).applied !== true) throw new Error(answer.text);
      return report;
    },
  };
}
