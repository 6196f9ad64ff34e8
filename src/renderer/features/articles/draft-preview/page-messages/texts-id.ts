import articles from '../../page-messages/id.json';
import preview from './id.json';

export const messages = { articles, 'draft-preview': preview };
