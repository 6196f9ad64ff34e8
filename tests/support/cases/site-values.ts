// Values of the fields of shaped collections, and whether they fit: the portal's rules and the database's hold the same table.
import type { FieldDefinition } from '#renderer/admin/cms/field-definition.ts';

interface FieldCase {
  readonly field: FieldDefinition;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

const label = 'articles:edit.title';
const web: FieldDefinition = { kind: 'link', to: ['web'], label };
const anywhere: FieldDefinition = { kind: 'link', to: ['web', 'page', 'mail', 'phone'], label };

/** By no means an address, wherever it may lead. */
const NO_LINKS: readonly unknown[] = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://x/1',
  'file:///etc/passwd',
  'ftp://x.example',
  'https:x.example',
  'https:/x.example',
  'https://',
  'https:///x',
  'https://x.example/a b',
  'https://x.example/a\u00a0b',
  'https://x.example/\u0085b',
  'https://x.example/\u009fb',
  'https://x.example/\u202egpj.exe',
  'https://x\u200b.example',
  'https://x.example/\u2060',
  'https://x.example/\u3000',
  'https://x.example/\ufeff',
  'https://tunas.example@evil.example/',
  'https://x.example\\@evil.example',
  'https://x.example/\n',
  ' https://x.example',
  '//x.example',
  '/\\x.example',
  'x.example',
  '#top',
  'h',
  null,
  7,
  ['https://x.example'],
  `https://x.example/${'x'.repeat(500)}`,
];

export const FIELD_CASES: readonly FieldCase[] = [
  {
    field: web,
    good: [
      '',
      'https://x.example',
      'http://x.example:8080/a',
      'https://x.example?q=a@b#c',
      'https://é.example/ü',
      'https://h',
    ],
    bad: [...NO_LINKS, '/blog', '/', 'mailto:a@b.example', 'tel:+6221555'],
  },
  {
    field: anywhere,
    good: ['', '/', '/blog', '/blog?a=b+c', 'mailto:a@b.example', 'tel:+6221555', 'tel:021-555.12(3)'],
    bad: [...NO_LINKS, 'mailto:a', 'mailto:a@b@c', 'mailto:a@b?cc=d@e', 'tel:12', 'tel:abc', 'tel:+62 21'],
  },
  {
    field: { kind: 'picture', label },
    good: ['', '/pictures/x.svg', '/media/a/480-960.webp', 'https://x.example/a%20b.webp?w=1#x'],
    bad: ['javascript:alert(1)', 'http://x.example/a.png', '//x.example/a', '/a b', '/a\n', 'x.png', '/', 7, null],
  },
  {
    field: { kind: 'focus', crops: [], label },
    good: [undefined, { x: 0, y: 100 }, { x: 33, y: 50 }],
    bad: [
      ...[null, '', 'top', 50, [10, 20], {}, { x: 1 }, { x: 1, y: null }, { x: '1', y: 2 }, { x: 1.5, y: 2 }],
      ...[
        { x: -1, y: 2 },
        { x: 1, y: 101 },
        { x: 1e300, y: 2 },
        { x: 1, y: 2, z: 3 },
        { x: true, y: 2 },
      ],
    ],
  },
  { field: { kind: 'flag', label }, good: [true, false], bad: ['true', null, 1] },
  {
    field: { kind: 'number', min: 0, max: 9999, label },
    good: [null, 0, 1, 9999],
    bad: [1.5, -1, 10_000, 1e300, '3', true, [3]],
  },
  {
    field: { kind: 'date', label },
    good: [null, '2026-11-22', '2024-02-29', '2000-02-29'],
    bad: [
      '2026-02-30',
      '2025-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '0000-01-01',
      '2026-1-1',
      '',
    ],
  },
  {
    field: { kind: 'moment', label },
    good: [
      null,
      '2024-02-29T23:59Z',
      '2999-12-31T23:59:59.999999+14:00',
      '2026-11-22T05:00:00.000Z',
      '2026-01-01T00:00-08:00',
    ],
    bad: [
      ...['tomorrow', '2026-01-01', '2026-01-01T10:00', '2026-01-01T24:00Z', '2026-01-01T23:59:60Z', ''],
      ...['2026-02-30T00:00:00Z', '2026-13-01T00:00:00Z', '0000-01-01T00:00:00Z', '2026-01-01 10:00:00+07'],
      ...['2026-01-01T10:00:00+7:00', '2026-01-01T10:00:00+15:00', 'infinity', 1_767_225_600, true],
    ],
  },
  {
    field: { kind: 'text', most: 5, label },
    good: ['', 'abcde', '🌱🌱🌱🌱🌱', ' \n'],
    bad: ['abcdef', '🌱🌱🌱🌱🌱🌱', null, 7, {}, ['a']],
  },
  {
    field: { kind: 'text', most: 3, both: true, label },
    good: [
      { id: '', en: '' },
      { id: 'abc', en: '🌱🌱🌱' },
    ],
    bad: [
      { id: 'abcd', en: '' },
      { id: 7, en: '' },
    ],
  },
  {
    field: { kind: 'items', most: 2, fields: { link: web }, label, one: label, add: label },
    good: [[], [{ link: '' }], [{ link: 'https://x.example' }, { link: '' }]],
    bad: [null, '', {}, [{ link: '' }, { link: '' }, { link: '' }], [{ link: 'x' }], [{ link: '' }, { link: null }]],
  },
];

const ADDED = ['label', 'note', 'lacks', 'as', 'keyboard', 'stages', 'opens', 'one', 'add', 'crops'];

/** A field in the format of a schema in the backend: without what only the form needs. */
export function asSchema(field: FieldDefinition): unknown {
  const markup = field.kind === 'text' && field.as === 'markup' ? [['markup', true] as const] : [];
  const rules = [...Object.entries(field).filter(([name]) => !ADDED.includes(name)), ...markup];
  return Object.fromEntries(
    rules.map(([name, value]) => [
      name,
      name === 'fields' ? asSchemas(value as Record<string, FieldDefinition>) : (value as unknown),
    ]),
  );
}

export function asSchemas(fields: Readonly<Record<string, FieldDefinition>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, asSchema(field)]));
}
