import articles from '../../page-messages/en.json';
import banners from '#renderer/features/hero-banners/parts/page-messages/en.json';
import preview from './en.json';

export const messages = { articles, 'hero-banners': banners, 'draft-preview': preview };
