import { emptyEntry } from '#renderer/admin/cms/fields/empty-value.ts';
import { emptyDocument } from '#renderer/admin/cms/content-types/document-schema.ts';
import type { FieldDefinition, Fields } from '#renderer/admin/cms/field-definition.ts';
import { ABOUT } from '#renderer/admin/sections/about/about.ts';
import { CONTACT } from '#renderer/admin/sections/contact/contact.ts';
import { SEASONS } from '#renderer/admin/sections/seasons/seasons.ts';

/** The about page with the longest texts that it takes. */
export function longAbout(): object {
  return { ...emptyDocument(ABOUT), ...long(ABOUT.shared), id: long(ABOUT.text), en: long(ABOUT.text) };
}

/** The contact page, likewise. */
export function longContact(): object {
  return { ...emptyDocument(CONTACT), ...long(CONTACT.shared), id: long(CONTACT.text), en: long(CONTACT.text) };
}

/** The seasons, whose years take the most words in the head of each region. */
export function longSeasons(): object {
  return { ...emptyDocument(SEASONS), ...long(SEASONS.shared), id: long(SEASONS.text), en: long(SEASONS.text) };
}

function long(fields: Fields): object {
  const filled = Object.entries(fields).map(([name, field]) => [name, longest(field)] as const);
  return { ...emptyEntry(fields), ...Object.fromEntries(filled.filter(([, value]) => value !== undefined)) };
}

/** The longest value, without a place to break; undefined where it is better left empty. */
function longest(field: FieldDefinition): unknown {
  switch (field.kind) {
    case 'text': {
      if (field.stages) return 'ptghptghptgh';
      const text = 'W'.repeat(Math.min(field.most, 600));
      return field.both ? { id: text, en: text } : text;
    }
    case 'link':
      return `https://${'w'.repeat(60)}.contoh.id/${'v'.repeat(100)}`;
    case 'picture':
      return '/pictures/saung.svg';
    case 'items':
      return [long(field.fields), long(field.fields)];
    default:
      return undefined;
  }
}
