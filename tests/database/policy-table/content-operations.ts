import {
  FORGED_TIME,
  change,
  count,
  ignore,
  insert,
  merge,
  operations,
  put,
  read,
  remove,
  serviceOnly,
  withoutRights,
  withRight,
} from './operation.ts';
import type { Operation } from './operation.ts';

const TIMES = { created_at: FORGED_TIME, updated_at: FORGED_TIME };

const category = operations('categories');
const NEW_CATEGORY = { id: 50, slug: 'new', name_indonesian: 'Baru', name_english: 'New' };
const SAME_CATEGORY = {
  id: 1,
  slug: 'hydroponics',
  name_indonesian: 'Hidroponik',
  name_english: 'Changed',
  position: 1,
};

const article = operations('articles');
const ARTICLE = { published_on: '2024-01-01' };
const NEW_ARTICLE = { id: 50, ...ARTICLE };

const translation = operations('article_translations');
const TRANSLATION = {
  ...{ title: 'T', excerpt: '', content: 'T', status: 'published' },
  ...{ image: 'x', image_alt: 'T', category_id: 1, author: 'T' },
};
const NEW_TRANSLATION = { article_id: 5, language: 'en', ...TRANSLATION };

/** Categories, articles and their texts: the stage has 4, 6 and 8. */
export const CONTENT_OPERATIONS: readonly Operation[] = [
  category('read', read('categories?select=*'), withRight('content.read', 'sees 4', 'sees 0')),
  category('count', count('categories'), withRight('content.read', 'counts 4', 'counts 0')),
  category('insert', insert('categories', NEW_CATEGORY), serviceOnly('writes 1')),
  category('merge a new one', merge('categories', NEW_CATEGORY), serviceOnly('writes 1')),
  category('merge one that is there', merge('categories', SAME_CATEGORY), serviceOnly('writes 1')),
  category('insert or ignore', ignore('categories', NEW_CATEGORY), serviceOnly('writes 1')),
  category('put', put('categories?id=eq.1', SAME_CATEGORY), serviceOnly('writes 1')),
  category('change', change('categories?id=gt.0', { name_english: 'Changed' }), serviceOnly('writes 4')),
  category('change without a filter', change('categories', { name_english: 'Changed' }), serviceOnly('writes 4')),
  category('delete one without articles', remove('categories?id=eq.1'), serviceOnly('writes 1')),
  category('delete one with articles', remove('categories?id=eq.4'), serviceOnly('error 409')),
  category('delete one that only a draft names', remove('categories?id=eq.3'), serviceOnly('error 409')),
  // A filter requires the right to read as well: without one only the right to delete is tested.
  category('delete without a filter', remove('categories'), serviceOnly('error 409')),

  article('read', read('articles?select=*'), withRight('content.read', 'sees 6', 'sees 0')),
  article('count', count('articles'), withRight('content.read', 'counts 6', 'counts 0')),
  ...withoutRights('articles', 'read', read('articles?select=*'), 'sees 0'),
  article('insert', insert('articles', NEW_ARTICLE), serviceOnly('writes 1')),
  article('insert with forged times', insert('articles', { ...NEW_ARTICLE, ...TIMES }), serviceOnly('writes 1'), {
    forged: TIMES,
  }),
  article('merge a new one', merge('articles', NEW_ARTICLE), serviceOnly('writes 1')),
  article('merge one that is there', merge('articles', { id: 1, ...ARTICLE }), serviceOnly('writes 1')),
  article('insert or ignore', ignore('articles', NEW_ARTICLE), serviceOnly('writes 1')),
  article('put', put('articles?id=eq.1', { id: 1, ...ARTICLE }), serviceOnly('writes 1')),
  article('change', change('articles?id=gt.0', { published_on: '2024-01-02' }), serviceOnly('writes 6')),
  article('change without a filter', change('articles', { published_on: '2024-01-02' }), serviceOnly('writes 6')),
  article('forge the times', change('articles?id=eq.1', TIMES), serviceOnly('writes 1'), { forged: TIMES }),
  article('delete', remove('articles?id=gt.0'), serviceOnly('writes 6')),
  article('delete without a filter', remove('articles'), serviceOnly('writes 6')),

  translation('read', read('article_translations?select=*'), withRight('content.read', 'sees 8', 'sees 0')),
  translation('count', count('article_translations'), withRight('content.read', 'counts 8', 'counts 0')),
  ...withoutRights('article_translations', 'read', read('article_translations?select=*'), 'sees 0'),
  translation('insert', insert('article_translations', NEW_TRANSLATION), serviceOnly('writes 1')),
  translation(
    'insert with forged times',
    insert('article_translations', { ...NEW_TRANSLATION, ...TIMES }),
    serviceOnly('writes 1'),
    { forged: TIMES },
  ),
  translation('merge a new one', merge('article_translations', NEW_TRANSLATION), serviceOnly('writes 1')),
  translation(
    'merge one that is there',
    merge('article_translations', { ...TRANSLATION, article_id: 1, language: 'id' }),
    serviceOnly('writes 1'),
  ),
  translation('insert or ignore', ignore('article_translations', NEW_TRANSLATION), serviceOnly('writes 1')),
  translation(
    'insert one that visitors may not see',
    insert('article_translations', { ...NEW_TRANSLATION, content: '' }),
    serviceOnly('error 409'),
  ),
  translation(
    'put',
    put('article_translations?article_id=eq.1&language=eq.id', { ...TRANSLATION, article_id: 1, language: 'id' }),
    serviceOnly('writes 1'),
  ),
  translation('change', change('article_translations?article_id=gt.0', { title: 'C' }), serviceOnly('writes 8')),
  translation('change without a filter', change('article_translations', { title: 'C' }), serviceOnly('writes 8')),
  translation('forge the times', change('article_translations?article_id=eq.3', TIMES), serviceOnly('writes 1'), {
    forged: TIMES,
  }),
  translation(
    'move to another article',
    change('article_translations?article_id=eq.3', { article_id: 5 }),
    serviceOnly('error 400'),
  ),
  translation('delete', remove('article_translations?article_id=gt.0'), serviceOnly('writes 8')),
  translation('delete without a filter', remove('article_translations'), serviceOnly('writes 8')),
];
