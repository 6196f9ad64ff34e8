// What the backend would answer where a section has much to show. Nothing of it is written anywhere.
const WIDE = 'W'.repeat(120);

function folder(number: number): string {
  return `0b9c1d2e-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function picture(number: number, more: Readonly<Record<string, unknown>>): object {
  const name = folder(number);
  return {
    ...{
      folder: name,
      name: `${WIDE}.jpg`,
      bytes: 1_234_567,
      made_at: '2026-11-02T10:00:00Z',
      files: [`${name}/480.webp`],
    },
    ...{ used: false, unused: more['used'] !== true, older: false, uses: [], ...more },
  };
}

/** Pictures: one that much uses, one that nothing uses, one that only an older version shows; and an attached file. */
export function pictureRows(): object {
  const use = { id: 7, indonesian: WIDE, english: '', draft: true, live: true, binned: false };
  const uses = [
    { ...use, collection: 'articles', alts: { id: [WIDE], en: ['Red chilies'] } },
    { ...use, collection: 'banners', draft: false, alts: { id: [], en: [] } },
    { ...use, collection: 'communities', binned: true, live: false, alts: { id: [], en: [] } },
  ];
  const file = { name: `${WIDE}.pdf`, files: [`${folder(4)}/${'w'.repeat(40)}.pdf`], used: true };
  const rows = [
    ...[picture(1, { used: true, uses }), picture(2, {}), picture(3, { older: true })],
    picture(4, { ...file, uses: [{ ...use, collection: 'articles', alts: { id: [], en: [] } }] }),
  ];
  return { total: 60, bytes: 90_000_000, unused: 2, unused_bytes: 2_469_134, found: 60, more: false, rows };
}

const ADMIN = { role: 'superadmin', language: null };
const TRANSLATOR = { role: 'translator', language: 'id' };

/** Two super admins, one of them without a name, and two who are invited. */
export function peopleRows(): object {
  const email = `${'nama-yang-panjang-'.repeat(3)}@alamat-yang-juga-panjang.contoh.id`;
  const until = '2026-12-24T10:00:00Z';
  const mail = { state: 'failed', at: '2026-11-24T10:00:00Z', error: `The mail service answered 403: ${WIDE}` };
  return {
    sender: true,
    total: 2,
    admins: 2,
    people: [
      {
        id: folder(1),
        email,
        name: `Sri ${'Wahyuningsih'.repeat(8)}`,
        since: '2026-01-02T10:00:00Z',
        me: true,
        ...ADMIN,
      },
      { id: folder(2), email: 'ayu@contoh.id', name: '', since: '2026-01-03T10:00:00Z', me: false, ...ADMIN },
    ],
    invitations: [
      { email, invited_by_name: WIDE, until, code: 'c0de', account: 'none', mail, ...TRANSLATOR },
      {
        email: 'dewi@contoh.id',
        invited_by_name: '',
        until,
        code: 'c0de',
        account: 'confirmed',
        mail: null,
        ...TRANSLATOR,
      },
    ],
  };
}

/** A person of the team, as the backend tells who did something. */
function person(name: string): object {
  return { id: folder(2), name, role: 'translator', language: 'en' };
}

/** Activity on two days: by a person and automatic, with items that exist, are deleted, and have no name. */
export function activityRows(): object {
  const line = (id: number, more: Readonly<Record<string, unknown>>): object => ({
    ...{
      id,
      made_at: `2026-11-${id > 3 ? '22' : '21'}T0${id}:20:00Z`,
      by: person('Sri Wahyuningsih'),
    },
    ...{ collection: 'articles', item: '7', action: 'saved', language: null, role: null, role_language: null },
    ...{ name_indonesian: 'Cabai di musim hujan', name_english: 'Chili in the rainy season', present: true, ...more },
  });
  const unnamed = { name_indonesian: null, name_english: null };
  const rows = [
    line(7, { action: 'published', language: 'id' }),
    line(6, { name_indonesian: WIDE, name_english: WIDE, by: person(WIDE) }),
    line(5, { collection: 'contact_messages', action: 'answered', name_indonesian: 'Dewi', name_english: 'Dewi' }),
    line(4, {
      collection: 'people',
      action: 'invited',
      name_indonesian: 'ayu@contoh.id',
      name_english: 'ayu@contoh.id',
    }),
    line(3, { action: 'purged', by: { ...person(''), id: null, role: null }, present: false }),
    line(2, { collection: 'about', item: '1', action: 'withdrawn', language: 'en', ...unnamed }),
    line(1, { collection: 'site', action: 'imported', ...unnamed, present: false }),
  ];
  return { more: true, rows };
}

/** What bringing in a file would do, or why it can’t be. */
export function reportOf(withProblems: boolean): object {
  const problems = [
    { collection: 'articles', id: 7, place: 'id.title', what: 'long', message: WIDE },
    { collection: null, id: 3, place: null, what: 'slug', message: null },
    { collection: null, id: null, place: null, what: 'incomplete', message: null },
  ];
  const held = [
    {
      collection: 'articles',
      id: 1,
      indonesian: WIDE,
      english: null,
      problems: { id: ['content.foreignPicture', 'imageAlt'] },
    },
    { collection: 'banners', id: 9, indonesian: '', english: '', problems: { en: ['title'] } },
  ];
  return {
    ...{ stamp: 'now', added: 1, changed: 1, same: 4000, removed: 1, categories: { added: 1, changed: 2 } },
    tags: { added: 0, changed: 0 },
    rows: [
      { collection: 'articles', id: 1, what: 'changed', indonesian: WIDE, english: null },
      { collection: 'banners', id: 9, what: 'added', indonesian: '', english: '' },
      { collection: 'communities', id: 2, what: 'removed', indonesian: 'Kebun kota', english: null },
    ],
    ...(withProblems ? { problems, problem_count: 3 } : { problems: [], problem_count: 0 }),
    ...(withProblems ? { held: [], held_count: 0 } : { held, held_count: 2 }),
  };
}

/** Comments at a paragraph, with an answer; at one that is gone; at all of the draft; and one that is settled. */
export function commentRows(quote: string): object {
  const first = {
    ...{ id: folder(1), thread: null, language: 'id', field: 'content', quote, place: 1, wants_changes: false },
    ...{
      body: `@Budi Santoso, ${WIDE}?`,
      author: person('Sri Wahyuningsih'),
      mine: true,
      created_at: '2026-11-20T03:00:00Z',
    },
    ...{ edited_at: '2026-11-20T04:00:00Z', deleted: false, resolved_at: null, resolved_by: null, mentions: [] },
  };
  const other = { ...first, mine: false, edited_at: null, author: { ...person(WIDE), role: null } };
  return {
    resolved: 1,
    rows: [
      first,
      {
        ...other,
        id: folder(2),
        thread: folder(1),
        language: null,
        field: null,
        quote: '',
        body: 'Ya, sudah saya tanyakan.',
      },
      { ...other, id: folder(3), quote: `p ${WIDE}`, body: 'Dari mana angka ini?' },
      {
        ...other,
        id: folder(4),
        language: null,
        field: null,
        quote: '',
        wants_changes: true,
        body: 'Terlalu panjang.',
      },
      { ...other, id: folder(5), resolved_at: '2026-11-20T04:00:00Z', resolved_by: person('Citra') },
    ],
  };
}
