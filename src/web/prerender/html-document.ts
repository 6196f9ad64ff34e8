import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headScript } from './head-script.ts';
import type { RenderedPage } from './render-page.tsx';
import type { SiteAssets } from './site-assets.ts';
import { manifestOf } from './web-manifest.ts';

const COMMON_HEAD = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="light dark">',
  // Browsers take the first one whose media query matches. /display.js changes this one's where the reader chose light or dark.
  '<meta name="theme-color" content="#1b3a40" media="screen and (prefers-color-scheme: dark)">',
  '<meta name="theme-color" content="#cfe3e1">',
  // Inline: a request of its own would cost more than its 400 bytes.
  `<link rel="icon" href="data:image/svg+xml,${favicon()}">`,
].join('');

/** One finished page. Its scripts come after its text, so that they don't delay it on the network. */
export function htmlDocument(
  page: RenderedPage,
  { scripts, styles }: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  assets: SiteAssets,
  offline: boolean,
  /** Structured data for search engines; null where there is none. Browsers don't execute it, so the policy needn't allow it. */
  structured: object | null = null,
  /** Of the home page: by region the stages of its year and behind them how many entries each month has, for the script in the head. */
  seasons: Readonly<Record<string, string>> | null = null,
): string {
  return [
    `<!doctype html><html lang="${page.data.language}"${seasons ? ` data-seasons='${JSON.stringify(seasons)}'` : ''}><head>`,
    COMMON_HEAD,
    `<link rel="manifest" href="${manifestOf(page.data.language)}">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<style>${assets.css}</style>`,
    `<script>${headScript(offline)}</script>`,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    page.head,
    '</head><body>',
    `<div id="portal">${page.body}</div>`,
    ...[...assets.entryScripts, ...scripts].map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${assets.entry}"></script>`,
    ...(structured === null ? [] : [`<script type="application/ld+json">${inScript(structured)}</script>`]),
    `<script type="application/json" id="page-data">${inScript(page.data)}</script>`,
    '</body></html>',
  ].join('\n');
}

/** A page without content, for paths that aren't prerendered: the portal renders it in the browser. */
export function shellDocument(assets: SiteAssets, offline: boolean): string {
  return [
    `<!doctype html><html lang="id" data-shell="1"><head>`,
    COMMON_HEAD,
    '<title>Tunas</title>',
    `<style>${assets.css}</style>`,
    `<script>${headScript(offline)}</script>`,
    ...assets.entryScripts.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${assets.entry}"></script>`,
    '</head><body><div id="portal"></div></body></html>',
  ].join('\n');
}

/** JSON that can't end the script element that contains it. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** As a data address in double quotes: escaping only what is necessary makes it a third shorter than encodeURIComponent does. */
function favicon(): string {
  const drawing = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8').trim();
  return drawing.replaceAll('"', "'").replace(/[#<>%]/g, encodeURIComponent);
}
