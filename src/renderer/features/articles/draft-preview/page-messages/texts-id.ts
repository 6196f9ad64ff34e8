import articles from '../../page-messages/id.json';
import banners from '#renderer/features/hero-banners/parts/page-messages/id.json';
import preview from './id.json';

export const messages = { articles, 'hero-banners': banners, 'draft-preview': preview };
