import type { ReactNode } from 'react';
import { plainPath } from '#renderer/i18n/localized-path.ts';
import { PortalLink } from '#renderer/i18n/portal-link.tsx';

interface Props {
  /** A web address or a path of the portal, known to be one that may be followed. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where a banner leads: within the portal in the reader's language, other sites beside it. */
export function BannerLink({ to, className, children }: Props) {
  if (to.startsWith('/')) {
    const end = /[?#]|$/.exec(to)?.index;
    return (
      <PortalLink to={plainPath(to.slice(0, end)) + to.slice(end)} className={className}>
        {children}
      </PortalLink>
    );
  }
  return (
    <a href={to} rel="noopener noreferrer" target="_blank" className={className}>
      {children}
    </a>
  );
}
