import { useEffect, useState } from 'react';
import { titleOf, type ContentType, type TranslatedDocument } from '../content-type.ts';
import type { LocalDraftLine } from './local-drafts.tsx';
import { localDrafts } from '../drafts/local-drafts.ts';
import type { DraftStore } from '../drafts/local-draft-store.ts';
import { deviceTexts } from '../drafts/editing-device.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useSession } from '#renderer/session/session.ts';

/** What was written only just now is on its way to the backend: it is shown if it is still here after this, ms. */
const ON_ITS_WAY_MS = 10_000;

/** How often is looked again, ms: another window saves, or writes. */
const LOOK_AGAIN_MS = 5_000;

/** What this device holds of whoever is signed in and the backend hasn't got, one line for each item, newest first. */
export function useLocalDrafts<Document extends TranslatedDocument>(
  { collection, read }: Pick<ContentType<Document>, 'collection' | 'read'>,
  texts: DraftStore = deviceTexts(),
): readonly LocalDraftLine[] {
  const { state } = useSession();
  const { language } = useLanguage();
  const owner = state.kind === 'signed-in' ? state.person.id : null;
  const [found, setFound] = useState<readonly LocalDraftLine[]>([]);
  useEffect(() => {
    if (owner === null) return;
    let wanted = true;
    const look = async () => {
      const kept = await localDrafts(texts, owner, collection, read);
      if (!wanted) return;
      const seen = new Set<string>();
      const resting = kept.filter(({ id, key, writtenAt }) => {
        const name = String(id ?? key);
        const first = !seen.has(name);
        seen.add(name);
        // What says no readable time, or one to come, is no news.
        const age = Date.now() - Date.parse(writtenAt);
        return first && !(age >= 0 && age <= ON_ITS_WAY_MS);
      });
      const shown = resting.map(({ id, key, writtenAt, document, text }) => {
        const title = document ? titleOf(document, language) : (text.split('\n')[0] ?? '');
        return { id, key, writtenAt, title };
      });
      // The same as before is no reason to draw the list again.
      setFound((before) => (JSON.stringify(before) === JSON.stringify(shown) ? before : shown));
    };
    const stop = repeat(look);
    return () => {
      wanted = false;
      stop();
    };
  }, [texts, owner, language, collection, read]);
  return owner === null ? [] : found;
}

/** Looks again and again, as long as the device tells anything. */
function repeat(look: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const go = () =>
    look().then(
      () => {
        if (!stopped) timer = setTimeout(() => void go(), LOOK_AGAIN_MS);
      },
      (error: unknown) => console.warn('This device doesn’t tell what it keeps:', error),
    );
  void go();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
