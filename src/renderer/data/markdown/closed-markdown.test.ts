import { expect, test } from 'vitest';
import { isClosedMarkdown } from './closed-markdown.ts';
import { renderMarkdown } from './render-markdown.ts';

const articles = import.meta.glob<string>('../../../content/articles/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const EVERYTHING = `# One

## Sampai 5 > 3 & "8"

1. a

text

3. **b** and *c*\\
   new line

> - [out](https://example.org/?a=1&b=2 "a title") and [in](/blog)

| a | b | c |
| :- | :-: | -: |
| 1 | ![drawn](/media/0b9c1d2e-0000-4000-8000-000000000001/480-960.webp "t") | 3 |

<script>alert(1)</script> [x](javascript:alert(1))

## Sumber

- [mail](mailto:halo@tunas.example)
`;

test('everything that our parser writes is taken', () => {
  const texts = [EVERYTHING, ...Object.values(articles)];
  expect(texts.length).toBeGreaterThan(6);
  for (const text of texts) {
    for (const language of ['id', 'en'] as const) {
      const { html } = renderMarkdown(text, language, (address) =>
        address.replace(/^\/media/, 'https://b.example/media'),
      );
      expect(isClosedMarkdown(html), html.slice(0, 200)).toBe(true);
    }
  }
});

test.each([
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<META HTTP-EQUIV="refresh" CONTENT="0;url=https://evil.example">',
  '<p>a</p><meta http-equiv=refresh content=0;url=//evil.example>',
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="/blog" target="_top">x</a>',
  '<base href="https://evil.example/">',
  '<iframe src="/"></iframe>',
  '<object data="/"></object>',
  '<embed src="/">',
  '<form action="https://evil.example"><button>x</button></form>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>*{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<td style="text-align:left;background:url(//evil.example)">x</td>',
  '<svg/onload=alert(1)>',
  '<svg><a href="javascript:alert(1)">x</a></svg>',
  '<math><mtext><style><img src="x"></style></mtext></math>',
  '<template><p>x</p></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p title="x">x</p>',
  '<div id="root">x</div>',
  '<h2 id="content">x</h2>',
  '<img src="/a.svg" srcset="javascript:alert(1) 480w">',
  '<!-- --!><script>alert(1)</script> -->',
  '<p',
  '<p >x</p>',
  '</p onclick="x">',
  '<constructor>x</constructor>',
])('a stored text with %s isn’t shown', (hostile) => {
  expect(isClosedMarkdown(hostile)).toBe(false);
  expect(isClosedMarkdown(`<p>good</p>${hostile}<p>more</p>`)).toBe(false);
});
