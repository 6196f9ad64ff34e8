// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/localized.ts';
import { renderMarkdown } from './render-markdown.ts';
import { tableStyle } from './table-frame.ts';

const PAGE = 'https://tunas.example/article/1';

/** Every element that an article may hold, and its attributes with the values that they may have. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  h2: { id: (value) => /^s-[a-z0-9-]*$/.test(value) },
  h3: {},
  p: {},
  br: {},
  strong: {},
  em: {},
  ul: {},
  ol: { start: (value) => /^\d+$/.test(value), style: (value) => /^counter-reset:step -?\d+$/.test(value) },
  li: {},
  blockquote: { class: (value) => value === 'hazard' },
  table: {},
  thead: {},
  tbody: {},
  tr: {},
  th: { style: isAlignment },
  td: { style: isAlignment },
  div: {
    class: (value) => value === 'table-scroll',
    role: (value) => value === 'region',
    'aria-label': (value) => value.startsWith('Tab'),
    tabindex: (value) => value === '0',
  },
  section: { class: (value) => value === 'sources' },
  a: {
    href: isFollowable,
    title: () => true,
    rel: (value) => value === 'noopener noreferrer',
    target: (value) => value === '_blank',
  },
  img: { src: isFollowable, alt: () => true, title: () => true, loading: (value) => value === 'lazy' },
};

function isAlignment(value: string): boolean {
  return /^text-align:\s?(left|center|right);?$/.test(value);
}

/** As a browser reads it: on the portal itself, another http(s) site by its whole address, or a mail. */
function isFollowable(value: string): boolean {
  if (!URL.canParse(value, PAGE)) return true;
  const reached = new URL(value, PAGE);
  if (reached.protocol === 'mailto:') return true;
  return reached.origin === new URL(PAGE).origin || /^https?:\/\//i.test(value);
}

function violations(html: string): string[] {
  const place = document.createElement('div');
  place.innerHTML = LANGUAGES.reduce((rest, each) => rest.replace(`<style>${tableStyle(each)}</style>`, ''), html);
  return [...place.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const attributes = ALLOWED[name];
    if (!attributes) return [`element ${name}`];
    return [...element.attributes]
      .filter((attribute) => !(attributes[attribute.name]?.(attribute.value) ?? false))
      .map((attribute) => `${name} ${attribute.name}=${attribute.value}`);
  });
}

const fragment = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ...[
        '\n',
        '\n\n',
        '  \n',
        ' ',
        '\t',
        '# ',
        '## ',
        '### ',
        '> ',
        '- ',
        '1. ',
        '7. ',
        '**',
        '*',
        '_',
        '`',
        '```',
        '~~',
      ],
      ...[
        '[',
        '](',
        ')',
        '![',
        '<',
        '>',
        '"',
        "'",
        '\\',
        '&',
        '|',
        '| --- |',
        ':-:',
        '&#',
        ';',
        '&colon;',
        '&Tab;',
        '&#106;',
      ],
      ...[
        'javascript:',
        'JaVa',
        'script:alert(1)',
        'data:text/html,',
        'vbscript:',
        '//evil.example',
        '/\\',
        'https://',
      ],
      ...[
        '<script>',
        '</script>',
        '<img src=x onerror=',
        '<svg/onload=',
        ' onclick=',
        '</section>',
        '</div>',
        '<!--',
        '-->',
      ],
      ...['Sumber', 'Sources', 'pertanggungjawaban', 'x', 'mailto:', '\u0000', '\u00ad', '\u2028', '\ufeff', '🌱'],
    ),
  },
);
const attack = fc.array(fragment, { maxLength: 25 }).map((parts) => parts.join(''));

test('whatever somebody writes, nothing outside the allow-list comes out', () => {
  fc.assert(
    fc.property(attack, fc.constantFrom('id' as const, 'en' as const), (markdown, language) => {
      expect(violations(renderMarkdown(markdown, language).html)).toEqual([]);
    }),
    { numRuns: 400 },
  );
}, 20_000);

test('the allow-list itself catches what it is there for', () => {
  const bad = [
    '<script>1</script>',
    '<img src="/a.svg" onerror="1">',
    '<a href="javascript:1">x</a>',
    '<a href="//evil.example">x</a>',
    '<td style="position:fixed">x</td>',
    '<h2 id="content">x</h2>',
  ];
  for (const html of bad) expect(violations(`<table><tr>${html}</tr></table>${html}`), html).not.toEqual([]);
});

test('every anchor that is listed stands in the article once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 8 }), { maxLength: 8 }), (titles) => {
      const { html, headings } = renderMarkdown(titles.map((title) => `## ${title}`).join('\n\n'), 'id');
      for (const { anchor } of headings) expect(html.split(`id="${anchor}"`)).toHaveLength(2);
    }),
  );
});
