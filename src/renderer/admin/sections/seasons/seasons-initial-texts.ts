import { BUNDLED_SEASONS } from '#domain/seasons/planting-seasons.ts';
import { emptyDocument } from '../../cms/content-types/document-schema.ts';
import type { DefinedDocument } from '../../cms/content-types/definition.ts';
import { SEASONS } from './seasons.ts';

/** The default years and the home page's built-in texts about the month, as initial texts. */
export async function seasonsInitialTexts(): Promise<DefinedDocument> {
  const [{ default: id }, { default: en }] = await Promise.all([
    import('#renderer/features/home/page-messages/id.json'),
    import('#renderer/features/home/page-messages/en.json'),
  ]);
  const side = (texts: typeof id) => ({ title: texts['month.title'], content: texts['month.usual'] });
  const { sumatra, java, kalimantan, sulawesi, ...east } = BUNDLED_SEASONS;
  return {
    ...emptyDocument(SEASONS),
    ...{ sumatra, java, kalimantan, sulawesi },
    baliNusaTenggara: east['bali-nusa-tenggara'],
    malukuPapua: east['maluku-papua'],
    id: side(id),
    en: side(en),
  };
}
