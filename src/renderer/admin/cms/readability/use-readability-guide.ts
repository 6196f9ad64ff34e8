import { useEffect, useState } from 'react';
import type { Language } from '#domain/localized.ts';
import { useSession } from '#renderer/session/session.ts';
import type { PlainerWord } from './hard-words.ts';
import { keptChoices } from './kept-choices.ts';
import { ReadabilityGuide } from './readability-guide.ts';

/** The guide of one item, whose `id` is null until it is saved, with the words that the portal's super admins chose. */
export function useReadabilityGuide(
  collection: string,
  id: number | null,
  words: Readonly<Record<Language, readonly PlainerWord[]>>,
): ReadabilityGuide {
  const { state } = useSession();
  const person = state.kind === 'signed-in' ? state.person.id : '';
  const [guide] = useState(() => new ReadabilityGuide(keptChoices()));
  useEffect(() => {
    void guide.open(id === null ? null : JSON.stringify([person, collection, id]));
  }, [guide, person, collection, id]);
  useEffect(() => {
    void guide.use(words);
  }, [guide, words]);
  return guide;
}
