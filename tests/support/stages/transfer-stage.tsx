// The screen of import and export over a backend in memory whose results a test controls.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { ImportProblem, ImportRow } from '#renderer/data/collections/transfer.ts';
import { writeContent } from '#renderer/admin/sections/transfer/archive/write-content.ts';
import { SectionsContext, type AdminSection } from '#renderer/admin/section.ts';
import { TransferScreen } from '#renderer/admin/sections/transfer/transfer-screen.tsx';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import type { Language } from '#domain/localized.ts';
import { ok, type Failure, type Result } from '#domain/result.ts';
import { openAdmin, settle } from './admin-stage.tsx';
import { siteContent } from '../transfer/site-content.ts';
import type { AnswerRest, RestRequest } from '../memory/rest-calls.ts';

const repository = { pictureSource: (address: string) => `https://backend.example${address}` };

/** A report of an import, in the backend's format. */
export function reportRow(more: object = {}): object {
  const rows: ImportRow[] = [
    { collection: 'articles', id: 7, what: 'changed', indonesian: 'Cabai', english: 'Chilies' },
    { collection: 'articles', id: 9, what: 'added', indonesian: '', english: '' },
  ];
  const problems: ImportProblem[] = [];
  return {
    ...{ stamp: 'now', added: 1, changed: 1, same: 40, removed: 0, categories: { added: 0, changed: 0 } },
    tags: { added: 0, changed: 0 },
    ...{ rows, held: [], held_count: 0, problems, problem_count: 0 },
    ...more,
  };
}

type Answer = Failure | { readonly body: unknown };

interface TransferStage {
  readonly platform: ReturnType<typeof memoryPlatform>;
  readonly asked: RestRequest[];
  /** Names of the functions that were called. */
  called(): string[];
  /** What a function answers next, once for each; afterwards as it does without. */
  readonly next: Record<string, (Answer | Promise<Answer>)[]>;
  readonly uploaded: string[];
  /** `sections`: those that the person may open. */
  open(language?: Language, sections?: readonly AdminSection[]): Promise<void>;
}

export let stage: TransferStage;

/** Gives each test of a file a screen that isn’t open yet. */
export function stageTransfer(): void {
  beforeEach(() => {
    stage = transferStage();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
}

export const alert = () => screen.getByRole('alert').textContent;
/** The texts of all status elements. */
export const said = () => screen.getAllByRole('status').reduce((text, status) => text + status.textContent, '');

/** Chooses files with the first field for them, or that of a part of the page. */
export async function chooseFiles(files: readonly Blob[], part: ParentNode = document): Promise<void> {
  const input = part.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nothing to choose a file with');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
  await settle();
}

/** A file of Node’s own with a name: that of the page’s stand-in has no stream. */
export const named = (file: Blob, name = 'isi.tar.gz') => Object.assign(file, { name });

/** Opens the screen and chooses a whole file; it waits for the person to decide. */
export async function waiting(language: Language = 'en'): Promise<HTMLElement> {
  await stage.open(language);
  await chooseFiles([named(await writeContent(siteContent()))]);
  return screen.findByRole('heading', { level: 3 });
}

function transferStage(): TransferStage {
  const content = siteContent();
  const asked: RestRequest[] = [];
  const next: TransferStage['next'] = {};
  const usual = (name: string, body: Readonly<Record<string, unknown>>): unknown => {
    switch (name) {
      case 'export_content': {
        if (body['after_collection'] !== undefined)
          return { stamp: 's', total: null, categories: null, tags: null, last_numbers: null, items: [] };
        const { items, categories, tags } = content;
        const last_numbers = { articles: 7, categories: 4 };
        return { stamp: 's', total: items.length, categories, tags, last_numbers, items };
      }
      case 'check_import':
        return reportRow(body['everything'] === true ? { removed: 3 } : {});
      case 'apply_import':
        return {
          ...{ applied: true, added: 1, changed: 1, same: 40, removed: body['everything'] === true ? 3 : 0 },
          ...{ held: [], held_count: 0 },
        };
      case 'drop_import':
        return { left: 0 };
      case 'absent_pictures':
        return body['names'];
      default:
        return null;
    }
  };
  const rest: AnswerRest = async (call) => {
    asked.push(call);
    const name = call.path.replace('rpc/', '');
    const answer = await next[name]?.shift();
    const result: Result<{ body: unknown; total: null }> =
      answer === undefined
        ? ok({ body: usual(name, call.body as Record<string, unknown>), total: null })
        : 'ok' in answer
          ? answer
          : ok({ body: answer.body, total: null });
    return result;
  };
  const platform = memoryPlatform();
  const stage: TransferStage = {
    platform,
    asked,
    called: () => asked.map(({ path }) => path.replace('rpc/', '')),
    next,
    uploaded: [],
    async open(language = 'en', sections = []) {
      const upload: Accounts['upload'] = async (file) => {
        const failure = await next['upload']?.shift();
        if (failure && 'ok' in failure) return failure;
        stage.uploaded.push(file.path);
        return ok(undefined);
      };
      const page = (
        <SectionsContext value={sections}>
          <TransferScreen />
        </SectionsContext>
      );
      await openAdmin(page, { rest, accounts: { upload }, repository, language, platform });
    },
  };
  return stage;
}
