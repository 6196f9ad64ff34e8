/** Addresses that accounts may have. */
export const ADDRESSES: readonly string[] = [
  ...[
    'ratna@contoh.id',
    'Ratna.Dewi+tunas@mail.contoh.co.id',
    "o'brien@example.com",
    'a_b-c@x-y.example',
    '1@example.org',
  ],
];

/** What is none, or misleads. */
export const NO_ADDRESSES: readonly string[] = [
  ...[
    '',
    'nonsense',
    'a@example',
    'a b@example.com',
    'a@b@example.com',
    '@example.com',
    'a@.example.com',
    'a@example.com.',
  ],
  // Unseen signs, and marks of direction.
  ...[
    'rat\u200bna@contoh.id',
    'ratna@con\u00adtoh.id',
    'ratna\u202e@contoh.id',
    'ratna@contoh.id\u200d',
    'ra\u2060tna@contoh.id',
  ],
  // Brackets and their like.
  ...['<ratna@contoh.id>', 'Ratna <ratna@contoh.id>', '(x)ratna@contoh.id', '"ratna"@contoh.id', 'ratna@[127.0.0.1]'],
  ...[
    'ratna@contoh.id,budi@contoh.id',
    'ratna;@contoh.id',
    'rat\\na@contoh.id',
    'ratna:x@contoh.id',
    '{ratna}@contoh.id',
  ],
  ...['ratna\n@contoh.id', 'ratna@contoh.id\nBcc: x@y.id', 'ra|tna@contoh.id', '`ratna`@contoh.id'],
  // Letters that look like others.
  ...['rаtna@contoh.id', 'ratna@cоntoh.id', 'ｒatna@contoh.id', 'ratna@contoh。id', 'ratna@contóh.id'],
];
