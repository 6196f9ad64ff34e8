import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#renderer/data/markdown/render-markdown.ts';
import { writtenAddress } from '../../written-address.ts';
import { linkPlace, removeLink, withLink } from './links.ts';
import { run, stateOf } from '#tests/support/markdown/marked-text.ts';

describe('links', () => {
  function linked(marked: string, address: string, text = ''): string | null {
    const state = stateOf(marked);
    const update = withLink(state, address, text === '' ? linkPlace(state).text : text);
    return update && state.update(update).state.doc.toString();
  }

  test.each([
    ['on words', 'a ‹b c› d', 'a [b c](/x) d'],
    ['another address', 'a [b¦](/old) d', 'a [b](/x) d'],
    ['around bold words', '‹**a›b**', '[**ab**](/x)'],
    ['on words with a bracket', '‹a]b›', '[a\\]b](/x)'],
    ['in an item', '‹- a›', '- [a](/x)'],
  ])('%s', (_name, before, after) => {
    expect(linked(before, '/x')).toBe(after);
  });

  test('with words of their own', () => {
    expect(linked('a ¦', '/x', 'there')).toBe('a [there](/x)');
  });

  test('leave their words when they go', () => {
    expect(run(removeLink, stateOf('a [**b**¦](/x) c')).doc.toString()).toBe('a **b** c');
  });

  test('show what they lead to', () => {
    expect(linkPlace(stateOf('[a¦](</x y>)'))).toEqual({ text: 'a', address: '/x y' });
  });

  test.each([
    ['https://example.org/a_(b)', 'https://example.org/a_%28b%29'],
    ['example.org/a', 'https://example.org/a'],
    ['halo@tunas.example', 'mailto:halo@tunas.example'],
    ['/article/1', '/article/1'],
    ['/en/blog?q=a#b', '/en/blog?q=a#b'],
    ['#s-panen', '#s-panen'],
    ['kompos', null],
    ['/kompos', null],
    ['https://kompos', null],
    ['mailto:kompos', null],
    [' https://example.org/a b ', 'https://example.org/a%20b'],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['//evil.example', null],
    ['data:text/html,x', null],
    ['', null],
  ])('%j is written as %j', (written, address) => {
    expect(writtenAddress(written)).toBe(address);
    if (address !== null) expect(renderMarkdown(`[x](${address})`, 'en').html).toContain('<a href=');
  });
});
