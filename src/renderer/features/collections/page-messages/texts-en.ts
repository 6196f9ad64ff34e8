import saved from '../../saved/parts/page-messages/en.json';
import collections from './en.json';

// Notes and new collections are written here as beside an article.
export const messages = { collections, saved };
