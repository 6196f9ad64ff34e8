import { useContext, type ReactNode } from 'react';
import { SiteFrameContext } from '#renderer/ui/lazy/page-frame.tsx';

interface Props {
  /** The plain path of the page. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A visitors' page between the bar and the footer of the site, as far as the application around it has them. */
export function SitePage({ path, children }: Props) {
  return useContext(SiteFrameContext)(path, children);
}
