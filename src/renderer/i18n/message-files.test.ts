import { expect, test } from 'vitest';
import { messagesOf, namespaceOf } from './message-files.ts';

test.each([
  ['../app/messages/id.json', 'common'],
  ['src/renderer/admin/shell/messages/en.json', 'admin'],
  ['../app/desktop/messages/en.json', 'desktop'],
  ['../features/articles/messages/en.json', 'articles'],
  ['../admin/sections/articles/messages/en.json', 'articles'],
  ['../features/contact/parts/page-messages/id.json', 'contact'],
  ['../features/about/page-messages/id.json', 'about'],
  ['../admin/cms/drafts/messages/id.json', 'drafts'],
])('%s is of %s', (path, namespace) => {
  expect(namespaceOf(path)).toBe(namespace);
});

test('files of one namespace and language come together', () => {
  const files = {
    '../features/about/page-messages/id.json': { title: 'Tentang' },
    '../features/about/page-messages/en.json': { title: 'About' },
    '../admin/sections/about/messages/en.json': { 'editor.lead': 'Introduction' },
    '../features/not-found/messages/en.json': { title: 'Gone' },
  };
  expect(messagesOf(files, 'en')).toEqual({
    about: { title: 'About', 'editor.lead': 'Introduction' },
    'not-found': { title: 'Gone' },
  });
});
