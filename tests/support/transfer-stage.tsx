// The screen of import and export over a backend in memory that answers as the test wants it to.
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addAdminMessages } from '../../src/renderer/admin/shell/admin-messages.ts';
import type { Accounts } from '../../src/renderer/data/accounts.ts';
import type { ImportProblem, ImportRow } from '../../src/renderer/data/collections/transfer.ts';
import { RepositoryContext, type Repository } from '../../src/renderer/data/repository.ts';
import { TransferScreen } from '../../src/renderer/admin/sections/transfer/transfer-screen.tsx';
import { memoryPlatform } from '../../src/renderer/platform/memory/memory-platform.ts';
import type { Language } from '../../src/domain/localized.ts';
import { ok, type Failure, type Result } from '../../src/domain/result.ts';
import { openAt } from './admin-stage.tsx';
import { sessionStage, signedIn } from './session-stage.tsx';
import { siteContent } from './site-content.ts';
import { type AnswerRest, type RestRequest, queryOver } from './rest-calls.ts';

const repository = { pictureSource: (address: string) => `https://backend.example${address}` } as unknown as Repository;

function Words({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  addAdminMessages(i18n);
  return (
    <RepositoryContext value={repository}>
      <main>{children}</main>
    </RepositoryContext>
  );
}

/** Shows a section of the admin area to a super admin whose accounts the test answers for. */
export async function openSection(
  children: ReactNode,
  accounts: Partial<Accounts>,
  { address, language = 'en' as Language, platform = memoryPlatform() }: Partial<SectionOptions> & { address: string },
): Promise<void> {
  const session = sessionStage(signedIn('granted'), () => Promise.resolve(accounts));
  await openAt(<Words>{children}</Words>, { session, address, language, platform });
}

interface SectionOptions {
  readonly language: Language;
  readonly platform: ReturnType<typeof memoryPlatform>;
}

/** What the backend says of an import, as it says it. */
export function reportRow(more: object = {}): object {
  const rows: ImportRow[] = [
    { collection: 'articles', id: 7, what: 'changed', indonesian: 'Cabai', english: 'Chilies' },
    { collection: 'articles', id: 9, what: 'added', indonesian: '', english: '' },
  ];
  const problems: ImportProblem[] = [];
  return {
    ...{ stamp: 'now', added: 1, changed: 1, same: 40, removed: 0, categories: { added: 0, changed: 0 } },
    ...{ rows, problems, problem_count: 0 },
    ...more,
  };
}

type Answer = Failure | { readonly body: unknown };

export interface TransferStage {
  readonly platform: ReturnType<typeof memoryPlatform>;
  readonly asked: RestRequest[];
  /** Names of the functions that were called. */
  called(): string[];
  /** What a function answers next, once for each; afterwards as it does without. */
  readonly next: Record<string, Answer[]>;
  readonly uploaded: string[];
  open(language?: Language): Promise<void>;
}

export function transferStage(): TransferStage {
  const content = siteContent();
  const asked: RestRequest[] = [];
  const next: TransferStage['next'] = {};
  const usual = (name: string, body: Readonly<Record<string, unknown>>): unknown => {
    switch (name) {
      case 'export_content': {
        const items = body['after_collection'] === undefined ? content.items : [];
        return { stamp: 's', total: content.items.length, categories: content.categories, items };
      }
      case 'check_import':
        return reportRow(body['everything'] === true ? { removed: 3 } : {});
      case 'apply_import':
        return { applied: true, added: 1, changed: 1, same: 40, removed: body['everything'] === true ? 3 : 0 };
      case 'drop_import':
        return { left: 0 };
      case 'absent_pictures':
        return body['names'];
      default:
        return null;
    }
  };
  const rest: AnswerRest = (call) => {
    asked.push(call);
    const name = call.path.replace('rpc/', '');
    const answer = next[name]?.shift();
    const result: Result<{ body: unknown; total: null }> =
      answer === undefined
        ? ok({ body: usual(name, call.body as Record<string, unknown>), total: null })
        : 'ok' in answer
          ? answer
          : ok({ body: answer.body, total: null });
    return Promise.resolve(result);
  };
  const platform = memoryPlatform();
  const stage: TransferStage = {
    platform,
    asked,
    called: () => asked.map(({ path }) => path.replace('rpc/', '')),
    next,
    uploaded: [],
    async open(language = 'en') {
      const upload: Accounts['upload'] = (file) => {
        const failure = next['upload']?.shift();
        if (failure && 'ok' in failure) return Promise.resolve(failure);
        stage.uploaded.push(file.path);
        return Promise.resolve(ok(undefined));
      };
      const options = { address: '/admin/transfer', language, platform };
      await openSection(<TransferScreen />, { query: queryOver(rest), upload }, options);
    },
  };
  return stage;
}
