import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePlatform } from '../../platform/port.ts';

/** Opens what the person chose in the app's menu, or with a link to the app. */
export function CommandFollower() {
  const platform = usePlatform();
  const [, goTo] = useLocation();
  useEffect(
    () =>
      platform.subscribeCommands((chosen) => {
        if (chosen.command === 'open') goTo(chosen.path);
      }),
    [platform, goTo],
  );
  return null;
}
