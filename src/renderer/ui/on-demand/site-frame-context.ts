import { createContext, type ReactNode } from 'react';

/**
 * Draws a page within the site's bar and footer, to be looked at alone: by its plain path, and what it shows. Where nobody provides it,
 * the page alone.
 */
export const SiteFrameContext = createContext<(path: string, page: ReactNode) => ReactNode>((_path, page) => page);
