import { expect, test } from 'vitest';
import { convertedText } from '#tests/support/transfer/converted-text.ts';
import { planImport } from './plan-import.ts';

const SOURCES = ['a', 'b', 'c'].map((name) => `https://lama.example/${name}.jpg`);

/** The content of a draft, and the report, after the pictures with these addresses were chosen. */
function planned(content: string, addresses: readonly (readonly [string, string])[]) {
  const missing = SOURCES.map((source, at) => ({ source, alt: 'Air', placeholder: `/media/missing/${at + 1}` }));
  const plan = planImport(
    [{ key: 0, texts: { unsaid: convertedText({ content, missing }) } }],
    { categories: [], tags: [], titles: new Set(), last: { articles: 0, categories: 0 } },
    { language: 'id', categories: new Map(), twice: new Set() },
    { addresses: new Map(addresses), files: new Map(), names: new Map(), unusable: [] },
  );
  const document = plan.content.items[0]?.document as { readonly id: { readonly content: string } } | undefined;
  return [document?.id.content, plan.lines.map(({ kind, what }) => `${kind} ${what}`)];
}

const CHOSEN = SOURCES.map((source, at) => [source, `/media/x/${at}.webp`] as const);

test('a chosen picture whose placeholder isn’t in the text is named in the report, and takes no other one along', () => {
  expect(planned('![a](/media/missing/1)\n\nB\n\n![c](/media/missing/3)', CHOSEN)).toEqual([
    '![Air](/media/x/0.webp)\n\nB\n\n![Air](/media/x/2.webp)',
    [`picture ${SOURCES[1]}`],
  ]);
});

test('one that wasn’t chosen keeps its placeholder and is named as well, whatever stands around it', () => {
  const content = '![a ![c](/media/missing/3)](/media/missing/1) ![b](/media/missing/2) ![d](/media/missing/9)';
  expect(planned(content, CHOSEN.slice(1))).toEqual([
    '![a ![Air](/media/x/2.webp)](/media/missing/1) ![Air](/media/x/1.webp) ![d](/media/missing/9)',
    [`picture ${SOURCES[0]}`],
  ]);
  expect(planned(content, CHOSEN)[1]).toEqual([`picture ${SOURCES[0]}`]);
});
