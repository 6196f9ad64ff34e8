import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Language } from '#domain/localized.ts';
import { hardWordsApi, type HardWord, hardWordsQuery } from '#renderer/data/collections/hard-words.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { useSession } from '#renderer/session/session.ts';
import type { PlainerWord } from './find-hard-words.ts';
import { storedChoices } from './stored-choices.ts';
import { ReadabilityGuide } from './readability-guide.ts';

/** The guide of one item, whose `id` is null until it is saved, with the words that the portal's super admins chose. */
export function useReadabilityGuide(collection: string, id: number | null): ReadabilityGuide {
  const { state } = useSession();
  const person = state.kind === 'signed-in' ? state.person.id : '';
  // Without them, or before they are there, the portal's own list holds.
  const { data: words } = useQuery(hardWordsQuery(useRequest(hardWordsApi)));
  const [guide] = useState(() => new ReadabilityGuide(storedChoices()));
  useEffect(() => {
    void guide.open(id === null ? null : JSON.stringify([person, collection, id]));
  }, [guide, person, collection, id]);
  useEffect(() => {
    void guide.use({ id: wordsOf(words, 'id'), en: wordsOf(words, 'en') });
  }, [guide, words]);
  return guide;
}

function wordsOf(words: readonly HardWord[] | undefined, language: Language): PlainerWord[] {
  return (words ?? []).filter((each) => each.language === language).map(({ word, plainer }) => [word, plainer]);
}
