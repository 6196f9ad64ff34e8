import articles from '../../features/articles/messages/en.json';
import notFound from '../../features/not-found/messages/en.json';
import type { Messages } from '../../i18n/portal-i18n.ts';
import common from './en.json';

export const messages: Messages = { articles, common, 'not-found': notFound };
