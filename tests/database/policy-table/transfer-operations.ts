import { call, everybody, operations, read, withoutRights, withRight } from './operation.ts';
import type { Right } from '#domain/roles.ts';
import type { Operation, Outcome, Outcomes, People, Request } from './operation.ts';

const OWN = '00000000-0000-4000-8000-0000000000e1';
const DEPUTYS = '00000000-0000-4000-8000-0000000000e2';
const NEW = '00000000-0000-4000-8000-0000000000e3';
const HEAD = { version: 1, categories: [], tags: [], items: 1 };

/** SQL: an import of the admin and one of the deputy, each with one new article. */
const imports = ({ admin, deputy }: People): string => `
  delete from private.imports;
  insert into private.imports (id, owner, head) values
    ('${OWN}', '${admin.id}', '${JSON.stringify(HEAD)}'), ('${DEPUTYS}', '${deputy.id}', '${JSON.stringify(HEAD)}');
  insert into private.import_items (import, collection, id, item)
    select i.id, 'articles', 9, jsonb_set(private.exported(d), '{id}', '9')
    from private.imports i, public.drafts d where d.collection = 'articles' and d.id = 7;`;

/** SQL: an import is being applied that seems to have inserted the stage's article 1, its about page and its category 1. */
const applying = ({ deputy }: People): string => `
  insert into private.imports (id, owner, head, phase, new_categories)
    values ('${DEPUTYS}', '${deputy.id}', '${JSON.stringify(HEAD)}', 'applying', '{1}');
  insert into private.import_items (import, collection, id, item, inserted)
    values ('${DEPUTYS}', 'articles', 1, '{}', true), ('${DEPUTYS}', 'about', 1, '{}', true);`;

/** How many rows are left of each table for those who read drafts, and how many there are. */
const HIDDEN: readonly (readonly [table: string, left: number, all: number])[] = [
  ['categories', 3, 4],
  ['articles', 5, 6],
  ['article_translations', 6, 8],
  ['drafts', 2, 3],
  ['draft_cards', 2, 3],
  ['revisions', 0, 2],
  ['draft_versions', 1, 2],
  ['site_items', 4, 6],
];

const HIDDEN_FROM_EVERYBODY: readonly (readonly [call: string, outcome: Outcome])[] = [
  ['search_articles?search=t', 'finds 1'],
  ['read_article?article_id=1', 'knows nothing'],
  ['published_articles?ids=1,2', 'finds 1'],
  ['library_state', 'counts 1'],
  ['library_index?parts=1,2', 'finds 1'],
  ['library_articles?ids=1,2', 'finds 1'],
  ['read_site?lang=en', 'finds 2'],
];

const HIDDEN_FROM_STAFF: readonly (readonly [call: string, outcome: Outcome, right?: Right])[] = [
  ['read_draft?collection=articles&item=1', 'error 404'],
  ['list_drafts?collection=articles', 'finds 1'],
  ['recent_drafts?search=t', 'finds 1'],
  ['list_freshness?collection=articles', 'finds 1'],
  ['export_content', 'finds 2', 'content.transfer'],
];

const whileApplying = (path: string, outcomes: Outcomes | Operation['outcomes']): Operation =>
  operations(path.split('?')[0] ?? '')(`${path} while an import is being applied`, read(path), outcomes, {
    given: applying,
  });

const HIDDEN_OPERATIONS: readonly Operation[] = [
  ...HIDDEN.map(([table, left, all]) =>
    whileApplying(`${table}?select=*`, {
      ...withRight('content.read', `sees ${left}`, 'sees 0'),
      service: `sees ${all}`,
    }),
  ),
  ...HIDDEN_FROM_EVERYBODY.map(([path, outcome]) => whileApplying(`rpc/${path}`, everybody(outcome))),
  ...HIDDEN_FROM_STAFF.map(([path, outcome, right = 'content.read']) =>
    whileApplying(`rpc/${path}`, withRight(right, outcome, 'error 403')),
  ),
];

interface Call {
  readonly name: string;
  readonly what: string;
  readonly request: Request;
  /** What the admin gets, and the service role, whose import it isn't. */
  readonly outcome: Outcome;
  readonly service: Outcome;
}

const does = (name: string, what: string, body: object, outcome: Outcome, service: Outcome = outcome): Call => ({
  name,
  what,
  request: call(name, body),
  outcome,
  service,
});

const CALLS: readonly Call[] = [
  { name: 'export_content', what: 'call', request: read('rpc/export_content'), outcome: 'finds 3', service: 'finds 3' },
  does('absent_pictures', 'ask', { names: ['x/480.webp'] }, 'nothing'),
  does('begin_import', 'begin', { import_id: NEW, head: HEAD }, 'nothing'),
  does('begin_import', 'begin another’s', { import_id: DEPUTYS, head: HEAD }, 'error 404'),
  does('begin_import', 'begin without a head', { import_id: NEW, head: {} }, 'error 400'),
  does('stage_import', 'bring items', { import_id: OWN, items: [] }, 'nothing', 'error 404'),
  does('stage_import', 'bring items to another’s', { import_id: DEPUTYS, items: [] }, 'error 404'),
  does('check_import', 'look', { import_id: OWN }, 'nothing', 'error 404'),
  does('check_import', 'look at another’s', { import_id: DEPUTYS }, 'error 404'),
  does('apply_import', 'apply, unseen', { import_id: OWN, everything: true, based_on: 'x' }, 'nothing', 'error 404'),
  does('apply_import', 'apply another’s', { import_id: DEPUTYS, everything: true, based_on: 'x' }, 'error 404'),
  does('drop_import', 'drop', { import_id: OWN }, 'nothing'),
];

/** The functions that all content is exported and imported with, and what an import hides. */
export const TRANSFER_OPERATIONS: readonly Operation[] = [...HIDDEN_OPERATIONS, ...callOperations()];

function callOperations(): readonly Operation[] {
  return CALLS.flatMap(({ name, what, request, outcome, service }, at) => {
    const first = CALLS.findIndex((each) => each.name === name) === at;
    return [
      operations(`rpc/${name}`)(
        what,
        request,
        { ...withRight('content.transfer', outcome, 'error 403'), service },
        { given: imports },
      ),
      ...(first ? withoutRights(`rpc/${name}`, what, request, 'error 403', imports) : []),
    ];
  });
}
