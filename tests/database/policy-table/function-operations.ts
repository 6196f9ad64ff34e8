import { ofOneself, everybody, operations, serviceOnly } from './operation.ts';
import type { Operation, Outcome } from './operation.ts';

const call = (path: string, outcomes: readonly [Outcome, Outcome, Outcome, Outcome, Outcome]): Operation => {
  const name = path.split('?')[0] ?? '';
  return operations(`rpc/${name}`)(path, [`rpc/${path}`], outcomes);
};

/** The functions that the REST interface offers. */
export const FUNCTION_OPERATIONS: readonly Operation[] = [
  call('search_articles?search=t', everybody('finds 2')),
  call('search_articles?page=1', everybody('finds 2')),
  // Unpublished and scheduled texts aren't found by word forms either.
  call('search_articles?search=zz&forms=zz%20t', everybody('finds 2')),
  call(`search_articles?search=t&forms=t${'+t'.repeat(2000)}`, everybody('error 400')),
  call(
    `search_articles?search=t&forms=${Array.from({ length: 321 }, (_, at) => at).join('%20')}`,
    everybody('error 400'),
  ),
  call('search_articles?search=t&forms=a,b,c,d,e,f,g,h,i', everybody('error 400')),
  call('read_article?article_id=1', everybody('answers')),
  call('article_version?article_id=1', everybody('answers')),
  // What comes later: its day, or its text.
  call('read_article?article_id=4', everybody('knows nothing')),
  call('read_article?article_id=6', everybody('knows nothing')),
  call('article_version?article_id=4', everybody('knows nothing')),
  call('article_version?article_id=6', everybody('knows nothing')),
  call('published_articles?ids=1,2,3,4,5,6', everybody('finds 2')),
  call('library_state', everybody('counts 2')),
  call('library_index?parts=1,2,3,4,5,6', everybody('finds 2')),
  call('library_articles?ids=1,2,3,4,5,6', everybody('finds 2')),
  call(`library_articles?ids=1${',1'.repeat(50)}`, everybody('error 400')),
  call(`library_index?parts=1${',1'.repeat(64)}`, everybody('error 400')),
  call(`published_articles?ids=1${',1'.repeat(100)}`, everybody('error 400')),
  call(`search_articles?search=${'t'.repeat(1001)}`, everybody('error 400')),
  call('admin_needs_second_factor', ofOneself('answers', 'answers')),
  operations('rpc/find_account')(
    'call for oneself',
    (_, me) => [`rpc/find_account?email=${me.email}`],
    serviceOnly('answers'),
  ),
];
