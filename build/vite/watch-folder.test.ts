import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createServer } from 'vite';
import { watchFolder } from './watch-folder.ts';

const project = realpathSync(mkdtempSync(join(tmpdir(), 'tunas-watch-')));
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('a new folder beside the root is found by a glob, without a restart', async () => {
  const [root, portal] = [join(project, 'web'), join(project, 'portal')];
  for (const folder of [root, join(portal, 'home/messages')]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(portal, 'home/messages/en.json'), '{}');
  const texts = join(portal, 'texts.js');
  writeFileSync(texts, `export const texts = import.meta.glob('./*/messages/en.json', { eager: true });`);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [watchFolder(portal)],
    server: { middlewareMode: true, ws: false, fs: { allow: [project] } },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const transformed = async () => (await server.transformRequest(`/@fs${texts}`))?.code;
    expect(await transformed()).toContain('home/messages/en.json');
    mkdirSync(join(portal, 'blog/messages'), { recursive: true });
    writeFileSync(join(portal, 'blog/messages/en.json'), '{}');
    await vi.waitFor(async () => expect(await transformed()).toContain('blog/messages/en.json'), { timeout: 4_000 });
  } finally {
    await server.close();
  }
});
