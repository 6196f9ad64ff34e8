import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language.ts';
import { usePlatform } from '../../platform/port.ts';

/**
 * Opens what the person chose in the app's menu, or with a link to the app. To be asked for the page that is shown already
 * means that its language was chosen there: the page follows the choice where it stands.
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
