import { useEffect, useState } from 'react';
import type { Language } from '#domain/localized.ts';
import { fieldOfProblem } from '../problem-codes.ts';

/** A field that lacks something; `side` where each language has its own. */
interface WantedField {
  readonly problem: string;
  readonly side: Language;
}

/** What is written in comes before what stands around it: a text has a bar of buttons. */
const WRITTEN = ':is(input:not([type="file"]), select, textarea, [contenteditable="true"])';

/**
 * Leads to a field once it is in sight: what is folded is unfolded first, and a dialog gives the focus back before. Fields are
 * known by `data-field`, and by `data-side` where each language has its own; `panelId` is what the languages share.
 */
export function useGoToField(panelId: string): (field: WantedField) => void {
  const [wanted, setWanted] = useState<WantedField | null>(null);
  useEffect(() => {
    if (!wanted) return;
    // A dialog that closes gives the focus back to what opened it.
    const timer = setTimeout(() => {
      const field = find(panelId, wanted);
      field?.focus();
      field?.scrollIntoView({ block: 'center' });
      setWanted(null);
    });
    return () => clearTimeout(timer);
  }, [wanted, panelId]);
  return setWanted;
}

function find(panelId: string, { problem, side }: WantedField): HTMLElement | null {
  const named = [...document.querySelectorAll<HTMLElement>(`[data-field="${fieldOfProblem(problem)}"]`)];
  const field = named.find((each) => each.dataset['side'] === side) ?? named.find((each) => !each.dataset['side']);
  if (!field) return document.getElementById(panelId)?.querySelector<HTMLElement>('button') ?? null;
  if (field.matches(WRITTEN)) return field;
  // Of many controls (a list's), the one that lacks something.
  const invalid = field.querySelector<HTMLElement>(`${WRITTEN}[aria-invalid='true']`);
  return invalid ?? field.querySelector<HTMLElement>(WRITTEN) ?? field.querySelector<HTMLElement>('button');
}
