import axe from 'axe-core';

/**
 * What axe finds in a part of the page. Neither colours nor what the browser hides by itself are known in happy-dom; the
 * journeys look at them.
 */
export async function violations(include = 'main'): Promise<unknown> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const found = await axe.run({ include, exclude: 'input[hidden]' }, { rules });
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
