import type { SiteDetails } from '#domain/configuration.ts';
import { emptyDocument } from '../../cms/content-types/document-schema.ts';
import type { DefinedDocument } from '../../cms/content-types/definition.ts';
import type texts from '#renderer/features/contact/parts/page-messages/id.json';
import { CONTACT } from './contact.ts';

/** What the contact page and the footer say as the portal was built, to begin with. */
export async function contactInitialTexts({ email, phone, instagram, youtube }: SiteDetails): Promise<DefinedDocument> {
  const [{ default: id }, { default: en }] = await Promise.all([
    import('#renderer/features/contact/parts/page-messages/id.json'),
    import('#renderer/features/contact/parts/page-messages/en.json'),
  ]);
  const empty = emptyDocument(CONTACT);
  return {
    ...empty,
    image: '/pictures/saung.svg',
    email,
    phone,
    social: [
      { name: 'Instagram', link: instagram },
      { name: 'YouTube', link: youtube },
    ],
    id: { ...empty.id, ...sideOf(id) },
    en: { ...empty.en, ...sideOf(en) },
  };
}

function sideOf(say: Pick<typeof texts, UsedKey>) {
  return {
    title: say.title,
    lead: say.lead,
    imageAlt: say.pictureAlt,
    place: say.place,
    askTitle: say.ask,
    askText: say.askText,
    noteTitle: say.together,
    noteText: say.togetherText,
  };
}

/** The forms of numbers differ between the languages, so that neither file is of the other one's type. */
type UsedKey = 'title' | 'lead' | 'pictureAlt' | 'place' | 'ask' | 'askText' | 'together' | 'togetherText';
