import { createContext, useContext, type AnchorHTMLAttributes } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DEFAULT_LANGUAGE } from '#domain/localized.ts';
import { languageOfPath, pathInLanguage } from './localized-path.ts';

/** Called when the reader is about to follow a link, so that its page can be loaded before the click ends. */
export const PrepareContext = createContext<(path: string) => void>(() => {});

/** True in a page that is still shown while the next one loads: it must not change the address any more. */
export const LeavingContext = createContext(false);

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Plain path, with a search part where needed. */
  readonly to: string;
}

/** A link within the portal. It keeps the language of the current address. */
export function PortalLink({ to, ...rest }: Props) {
  const prepare = useContext(PrepareContext);
  const address = useAddress()(to);
  const begin = () => prepare(to);
  return <Link {...rest} discover="none" to={address} onPointerEnter={begin} onFocus={begin} onTouchStart={begin} />;
}

/** Turns a plain path into an address in the current address's language. */
export function useAddress(): (path: string) => string {
  const { pathname } = useLocation();
  return (path) => pathInLanguage(path, languageOfPath(pathname) ?? DEFAULT_LANGUAGE);
}
