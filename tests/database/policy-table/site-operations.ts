import {
  call,
  change,
  count,
  everybody,
  ignore,
  insert,
  merge,
  operations,
  put,
  read,
  remove,
  withRight,
} from './operation.ts';
import type { Operation } from './operation.ts';

const item = operations('site_items');
const ROW = { collection: 'banners', id: 9, language: 'id', shared: {}, text: {}, publish_at: '2024-01-01' };
const ONE = 'site_items?collection=eq.about&id=eq.1&language=eq.id';

const KEY = '00000000-0000-4000-8000-0000000000fe';
const SIDE = { title: 'T', content: 'T', place: '', imageAlt: '' };
const COMMUNITY = { image: '', decorative: false, link: '', outdated: {}, id: SIDE, en: { ...SIDE, content: '' } };
const given = (): string =>
  `insert into public.drafts (collection, id, document) values ('communities', 1, '${JSON.stringify(COMMUNITY)}')`;
const community = (part: object): object => ({ collection: 'communities', ...part });
const publish = (language: string): object => community({ items: [{ id: 1, version: 1 }], languages: [language] });

/**
 * What the site shows of shaped collections: the stage has six rows, of which three are to be seen; one isn’t published yet,
 * one isn’t active yet, one no longer, although it goes on in English.
 */
export const SITE_OPERATIONS: readonly Operation[] = [
  item('read', read('site_items?select=*'), withRight('content.read', 'sees 6', 'sees 0')),
  item('count', count('site_items'), withRight('content.read', 'counts 6', 'counts 0')),
  item('insert', insert('site_items', ROW), everybody('no right')),
  item('merge', merge('site_items', ROW), everybody('no right')),
  item('insert or ignore', ignore('site_items', ROW), everybody('no right')),
  item('put', put(ONE, { ...ROW, collection: 'about', id: 1 }), everybody('no right')),
  item('change', change(ONE, { shared: { a: 1 } }), everybody('no right')),
  item('change without a filter', change('site_items', { shared: { a: 1 } }), everybody('no right')),
  item('delete', remove(ONE), everybody('no right')),
  item('delete without a filter', remove('site_items'), everybody('no right')),
  operations('rpc/read_site')('call', read('rpc/read_site?lang=en'), everybody('finds 3')),
  operations('rpc/read_site')(
    'call for one collection',
    read('rpc/read_site?lang=en&collections=about'),
    everybody('finds 1'),
  ),
  operations('rpc/read_site')('call in Indonesian', read('rpc/read_site?lang=id'), everybody('finds 2')),

  operations('rpc/create_draft')(
    'create a community',
    call('create_draft', community({ document: COMMUNITY, key: KEY })),
    withRight('content.edit', 'writes 2', 'error 403'),
  ),
  operations('rpc/create_draft')(
    'create one with the key of an article',
    call('create_draft', community({ document: COMMUNITY, key: '00000000-0000-4000-8000-000000000007' })),
    withRight('content.edit', 'error 409', 'error 403'),
  ),
  operations('rpc/create_draft')(
    'create one that leads to a script',
    call('create_draft', community({ document: { ...COMMUNITY, link: 'javascript:alert(1)' }, key: KEY })),
    withRight('content.edit', 'error 400', 'error 403'),
  ),
  operations('rpc/create_draft')(
    'create another one of what there is one of',
    call('create_draft', { collection: 'contact', document: contact(), key: KEY }),
    withRight('content.edit', 'error 409', 'error 403'),
  ),
  operations('rpc/bin_drafts')(
    'bin the only one',
    call('bin_drafts', { collection: 'contact', items: [1] }),
    withRight('content.edit', 'error 409', 'error 403'),
    { given: () => `select private.make_single('contact')` },
  ),
  operations('rpc/publish_drafts')(
    'publish a community',
    call('publish_drafts', publish('id')),
    withRight('content.publish', 'writes 4', 'error 403'),
    { given },
  ),
  operations('rpc/publish_drafts')(
    'publish a community that isn’t written',
    call('publish_drafts', publish('en')),
    withRight('content.publish', 'nothing', 'error 403'),
    { given },
  ),
];

/** A contact document of which nothing is written. */
function contact(): object {
  const side = { title: '', lead: '', imageAlt: '', place: '', askTitle: '', askText: '', noteTitle: '', noteText: '' };
  const shared = { image: '', decorative: false, email: '', phone: '', address: '', social: [], outdated: {} };
  return { ...shared, id: side, en: side };
}
