import { createContext, type ReactNode } from 'react';

/**
 * Renders a page within the site's bar and footer, as a preview: by its plain path and content. Without a provider only the page is
 * rendered.
 */
export const SiteFrameContext = createContext<(path: string, page: ReactNode) => ReactNode>((_path, page) => page);
