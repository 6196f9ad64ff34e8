import { createContext, useContext, type AnchorHTMLAttributes } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DEFAULT_LANGUAGE } from '#domain/localized.ts';
import { languageOfPath, pathInLanguage } from './localized-path.ts';

/** Called when somebody is about to follow a link: what its page needs can be on its way before the click ends. */
export const PrepareContext = createContext<(path: string) => void>(() => {});

/** True in a page that is still shown while the next one is on its way: it has no more say about the address. */
export const LeavingContext = createContext(false);

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Plain path, with a search part where needed. */
  readonly to: string;
}

/** A link within the portal. It stays in the language of the address that the reader came by. */
export function PortalLink({ to, ...rest }: Props) {
  const prepare = useContext(PrepareContext);
  const address = useAddress()(to);
  const begin = () => prepare(to);
  return <Link {...rest} discover="none" to={address} onPointerEnter={begin} onFocus={begin} onTouchStart={begin} />;
}

/** Turns a plain path into the address to use from here. */
export function useAddress(): (path: string) => string {
  const { pathname } = useLocation();
  return (path) => pathInLanguage(path, languageOfPath(pathname) ?? DEFAULT_LANGUAGE);
}
