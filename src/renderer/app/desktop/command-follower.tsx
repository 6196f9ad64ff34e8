import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language.ts';
import { usePlatform } from '../../platform/port.ts';

/**
 * Opens the path of a menu item or a link to the app. A command for the current page means that the language was changed in the
 * menu: the page switches to it.
 */
export function CommandFollower() {
  const platform = usePlatform();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { language, choose } = useLanguage();
  const here = pathname + search;
  useEffect(
    () =>
      platform.subscribeCommands((chosen) => {
        if (chosen.command !== 'open') return;
        if (chosen.path !== here) return void navigate(chosen.path);
        const wanted = platform.preferences.readLanguage();
        if (wanted !== null && wanted !== language) choose(wanted);
      }),
    [platform, navigate, here, language, choose],
  );
  return null;
}
