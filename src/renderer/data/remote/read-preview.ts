import type { BackendAddress } from '#domain/configuration.ts';
import type { Language } from '#domain/localized.ts';
import { pictureSource } from '#domain/picture-address.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import type { DraftPreview, ReadableArticle } from '../repository.ts';
import { readSiteContent, type Banner } from '../site-content.ts';
import { asObject, RowError, text } from '../read-fields.ts';
import { askBySecret } from './ask-by-secret.ts';
import { parseArticle } from './parse-article.ts';

/** A draft has no category at first. */
const NO_CATEGORY = { slug: '', name_indonesian: '–', name_english: '–' };
/** The picture of a draft without one. */
const NO_PICTURE = '/pictures/ploughed-bed.svg';

/** The draft of a preview link's token, in both languages. */
export async function readPreview(backend: BackendAddress, token: string): Promise<Result<DraftPreview>> {
  const read = await askBySecret(backend, 'read_preview', { token });
  if (!read.ok) return read;
  try {
    const from = asObject(read.value, 'preview');
    const saved = { savedAt: text(from, 'saved_at'), live: liveOf(from['live']) };
    if (from['collection'] === 'banners') {
      const of = (language: Language) => bannerOf(from[language], language, backend.url);
      return ok({ ...saved, kind: 'banner', banners: { id: of('id'), en: of('en') } });
    }
    const of = (language: Language) => articleOf(from[language], language, backend.url);
    return ok({ ...saved, kind: 'article', articles: { id: of('id'), en: of('en') } });
  } catch (error) {
    if (error instanceof RowError) return failed('server', error.message);
    throw error;
  }
}

function liveOf(value: unknown): DraftPreview['live'] {
  const from = asObject(value, 'live');
  const of = (language: Language) => {
    const said = from[language];
    return said === 'same' || said === 'changed' ? said : null;
  };
  return { id: of('id'), en: of('en') };
}

/** Shown whenever it is to be seen: who looks at it decides about that too. */
function bannerOf(value: unknown, language: Language, backendUrl: string): Banner | null {
  const content = readSiteContent([asObject(value, language)], language, (address) =>
    pictureSource(backendUrl, address),
  );
  const banner = content?.banners[0];
  return banner ? { ...banner, activeFrom: '', activeUntil: '' } : null;
}

function articleOf(value: unknown, language: Language, backendUrl: string): ReadableArticle | null {
  const from = asObject(value, language);
  const image = text(from, 'image') || NO_PICTURE;
  const { content, ...article } = parseArticle(
    { ...from, image, category: from['category'] ?? NO_CATEGORY },
    backendUrl,
  );
  if (article.title.trim() === '' && content.trim() === '') return null;
  return { ...article, ...renderMarkdown(content, language, (address) => pictureSource(backendUrl, address)) };
}
