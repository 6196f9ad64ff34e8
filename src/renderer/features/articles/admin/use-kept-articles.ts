import { useEffect, useState } from 'react';
import type { KeptDraft } from '../../../editing/list/kept-drafts.tsx';
import { shownTitle } from '../../../editing/list/shown-title.ts';
import { keptDrafts } from '../../../editing/working-copy/kept-drafts.ts';
import type { KeptTexts } from '../../../editing/working-copy/kept-texts.ts';
import { deviceTexts } from '../../../editing/working-copy/writing-device.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useSession } from '../../../session/session.ts';
import { readArticle } from './article-kind.ts';

/** What was written only just now is on its way to the backend: it is shown if it is still here after this, ms. */
const ON_ITS_WAY_MS = 10_000;

/** How often is looked again, ms: another window saves, or writes. */
const LOOK_AGAIN_MS = 5_000;

/** Articles that this device holds of whoever is signed in and the backend hasn't got, one line for each, newest first. */
export function useKeptArticles(texts: KeptTexts = deviceTexts()): readonly KeptDraft[] {
  const { state } = useSession();
  const { language } = useLanguage();
  const owner = state.kind === 'signed-in' ? state.person.id : null;
  const [found, setFound] = useState<readonly KeptDraft[]>([]);
  useEffect(() => {
    if (owner === null) return;
    let wanted = true;
    const look = async () => {
      const kept = await keptDrafts(texts, owner, 'articles', readArticle);
      if (!wanted) return;
      const seen = new Set<string>();
      const resting = kept.filter(({ id, key, writtenAt }) => {
        const name = String(id ?? key);
        const first = !seen.has(name);
        seen.add(name);
        return first && Date.now() - Date.parse(writtenAt) > ON_ITS_WAY_MS;
      });
      const shown = resting.map(({ id, key, writtenAt, document, text }) => {
        const title = document && shownTitle({ title: { id: document.id.title, en: document.en.title } }, language);
        return { id, key, writtenAt, title: title?.text ?? text.split('\n')[0] ?? '' };
      });
      // The same as before is no reason to draw the list again.
      setFound((before) => (JSON.stringify(before) === JSON.stringify(shown) ? before : shown));
    };
    const stop = repeat(look);
    return () => {
      wanted = false;
      stop();
    };
  }, [texts, owner, language]);
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
