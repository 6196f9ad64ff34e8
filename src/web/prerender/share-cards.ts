import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { BackendAddress } from '#domain/configuration.ts';
import { MIDDLE } from '#domain/focal-point.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { bucketSource, filesOf } from '#domain/picture-address.ts';
import type { LibraryFiles } from '#build/content/library-files.ts';
import type { ReadableArticle } from '#renderer/data/repository.ts';
import { CARD_PICTURE, openCardDrawer } from './share-card-drawing.ts';

const TAGLINES: Readonly<Record<Language, string>> = {
  id: 'Menanam Harapan, Menuai Kehidupan',
  en: 'Planting Hope, Harvesting Life',
};

interface CardsInput {
  readonly libraries: readonly (readonly [Language, LibraryFiles])[];
  readonly backend: BackendAddress | null;
  /** The bundled drawings by name. */
  readonly drawings: ReadonlyMap<string, string>;
  /** Scenes in the light theme; `hero` replaces a picture that can't be fetched. */
  readonly scenes: { readonly hero: string; readonly grass: string; readonly sprout: string };
  readonly colours: ReadonlyMap<string, string>;
  readonly log: (line: string) => void;
}

/** Name and content of the share card of every article, one in each language that it is written in. */
export async function* shareCards(input: CardsInput): AsyncGenerator<readonly [name: string, jpeg: Buffer]> {
  const { libraries, colours, scenes } = input;
  const drawer = await openCardDrawer({ colours, ...scenes });
  const pictures = new Map<string, Buffer>();
  try {
    for (const [language, { articles }] of libraries) {
      // An article that isn't written in this language has the card of the other one.
      for (const article of articles.filter((each) => each.language === language)) {
        const key = JSON.stringify([article.image, article.focus]);
        const picture = pictures.get(key) ?? (await pictureOf(article, input));
        if (LANGUAGES.indexOf(language) === 0) pictures.set(key, picture);
        else pictures.delete(key);
        const words = { category: article.category.name[language], title: article.title, tagline: TAGLINES[language] };
        yield [`share/${article.id}-${language}.jpg`, await drawer.draw(words, picture)];
      }
    }
  } finally {
    drawer.close();
  }
}

/** The timeout of a picture's request to the backend, ms. */
const PATIENCE_MS = 20_000;

async function pictureOf(article: ReadableArticle, { backend, drawings, scenes, log }: CardsInput): Promise<Buffer> {
  const drawing = drawings.get(/^\/pictures\/([\w-]+)\.svg$/.exec(article.image)?.[1] ?? '');
  if (drawing !== undefined) return cropped(drawn(drawing), article);
  const files = filesOf(article.image);
  const file = files.find(({ width }) => width >= CARD_PICTURE.width) ?? files.at(-1);
  if (!backend || !file) return cropped(drawn(scenes.hero), {});
  try {
    const answer = await fetch(bucketSource(backend.url, file.path), { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(`the backend answered ${answer.status}`);
    return await cropped(Buffer.from(await answer.arrayBuffer()), article);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(`Share cards: article ${article.id} has the drawing of the home page, as its picture can't be used: ${reason}`);
    return cropped(drawn(scenes.hero), {});
  }
}

/** As high as its place. */
function drawn(svg: string): Buffer {
  const font = { loadSystemFonts: false };
  return new Resvg(svg, { fitTo: { mode: 'height', value: CARD_PICTURE.height }, font }).render().asPng();
}

/** A picture cropped to its place on the card, around the focal point that the page uses as well. */
async function cropped(photo: Buffer, { focus = MIDDLE }: Pick<ReadableArticle, 'focus'>): Promise<Buffer> {
  const { width, height } = CARD_PICTURE;
  const scaled = sharp(photo).autoOrient();
  const { autoOrient: size } = await scaled.metadata();
  const scale = Math.max(width / size.width, height / size.height);
  const [wide, high] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)];
  const from = (percent: number, whole: number, part: number) => Math.round(((whole - part) * percent) / 100);
  return scaled
    .resize(wide, high, { fit: 'fill' })
    .extract({ left: from(focus.x, wide, width), top: from(focus.y, high, height), width, height })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
