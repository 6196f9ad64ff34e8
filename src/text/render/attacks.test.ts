// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { disguisedAddresses } from '#tests/support/cases/disguised-addresses.ts';
import { renderMarkdown } from './render-markdown.ts';
import { isSafeAddress } from '../safe-address.ts';
import { tableStyle } from './table-frame.ts';

function parsed(markdown: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderMarkdown(markdown, 'id').html.replace(`<style>${tableStyle('id')}</style>`, '');
  return place;
}

describe('raw HTML stays text', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<b>bold</b>',
    '<a href="javascript:alert(1)">x</a>',
    'text <svg/onload=alert(1)> text',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<!-- comment --><style>*{display:none}</style>',
    '<div>\n\n**bold**\n\n</div>',
    '## <img src=x onerror=alert(1)>',
    '| <script>x</script> |\n| --- |\n| <img src=x onerror=alert(1)> |',
    '> <base href=//evil.example>',
    '- <form action=//evil.example><button>',
    '![<img src=x onerror=alert(1)>](/a.svg)',
    '[<img src=x onerror=alert(1)>](/a)',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&#60;script&#62;alert(1)&#60;/script&#62;',
    '</div></article><script>alert(1)</script>',
    '```html\n<script>alert(1)</script>\n```',
    '    <script>alert(1)</script>',
  ];
  test.each(attacks)('%s', (attack) => {
    const place = parsed(attack);
    expect(place.querySelector('script, style, iframe, svg, form, button, base, b')).toBeNull();
    const attributes = [...place.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    for (const picture of place.querySelectorAll('img')) expect(picture.getAttribute('src')).toBe('/a.svg');
  });

  test.each(['[x](/a "\\" onclick=alert(1) x=\\"")', '![" onerror="alert(1)](/a.svg)', '![x](/a.svg"onerror="y)'])(
    'quotes end no attribute: %s',
    (attack) => {
      for (const element of parsed(attack).querySelectorAll('a, img')) {
        expect([...element.attributes].filter((attribute) => attribute.name.startsWith('on'))).toEqual([]);
      }
    },
  );
});

/** Addresses that would run code, leave the portal unseen, or read what they shouldn't. */
const unsafe = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u0000script:alert(1)',
  'javascript\u0009:alert(1)',
  'javascript:%61lert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'vbscript:msgbox(1)',
  'VbScript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'filesystem:https://example.org/1',
  'view-source:https://example.org',
  'app://bundle/index.html',
  'tunas:open',
  'ftp://example.org',
  'http:example.org',
  'https:/example.org',
  '//evil.example/x',
  ' //evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '\n//evil.example',
];

describe('unsafe addresses', () => {
  test.each(unsafe)('%j is refused', (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });

  /** The ways in which an author can write an address. Entities are read before the address is judged. */
  const written = [
    ...unsafe,
    '&#106;avascript:alert(1)',
    '&#x6A;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'java&Tab;script:alert(1)',
    'java&NewLine;script:alert(1)',
    '&#1;javascript:alert(1)',
    '&sol;/evil.example',
    '&#47;&#47;evil.example',
    'java\\script:alert(1)',
    'javascript\\:alert(1)',
  ];
  const forms: readonly ((address: string) => string)[] = [
    (address) => `[x](${address})`,
    (address) => `[x](<${address}>)`,
    (address) => `![x](${address})`,
    (address) => `![x](<${address}> "title")`,
    (address) => `[![x](${address})](${address})`,
    (address) => `[x]\n\n[x]: ${address}`,
    (address) => `<${address}>`,
  ];
  test.each(written)('%j makes nothing that a browser would follow there', (address) => {
    for (const form of forms) {
      for (const element of parsed(form(address)).querySelectorAll('a, img')) {
        // What a browser on a page of the portal makes of it.
        const reached = new URL(
          element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          'https://tunas.example/article/1',
        );
        expect(reached.origin, form(address)).toBe('https://tunas.example');
      }
    }
  });
});

describe('a disguised address in a text', () => {
  const SITE = 'https://tunas.example';
  const forms: readonly ((address: string) => string)[] = [
    (address) => `[x](${address})`,
    (address) => `[x](<${address}>)`,
    (address) => `![x](<${address}>)`,
    (address) => `[x]\n\n[x]: <${address}>`,
  ];
  test.each([
    ...disguisedAddresses(SITE),
    'https://tunas.example\\@evil.example/',
    'https://tunas.example\\\\@evil.example/',
  ])('%j is no link, or one that every program reads alike', (address) => {
    for (const form of forms) {
      for (const element of parsed(form(address)).querySelectorAll('a, img')) {
        const written = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        const reached = new URL(written, `${SITE}/article/1`);
        const [, authority = reached.host] = /^(?:[a-z]+:)?[/\\]{2}([^/?#]*)/i.exec(written) ?? [];
        expect([reached.host, reached.username, reached.password], form(address)).toEqual([authority, '', '']);
        if (element.matches('a') && reached.origin !== SITE) {
          expect([element.getAttribute('rel'), element.getAttribute('target')]).toEqual([
            'noopener noreferrer',
            '_blank',
          ]);
        }
      }
    }
  });
});

test.each([
  'https://example.org/a?b#c',
  'https://example.org/@tani',
  'https://example.org?a=b@c',
  'http://127.0.0.1:54321/a',
  'https://[::1]/a',
  'http://example.org',
  'HTTPS://EXAMPLE.ORG',
  'mailto:halo@tunas.example',
  '/article/1',
  '/pictures/a.svg',
  'article/1',
  '#s-sources',
  '?q=a:b',
  './a:b',
  '/a:b//c',
])('%s is a safe address', (address) => {
  expect(isSafeAddress(address)).toBe(true);
});
