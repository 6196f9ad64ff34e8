import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { LANGUAGES } from '#domain/localized.ts';
import { PICTURED } from './sign-in.ts';

/** The backend of the pictures, as anybody who may sign in there sees it. */
export interface PicturedBackend {
  readonly url: string;
  readonly publishableKey: string;
}

const HOUR_MS = 3_600_000;

/** Asks a function of the backend; a refusal is an error. */
type Ask = (path: string, body: BodyInit, type: string) => Promise<unknown>;

/**
 * Writes what super admins write beside articles, so that their sections have something to show: a banner that is on and one
 * that waits, communities, uploaded pictures of which one isn’t used, and somebody who is invited.
 */
export async function fillContent(backend: PicturedBackend, browser: Browser): Promise<void> {
  const ask = await signedIn(backend);
  const used = await upload(ask, browser, 'saung');
  await upload(ask, browser, 'rainy-season-chili');
  const banner = await create(ask, 'banners', {
    ...{ image: '', decorative: false, buttonLink: '/blog', order: 1, activeFrom: null, activeUntil: null },
    id: {
      ...{ title: 'Musim hujan datang, siapkan bedengan', buttonLabel: 'Baca caranya', imageAlt: '' },
      content: 'Parit yang dalam dan mulsa jerami menjaga akar tetap bernapas.',
    },
    en: {
      ...{ title: 'The rains are coming: get the beds ready', buttonLabel: 'Read how', imageAlt: '' },
      content: 'Deep furrows and a straw mulch keep roots breathing.',
    },
  });
  await publish(ask, 'banners', banner);
  await create(ask, 'banners', {
    ...{ image: '/pictures/flowers-on-the-bund.svg', decorative: false, buttonLink: '', order: 2 },
    ...{ activeFrom: new Date(Date.now() + 48 * HOUR_MS).toISOString(), activeUntil: null },
    id: {
      ...{ title: 'Bunga refugia mengundang musuh alami hama', buttonLabel: '', content: '' },
      imageAlt: 'Bunga marigold dan kenikir di pematang sawah',
    },
    en: { title: '', buttonLabel: '', content: '', imageAlt: '' },
  });
  const groups = [
    {
      ...{ image: used, link: 'https://tani-maju.contoh.id' },
      id: {
        ...{ title: 'Kelompok Tani Maju', place: 'Lembang, Jawa Barat', imageAlt: 'Dua orang duduk di saung' },
        content: 'Bertemu setiap Sabtu pagi di saung untuk bertukar benih dan pengalaman. Siapa pun boleh datang.',
      },
      en: {
        ...{
          title: 'Tani Maju Farmers’ Group',
          place: 'Lembang, West Java',
          imageAlt: 'Two people sit in a field hut',
        },
        content: 'Meets every Saturday morning to swap seeds and experience. Everybody is welcome.',
      },
    },
    {
      ...{ image: '/pictures/worm-compost.svg', link: '' },
      id: {
        ...{ title: 'Kebun Kota Surabaya', place: 'Surabaya', imageAlt: 'Bak kompos dengan cacing' },
        content: 'Berkebun di lahan sempit dan mengolah sampah dapur menjadi kompos bersama tetangga.',
      },
      en: {
        ...{ title: 'Surabaya City Gardens', place: 'Surabaya', imageAlt: 'A compost bin with worms' },
        content: 'Growing food in small spaces, and turning kitchen scraps into compost with the neighbours.',
      },
    },
  ];
  for (const group of groups) {
    await publish(ask, 'communities', await create(ask, 'communities', { ...group, decorative: false }));
  }
  await rpc(ask, 'invite_super_admin', { email: 'dewi.lestari@contoh.id' });
}

async function signedIn({ url, publishableKey }: PicturedBackend): Promise<Ask> {
  let token = publishableKey;
  const ask: Ask = async (path, body, type) => {
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': type };
    const response = await fetch(`${url}/${path}`, { method: 'POST', headers, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const json = 'application/json';
  const session = await ask('auth/v1/token?grant_type=password', JSON.stringify(PICTURED), json);
  token = (session as { readonly access_token: string }).access_token;
  return ask;
}

function rpc(ask: Ask, name: string, body: object): Promise<unknown> {
  return ask(`rest/v1/rpc/${name}`, JSON.stringify(body), 'application/json');
}

async function create(ask: Ask, collection: string, document: object): Promise<DraftVersion> {
  const draft = { ...document, outdated: {} };
  return (await rpc(ask, 'create_draft', { collection, document: draft, key: randomUUID() })) as DraftVersion;
}

interface DraftVersion {
  readonly id: number;
  readonly version: number;
}

async function publish(ask: Ask, collection: string, { id, version }: DraftVersion): Promise<void> {
  const answer = await rpc(ask, 'publish_drafts', {
    ...{ collection, items: [{ id, version }], languages: LANGUAGES, live_from: null },
  });
  const { before } = answer as { readonly before: readonly unknown[] };
  if (before.length !== 1) throw new Error(`Not published in ${collection}: ${JSON.stringify(answer)}`);
}

/** Uploads one of the bundled drawings as somebody’s photo; gives its address in texts. */
async function upload(ask: Ask, browser: Browser, drawing: string): Promise<string> {
  const svg = readFileSync(join(process.cwd(), `src/content/pictures/${drawing}.svg`), 'utf8');
  const page = await browser.newPage();
  const folder = randomUUID();
  for (const width of [480, 960]) {
    const encoded = await page.evaluate(drawn, { source: `data:image/svg+xml,${encodeURIComponent(svg)}`, width });
    const body = new Blob([Buffer.from(encoded.split(',')[1]!, 'base64')]);
    await ask(`storage/v1/object/article-images/${folder}/${width}.webp`, body, 'image/webp');
  }
  await page.close();
  return `/media/${folder}/480-960.webp`;
}

/** In the browser: a drawing as a photo of this width. */
async function drawn({ source, width }: { readonly source: string; readonly width: number }): Promise<string> {
  const picture = new Image(800, 500);
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * 5) / 8);
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp');
}
