import { useEffect, useState } from 'react';
import { failed, ok, type ErrorCode, type Result } from '#domain/result.ts';
import type { AdminSection, SectionReport } from '#renderer/data/admin-section.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { tableTotal } from '#renderer/data/table-total.ts';
import { useSessionStore, type SessionStore } from '#renderer/session/session.ts';

export type Report =
  | { readonly kind: 'asking' }
  | { readonly kind: 'told'; readonly report: SectionReport }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

export interface Reports {
  of(section: AdminSection): Report;
  /** The sections that tell something, in the order of the sidebar. */
  readonly telling: readonly AdminSection[];
  /** Every section has answered or failed once: from then on nothing comes between what is shown. */
  readonly complete: boolean;
  /** Why something is missing: the first reason, where there are several. */
  readonly failure: ErrorCode | null;
  /** Asks for what is missing once more; what is there stays. */
  retry(): void;
}

const ASKING: Report = { kind: 'asking' };

/** What each section tells of itself, asked for once each. What can't be had is never shown as 0. */
export function useReports(sections: readonly AdminSection[]): Reports {
  const store = useSessionStore();
  const [known, setKnown] = useState<ReadonlyMap<string, Report>>(new Map());
  const [missing, setMissing] = useState(() => sections.filter((section) => section.report ?? section.counter));
  useEffect(() => {
    let wanted = true;
    for (const section of missing) {
      void ask(store, section).then((report) => {
        if (wanted) setKnown((before) => new Map(before).set(section.path, report));
      });
    }
    return () => {
      wanted = false;
    };
  }, [missing, store]);
  const telling = sections.filter((section) => section.report ?? section.counter);
  const failures = [...known.values()].filter((each) => each.kind === 'failed');
  return {
    of: ({ path }) => known.get(path) ?? ASKING,
    telling,
    complete: telling.every(({ path }) => known.has(path)),
    failure: failures[0]?.code ?? null,
    retry() {
      const again = telling.filter(({ path }) => known.get(path)?.kind === 'failed');
      setMissing(again);
      setKnown((before) => new Map([...before, ...again.map(({ path }) => [path, ASKING] as const)]));
    },
  };
}

async function ask(store: SessionStore, section: AdminSection): Promise<Report> {
  const result = await reportOf(store, section);
  if (result.ok) return { kind: 'told', report: result.value };
  console.warn(`/admin/${section.path} could not tell the dashboard:`, result.code, result.detail);
  return { kind: 'failed', code: result.code };
}

async function reportOf(store: SessionStore, section: AdminSection): Promise<Result<SectionReport>> {
  try {
    const accounts = await store.accounts();
    const result = await (section.report?.(accounts) ?? rowsOf(section, accounts));
    // A backend that doesn't have the section's tables has nothing in them.
    return !result.ok && result.code === 'no-table' ? ok({ total: 0, work: [] }) : result;
  } catch (error) {
    return failed('offline', String(error));
  }
}

async function rowsOf({ counter }: AdminSection, accounts: Accounts): Promise<Result<SectionReport>> {
  const total = counter ? await tableTotal(accounts, counter.table) : ok(0);
  return total.ok ? ok({ total: total.value, work: [] }) : total;
}
