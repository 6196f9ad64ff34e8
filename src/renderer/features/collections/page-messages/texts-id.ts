import saved from '../../saved/parts/page-messages/id.json';
import collections from './id.json';

// Notes and new collections are written here as beside an article.
export const messages = { collections, saved };
