import articles from '../../page-messages/en.json';
import preview from './en.json';

export const messages = { articles, 'draft-preview': preview };
