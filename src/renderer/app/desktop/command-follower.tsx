import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLanguage } from '../../i18n/language.ts';
import { usePlatform } from '../../platform/port.ts';

/**
 * Opens what the person chose in the app's menu, or with a link to the app. To be asked for the page that is shown already
 * means that its language was chosen there: the page follows the choice where it stands.
 */
export function CommandFollower() {
  const platform = usePlatform();
  const [path, goTo] = useLocation();
  const search = useSearch();
  const { language, choose } = useLanguage();
  const here = search === '' ? path : `${path}?${search}`;
  useEffect(
    () =>
      platform.subscribeCommands((chosen) => {
        if (chosen.command !== 'open') return;
        if (unescaped(chosen.path) !== here) return goTo(chosen.path);
        const wanted = platform.preferences.readLanguage();
        if (wanted !== null && wanted !== language) choose(wanted);
      }),
    [platform, goTo, here, language, choose],
  );
  return null;
}

/** An address as the router tells of it: `/blog?q="teh"`, where the host has `%22`. */
function unescaped(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
