import { useEffect, useState, type ComponentType } from 'react';
import type { AdminSection, SectionProps } from '#renderer/admin/section.ts';
import { tableTotal } from '../../data/call-database.ts';
import { usePlatform } from '../../platform/port.ts';
import { useSessionStore, type SessionStore } from '../../session/session.ts';

export type OpenedSection =
  | { readonly kind: 'missing' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'soon' }
  | { readonly kind: 'there'; readonly Screen: ComponentType<SectionProps> }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void };

interface Outcome {
  readonly section: AdminSection;
  readonly opened: OpenedSection;
}

/** A section's screen (null: no section has this address), once its code is there and its table is known not to be missing. */
export function useOpenedSection(section: AdminSection | null): OpenedSection {
  const store = useSessionStore();
  const platform = usePlatform();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!section) return;
    let wanted = true;
    const settle = (opened: OpenedSection) => wanted && setOutcome({ section, opened });
    const retry = () => {
      setOutcome(null);
      setAttempt((count) => count + 1);
    };
    Promise.all([section.load(), lacksTable(section, store)]).then(
      ([{ Screen }, invalid]) => settle(invalid ? { kind: 'soon' } : { kind: 'there', Screen }),
      (error: unknown) => wanted && !platform.reloadForNewBuild(error) && settle({ kind: 'failed', error, retry }),
    );
    return () => {
      wanted = false;
    };
  }, [section, store, platform, attempt]);
  if (!section) return { kind: 'missing' };
  return outcome?.section === section ? outcome.opened : { kind: 'opening' };
}

/** Other failures are shown by the screen itself, beside what it can still show. */
async function lacksTable({ table }: AdminSection, store: SessionStore): Promise<boolean> {
  if (table === null) return false;
  const total = await tableTotal(await store.accounts(), table);
  return !total.ok && total.code === 'no-table';
}
