import fc from 'fast-check';

// Markdown texts made by chance: whole articles of well-formed blocks, and mere pieces of markup in any order.

const word = fc.constantFrom(
  ...[
    'tanam',
    'a',
    'dua kata',
    '40 cm',
    'x_y',
    '5*3',
    '1.',
    '#',
    '- b',
    '+',
    '>',
    '|',
    '[c]',
    '(d)',
    '!',
    '&amp;',
    '\\*',
    '&nbsp;',
    'é',
    '🌱',
    'Rp10.000,',
    '"e"',
    '=',
    '---',
    '__',
    '&#32;',
  ],
);
const inline: fc.Arbitrary<string> = fc.letrec<{ text: string }>((tie) => ({
  text: fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: word },
        fc
          .tuple(fc.constantFrom('*', '**', '_', '__', '***'), tie('text'))
          .map(([mark, text]) => `${mark}${text}${mark}`),
        fc
          .tuple(
            tie('text'),
            fc.constantFrom('/blog', 'https://a.example/?a=1&b=2', '<a b>', '/x "t"', 'javascript:x', ''),
          )
          .map(([text, to]) => `[${text}](${to})`),
        fc
          .tuple(word, fc.constantFrom('/pictures/a.svg', '/media/missing/1', '/a.svg ""', '/a.svg \'b "c"\''))
          .map(([text, to]) => `![${text}](${to})`),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .chain((parts) => fc.constantFrom(' ', '', '\n', '  \n', '\\\n').map((by) => parts.join(by))),
})).text;

const line = inline.map((text) => text.replace(/\\?\n/g, ' '));
const indented = (text: string, by: string) => text.replace(/\n/g, `\n${by}`);
const bullets = fc.constantFrom('-', '*', '+');

const block: fc.Arbitrary<string> = fc.letrec<{ block: string }>((tie) => {
  const within = fc.array(tie('block'), { minLength: 0, maxLength: 3 });
  const blocks = fc.tuple(within, fc.constantFrom('\n\n', '\n')).map(([parts, gap]) => parts.join(gap));
  return {
    block: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      inline,
      fc.tuple(fc.constantFrom('#', '##', '###', '######'), line).map(([rank, text]) => `${rank} ${text}`),
      fc
        .tuple(
          fc.array(
            fc.array(
              line.map((text) => text.replace(/\|/g, '\\|')),
              { minLength: 2, maxLength: 2 },
            ),
            { minLength: 1, maxLength: 3 },
          ),
          fc.constantFrom('| --- | :-: |', '|--:|:--|'),
        )
        .map(([[head, ...rows], rule]) =>
          [`| ${head?.join(' | ') ?? ''} |`, rule, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'),
        ),
      fc
        .tuple(fc.array(blocks, { minLength: 1, maxLength: 3 }), bullets, fc.constantFrom('\n', '\n\n'))
        .map(([items, mark, gap]) => items.map((item) => `${mark} ${indented(item, '  ')}`).join(gap)),
      fc
        .tuple(
          fc.array(blocks, { minLength: 1, maxLength: 3 }),
          fc.nat(20),
          fc.constantFrom('.', ')'),
          fc.constantFrom('\n', '\n\n'),
        )
        .map(([items, start, sign, gap]) =>
          items.map((item, index) => `${start + index}${sign} ${indented(item, '    ')}`).join(gap),
        ),
      blocks.map((text) => `> ${indented(text, '> ')}`),
      line.map((text) => `![${text}](/pictures/a.svg)`),
    ),
  };
}).block;

const figure = fc
  .tuple(
    fc.constantFrom('dose', 'calendar', 'costs', 'comparison', 'symptoms', 'amounts', 'lain', ''),
    fc.array(
      fc.constantFrom(
        'judul: a',
        'satuan: kg',
        'aman: 1–2',
        '- Urea: 170 kg/ha',
        '- x',
        '',
        '# b',
        '> c',
        '<b>',
        '| d |',
      ),
      {
        maxLength: 5,
      },
    ),
    fc.constantFrom('\n```', ''),
  )
  .map(([kind, lines, end]) => `\`\`\`figure ${kind}\n${lines.join('\n')}${end}`);

const article = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 5, arbitrary: block }, { weight: 1, arbitrary: figure }),
      fc.constantFrom('\n\n', '\n\n', '\n', '\r\n\r\n', '\n \n\n'),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.map(([text, gap]) => text + gap).join(''));

const pieces = fc
  .array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.constantFrom(
          '\n',
          '\n\n',
          '  \n',
          '\r\n',
          ' ',
          '    ',
          '\t',
          '# ',
          '## ',
          '> ',
          '>',
          '\n```figure dose\n',
          '\n```\n',
          '- ',
          '* ',
          '1. ',
          '2) ',
          '**',
          '*',
          '_',
          '[',
          '](',
          '](/a)',
          ')',
          '![',
          '"',
          '\\',
          '&',
          '|',
          '\n| --- |',
          '\n|-|-|\n',
          '&#10;',
          '&#32;',
          '<b>',
          '`',
          'kata',
          'a',
          '1',
          '.',
          '\u00a0',
          '\u2028',
        ),
      },
      { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''));

/** Any text that the field may get. */
export const markdownText = fc.oneof({ weight: 3, arbitrary: article }, { weight: 2, arbitrary: pieces });
