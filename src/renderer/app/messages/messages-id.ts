import articles from '../../features/articles/messages/id.json';
import notFound from '../../features/not-found/messages/id.json';
import type { Messages } from '../../i18n/portal-i18n.ts';
import common from './id.json';

export const messages: Messages = { articles, common, 'not-found': notFound };
