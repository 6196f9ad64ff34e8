import { WITHOUT_RIGHTS, adminsOnly, call, noAdmins, operations, read } from './operation.ts';
import type { Operation, Outcome, People, Request } from './operation.ts';

const OWN = '00000000-0000-4000-8000-0000000000e1';
const DEPUTYS = '00000000-0000-4000-8000-0000000000e2';
const NEW = '00000000-0000-4000-8000-0000000000e3';
const HEAD = { version: 1, categories: [], items: 1 };

/** SQL: an import of the admin and one of the deputy, each with one new article. */
const imports = ({ admin, deputy }: People): string => `
  delete from private.imports;
  insert into private.imports (id, owner, head) values
    ('${OWN}', '${admin.id}', '${JSON.stringify(HEAD)}'), ('${DEPUTYS}', '${deputy.id}', '${JSON.stringify(HEAD)}');
  insert into private.import_items (import, collection, id, item)
    select i.id, 'articles', 9, jsonb_set(private.exported(d), '{id}', '9')
    from private.imports i, public.drafts d where d.collection = 'articles' and d.id = 7;`;

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

/** The functions that all content is exported and imported with. */
export const TRANSFER_OPERATIONS: readonly Operation[] = CALLS.flatMap(
  ({ name, what, request, outcome, service }, at) => {
    const one = operations(`rpc/${name}`);
    const [visitor, user, other, admin] = adminsOnly(outcome, 'error 403');
    const first = CALLS.findIndex((each) => each.name === name) === at;
    return [
      one(what, request, [visitor, user, other, admin, service], { given: imports }),
      ...(first ? WITHOUT_RIGHTS : []).map(([when, without]) => {
        const [nobody, plain, stranger, refused] = noAdmins(service, 'error 403');
        const given: typeof without = (people, me) => imports(people) + without(people, me);
        return one(`${what}, ${when}`, request, [nobody, plain, stranger, refused, service], { given });
      }),
    ];
  },
);
