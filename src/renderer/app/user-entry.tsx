import { useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../platform/port.ts';
import type { SignedIn } from '../session/session.ts';
import { buttonClass } from '../ui/button.tsx';
import type { UserMenu } from './user-menu.tsx';

/** The signed-in user's e-mail, a button that opens the menu. The menu's code is loaded when it is about to be opened. */
export function UserEntry({ user }: { readonly user: SignedIn }) {
  const { t } = useTranslation('common');
  const platform = usePlatform();
  const entry = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  const [menu, setMenu] = useState<{
    readonly Menu: typeof UserMenu;
    readonly openedAtOnce: boolean;
    readonly focused: boolean;
  } | null>(null);
  const { email } = user.person;

  const prepare = () => {
    import('./user-menu.tsx').then(
      ({ UserMenu: Menu }) =>
        setMenu({ Menu, openedAtOnce: asked.current, focused: document.activeElement === entry.current }),
      (error: unknown) => platform.reloadForNewBuild(error) || console.warn('The menu could not be fetched:', error),
    );
  };
  const ask = () => {
    asked.current = true;
  };
  // On pointerdown, as the menu itself opens. If its code comes before the pointer is released, this button is unmounted and gets
  // no click event.
  const press = (event: PointerEvent) => {
    if (event.button === 0 && !event.ctrlKey) ask();
  };
  const button = (
    <button
      ref={entry}
      type="button"
      autoFocus={menu?.focused}
      aria-haspopup="menu"
      aria-label={t('nav.account', { email })}
      className={`${buttonClass('outline', 'sm')} disclosure max-md:!hidden`}
      {...(menu ? {} : { onPointerEnter: prepare, onFocus: prepare, onPointerDown: press, onClick: ask })}
    >
      <span className="user-mail">{email}</span>
    </button>
  );
  return menu ? <menu.Menu user={user} trigger={button} openedAtOnce={menu.openedAtOnce} /> : button;
}
