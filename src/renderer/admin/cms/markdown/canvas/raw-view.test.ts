// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { RawView } from './raw-view.ts';
import { schema } from '#text/schema.ts';

test.each([1, 200, 201, 450])('%i lines are shown, 200 in each part', (count) => {
  const source = Array.from({ length: count }, (_, line) => `- ${line}`).join('\n');
  const { dom } = new RawView(schema.nodes.raw.create({ source }));
  expect(dom.textContent).toBe(source);
  const parts = [...dom.children].map((part) => (part as HTMLElement).style.getPropertyValue('--lines'));
  expect(parts.map(Number)).toEqual(
    Array.from({ length: Math.ceil(count / 200) }, (_, part) => Math.min(200, count - part * 200)),
  );
});
