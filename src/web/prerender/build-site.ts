import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { BackendAddress } from '#domain/configuration.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';
import { pictures, scenes } from '#build/content/drawings.ts';
import { dataFiles, type LibraryFiles } from '#build/content/library-files.ts';
import {
  licenceOf,
  licencesOfStyles,
  NOTICES_FILE,
  collectLicences,
  thirdPartyNotices,
} from '#build/licences/third-party-notices.ts';
import { readConfiguration, readOffline } from '#build/vite/configuration.ts';
import { readPackKeys, readPackSigner } from '#build/vite/pack-keys.ts';
import { BACKEND_FILE } from '../unknown-article/unknown-article.ts';
import { changedAt, laterOf } from './article-moments.ts';
import { compressSite } from './compress-site.ts';
import { feedFiles, feedLinks } from './feed-files.ts';
import { htmlDocument, shellDocument } from './html-document.ts';
import { packCatalogue } from './pack-catalogue.ts';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import type * as Renderer from './render-page.tsx';
import { shareCards } from './share-cards.ts';
import { byDay, dayColours, sharePictures } from './share-pictures.ts';
import { readSiteAssets, type SiteAssets } from './site-assets.ts';
import { libraryOf, siteLibrary, siteSeasons } from './site-library.ts';
import { ruleFiles } from './site-rules.ts';
import { sitemap, type MappedPage } from './sitemap.ts';
import { articleGraph } from './structured-data.ts';
import { installFiles } from './web-manifest.ts';
import { checkChunkLists, type ManifestChunk } from '../chunk-lists.ts';
import { writeDisplayScript, writeWorker } from './worker-files.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
// Two builds at the same time must not share it.
const rendererFolder = join(root, `node_modules/.cache/tunas/prerender-${process.pid}`);
const configFile = join(root, 'src/web/vite.config.ts');

/** The service worker is bundled apart from the pages, from these. */
const WORKER_PACKAGES = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** A path without a page, rendered as the 404 page. */
const UNKNOWN = '/404';

interface PrerenderedPage {
  readonly path: string;
  readonly screen: string;
  /** A screen whose code is also needed at once where its HTML contains `has`. */
  readonly where?: { readonly has: string; readonly screen: string };
}

/** The screens of the prerendered pages: their chunks are loaded with the page. */
const PAGES: readonly PrerenderedPage[] = [
  {
    path: '/',
    screen: 'home/home-screen.tsx',
    where: { has: 'class="banner-', screen: 'hero-banners/parts/hero-banners.tsx' },
  },
  { path: '/blog', screen: 'articles/blog-screen.tsx' },
  { path: '/library', screen: 'library/library-screen.tsx' },
  { path: '/saved', screen: 'collections/collections-screen.tsx' },
  { path: '/factsheet', screen: 'factsheet/factsheet-screen.tsx' },
  { path: '/about', screen: 'about/about-screen.tsx' },
  { path: '/contact', screen: 'contact/contact-screen.tsx' },
  { path: '/auth', screen: 'auth/auth-screen.tsx' },
];

/** Pages that search engines shouldn't list. */
const UNLISTED: readonly string[] = ['/saved', '/factsheet', '/auth'];

interface SiteBuild {
  readonly log: (line: string) => void;
  /** Output folder; dist/web by default. */
  readonly target?: string;
  /** Without compressed copies the site can be served as well, and is built in two thirds of the time. */
  readonly compressed?: boolean;
}

/**
 * Builds the static site: the browser's files, then every public page in both languages, the articles as data, rules for
 * the host, share pictures, and a compressed copy of each text.
 */
export async function buildSite({ log, target = join(root, 'dist/web'), compressed = true }: SiteBuild): Promise<void> {
  const writeFile = fileWriter(target);
  const { backend, publicUrl } = readConfiguration(process.env);
  const offline = readOffline(process.env);
  const backendUrl = backend?.url ?? null;
  log(
    backend
      ? `Articles: from the backend at ${backend.url}`
      : 'Articles: the bundled ones. Messages need a backend: VITE_SUPABASE_URL is not set.',
  );
  if (publicUrl === null) log('No sitemap, feeds and structured data: VITE_PUBLIC_URL is not set.');
  const libraries = await Promise.all(
    LANGUAGES.map(async (language) => [language, await siteLibrary(language, backend)] as const),
  );
  await build({ configFile, logLevel: 'warn', build: { outDir: target } });
  writeFile(
    NOTICES_FILE,
    thirdPartyNotices([...collectLicences([target]), ...licencesOfStyles(), ...WORKER_PACKAGES.map(licenceOf)]),
  );
  const renderer = await buildRenderer();
  const assets = readSiteAssets(target);
  const drawings = scenes();
  for (const [language, files] of libraries) {
    const library = libraryOf(files);
    const write = async ({ path, ...own }: PrerenderedPage, file: string, article: ReadableArticle | null = null) => {
      const page = await renderer.renderPage({ path, language, library, publicUrl, backendUrl, scenes: drawings });
      const head = page.head + feedLinks(path, language, files.page.categories, publicUrl);
      const structured = article && publicUrl !== null ? articleGraph(article, language, publicUrl) : null;
      const seasons = path === '/' ? siteSeasons(files, language) : null;
      writeFile(
        file,
        htmlDocument({ ...page, head }, filesOf(assets, own, page), assets, offline, structured, seasons),
      );
    };
    for (const each of PAGES) await write(each, fileOf(each.path, language));
    for (const article of files.articles) {
      const path = `/article/${article.id}`;
      await write({ path, screen: 'articles/article-screen.tsx' }, fileOf(path, language), article);
    }
    const missing = { path: UNKNOWN, screen: 'not-found/not-found-screen.tsx' };
    await write(missing, language === 'id' ? '404.html' : 'en/404.html');
    for (const [name, text] of dataFiles(language, files)) writeFile(name, text);
  }
  writeFile('shell.html', shellDocument(assets, offline));
  const feeds = new Map(
    libraries.flatMap(([language, files]) => [...feedFiles(language, files, { publicUrl, backendUrl })]),
  );
  for (const [name, text] of feeds) writeFile(name, text);
  for (const [name, text] of ruleFiles(backendUrl, offline, [...feeds.keys()])) writeFile(name, text);
  if (backend) writeFile(BACKEND_FILE, JSON.stringify(backend));
  if (backend) for (const [name, content] of await signedFiles(backend, log)) writeFile(name, content);
  for (const [name, text] of sitemap(publicUrl, mappedPages(libraries))) writeFile(name, text);
  const tokens = readFileSync(join(root, 'src/renderer/ui/style/tokens.css'), 'utf8');
  const colours = dayColours(tokens);
  for (const [name, png] of sharePictures(colours)) writeFile(name, png);
  const byDayOf = (name: string) => byDay(drawings.get(name) ?? '', colours);
  const cardScenes = { hero: byDayOf('hero'), grass: byDayOf('grass'), sprout: byDayOf('sprout') };
  const cards = { libraries, backend, drawings: pictures(), scenes: cardScenes, colours, log };
  for await (const [name, jpeg] of shareCards(cards)) writeFile(name, jpeg);
  for (const [name, content] of installFiles()) writeFile(name, content);
  const manifestFile = join(target, 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, ManifestChunk>>;
  rmSync(manifestFile);
  checkChunkLists(manifest);
  await writeDisplayScript(target);
  await writeWorker(target, manifest, offline);
  if (compressed) await compressSite(target);
  log(`Built ${mappedPages(libraries).length * LANGUAGES.length} pages into ${target}.`);
}

/** The signed files that prove that the articles of a pack are the site's. */
async function signedFiles(backend: BackendAddress, log: SiteBuild['log']) {
  const signer = readPackSigner(process.env);
  if (signer) log(`Packs: signed with ${signer.key}`);
  return packCatalogue(backend, signer, readPackKeys(process.env));
}

async function buildRenderer(): Promise<typeof Renderer> {
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: join(root, 'src/web/prerender/render-page.tsx'),
      outDir: rendererFolder,
      emptyOutDir: true,
      manifest: false,
      license: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'render-page.js' } },
    },
  });
  const renderer = (await import(pathToFileURL(join(rendererFolder, 'render-page.js')).href)) as typeof Renderer;
  // Modules of pages are imported at their first render, so the folder stays until the process ends.
  process.once('exit', () => rmSync(rendererFolder, { recursive: true, force: true }));
  return renderer;
}

function filesOf(
  assets: SiteAssets,
  { screen, where }: Omit<PrerenderedPage, 'path'>,
  { body }: Renderer.RenderedPage,
) {
  const sources = [screen, ...(where && body.includes(where.has) ? [where.screen] : [])].map(
    (each) => `features/${each}`,
  );
  return {
    scripts: once(sources.flatMap((each) => assets.scriptsOf(each))),
    styles: once(sources.flatMap((each) => assets.stylesOf(each))),
  };
}

/** Several sources need the same files. */
function once(files: readonly string[]): readonly string[] {
  return [...new Set(files)];
}

/** `/blog` is answered by blog.html, `/en` by en.html: no host needs a redirect to a slash. */
function fileOf(path: string, language: Language): string {
  const address = pathInLanguage(path, language);
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Every page that search engines may list, with the moment of its last change where the build knows it. */
function mappedPages(libraries: readonly (readonly [Language, LibraryFiles])[]): readonly MappedPage[] {
  const articles = new Map<string, string>();
  for (const [, files] of libraries)
    for (const article of files.articles) articles.set(`/article/${article.id}`, changedAt(article));
  const newest = articles.size === 0 ? {} : { changed: laterOf([...articles.values()]) };
  const others = PAGES.filter(({ path }) => !UNLISTED.includes(path)).map(({ path }) =>
    path === '/' || path === '/blog' ? { path, ...newest } : { path },
  );
  return [...others, ...[...articles].map(([path, changed]) => ({ path, changed }))];
}

function fileWriter(target: string): (name: string, content: string | Buffer) => void {
  return (name, content) => {
    const file = join(target, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
}
