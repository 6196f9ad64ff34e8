import { useContext, useEffect } from 'react';
import { LANGUAGES } from '#domain/localized.ts';
import { ok } from '#domain/result.ts';
import { LearnTextsContext } from '#renderer/i18n/language.ts';
import { useAsked, type Asked } from '../use-asked.ts';

/** A visitors' screen with the texts of both languages. `fetchScreen` must be the same function at each drawing. */
export function useVisitorsScreen<Screen>(fetchScreen: () => Promise<Screen>): Asked<Screen> {
  const learn = useContext(LearnTextsContext);
  return useAsked(async () => {
    const [screen] = await Promise.all([fetchScreen(), ...LANGUAGES.map(learn)]);
    return ok(screen);
  }, [learn]);
}

/** Has the same fetched while somebody writes: the preview then needs no network. */
export function usePreparedScreen<Screen>(fetchScreen: () => Promise<Screen>): void {
  const learn = useContext(LearnTextsContext);
  useEffect(() => {
    Promise.all([fetchScreen(), ...LANGUAGES.map(learn)]).catch((error: unknown) =>
      console.warn('The preview could not be fetched ahead:', error),
    );
  }, [learn, fetchScreen]);
}
