import { focalPointIn, type HasFocalPoint } from '#domain/focal-point.ts';
import { fieldsOf, type Fields } from '#domain/json.ts';
import type { IslandGroup } from '#domain/island-groups.ts';
import { isLanguage, otherLanguage, type Language } from '#domain/localized.ts';
import { STAGES_OF_YEAR, type SeasonsByRegion } from '#domain/seasons/planting-seasons.ts';

/**
 * The parts of the site that the team writes, parsed from the backend's rows. A revision may be older than its collection's
 * fields, and a stored copy isn't trusted: invalid parts count as missing.
 */
export interface SiteContent {
  readonly banners: readonly Banner[];
  readonly about: AboutContent | null;
  readonly contact: ContactContent | null;
  readonly communities: readonly Community[];
  readonly seasons: SeasonsContent | null;
  /** Whether the contact form may ask for a phone number: the backend can store one. Read with `contact`. */
  readonly asksPhone: boolean;
}

/** Called as the backend calls the collection. */
export type SitePart = Exclude<keyof SiteContent, 'asksPhone'>;

/** Words, and the language that they are in: not always the reader's. */
interface Written {
  readonly language: Language;
}

/** A picture where one was chosen, else ''. */
interface Pictured extends HasFocalPoint {
  readonly image: string;
  readonly imageAlt: string;
}

/** One of the home page's first views. */
export interface Banner extends Written, Pictured {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly buttonLabel: string;
  readonly buttonLink: string;
  /** ISO; '' where it has no beginning or end. */
  readonly activeFrom: string;
  readonly activeUntil: string;
}

const ABOUT_TEXTS = [
  'title',
  'lead',
  'homeTitle',
  'homeText',
  'visionTitle',
  'visionText',
  'missionTitle',
  'missionText',
  'educationTitle',
  'educationText',
  'communityTitle',
  'communityText',
  'storyTitle',
  'story',
  'valuesTitle',
  'teamTitle',
  'teamText',
  'teamButton',
] as const;

/** One text in either language. */
interface EitherText extends Written {
  readonly text: string;
}

interface TeamMember {
  readonly name: EitherText;
  readonly role: EitherText;
  readonly picture: string;
}

/** The about page, and the home page's section about it. `story` is Markdown. */
export interface AboutContent extends Written, Pictured, Readonly<Record<(typeof ABOUT_TEXTS)[number], string>> {
  readonly values: readonly { readonly title: string; readonly text: string }[];
  readonly team: readonly TeamMember[];
}

const CONTACT_TEXTS = ['title', 'lead', 'place', 'askTitle', 'askText', 'noteTitle', 'noteText'] as const;

/** A name and where it leads. */
export interface FooterLink {
  readonly name: string;
  readonly link: string;
}

/** How to reach us. */
export interface ContactContent extends Written, Pictured, Readonly<Record<(typeof CONTACT_TEXTS)[number], string>> {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly social: readonly FooterLink[];
}

/** The contents of the footer, ready to be rendered, because every page carries the code that renders it. */
export interface FooterContent {
  readonly social: readonly FooterLink[];
  /** E-mail and phone. */
  readonly write: readonly FooterLink[];
  readonly place?: string;
  /** Whom it is for. */
  readonly reader?: Language;
  /** Of the place, where it isn't the reader's. */
  readonly language?: Language | undefined;
}

/** A group that readers can join. */
export interface Community extends Written, Pictured {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly place: string;
  readonly link: string;
}

/** The stages of the fields in each month of the regions that were written, and the home page's text about the month. */
export interface SeasonsContent extends Written {
  readonly title: string;
  readonly content: string;
  readonly stages: Partial<SeasonsByRegion>;
}

interface Row extends Written {
  readonly collection: unknown;
  readonly id: number;
  readonly shared: Fields;
  readonly text: Fields;
}

/** The words of these rows for a reader of one language; null where they aren't rows at all. */
export function readSiteContent(
  rows: unknown,
  reader: Language,
  pictureSource: (address: string) => string,
): SiteContent | null {
  if (!Array.isArray(rows)) return null;
  const known = rows.flatMap(rowOf);
  const of = (collection: string) => known.filter((row) => row.collection === collection);
  const picture = (value: unknown) => pictureSource(matching(value, PICTURE));
  const pictured = ({ shared, text }: Row): Pictured => ({
    image: picture(shared['image']),
    imageAlt: shared['decorative'] === true ? '' : textIn(text, 'imageAlt'),
    ...focalPointIn(shared),
  });
  const [about] = of('about');
  const [contact] = of('contact');
  const [seasons] = of('seasons');
  return {
    banners: of('banners').flatMap((row) => bannerOf(row, pictured(row))),
    about: about ? aboutOf(about, pictured(about), reader, picture) : null,
    contact: contact ? contactOf(contact, pictured(contact)) : null,
    communities: of('communities').flatMap((row) => communityOf(row, pictured(row))),
    seasons: seasons ? seasonsOf(seasons) : null,
    asksPhone: of('contact_form').some(({ shared }) => shared['phone'] === true),
  };
}

function rowOf(value: unknown): readonly Row[] {
  const { collection, id, language, shared, text } = fieldsOf(value);
  if (!isLanguage(language) || typeof id !== 'number') return [];
  return [{ collection, id, language, shared: fieldsOf(shared), text: fieldsOf(text) }];
}

function bannerOf({ id, language, shared, text }: Row, pictured: Pictured): readonly Banner[] {
  const title = textIn(text, 'title');
  if (title === '') return [];
  return [
    {
      id,
      language,
      ...pictured,
      title,
      content: textIn(text, 'content'),
      buttonLabel: textIn(text, 'buttonLabel'),
      buttonLink: matching(shared['buttonLink'], LINK),
      activeFrom: textIn(shared, 'activeFrom'),
      activeUntil: textIn(shared, 'activeUntil'),
    },
  ];
}

function aboutOf(
  { language, shared, text }: Row,
  pictured: Pictured,
  reader: Language,
  picture: (value: unknown) => string,
): AboutContent {
  return {
    language,
    ...pictured,
    ...textsIn(text, ABOUT_TEXTS),
    values: listIn(text, 'values').map((value) => textsIn(value, ['title', 'text'])),
    team: listIn(shared, 'team').map((member) => ({
      name: eitherOf(member['name'], reader),
      role: eitherOf(member['role'], reader),
      picture: picture(member['picture']),
    })),
  };
}

function contactOf({ language, shared, text }: Row, pictured: Pictured): ContactContent {
  return {
    language,
    ...pictured,
    ...textsIn(text, CONTACT_TEXTS),
    email: matching(shared['email'], EMAIL),
    phone: matching(shared['phone'], PHONE),
    address: textIn(shared, 'address'),
    social: listIn(shared, 'social')
      .map((each) => ({ name: textIn(each, 'name'), link: matching(each['link'], WEB) }))
      .filter(({ name, link }) => name !== '' && link !== ''),
  };
}

function communityOf({ id, language, shared, text }: Row, pictured: Pictured): readonly Community[] {
  const words = textsIn(text, ['title', 'content', 'place']);
  return words.title === '' ? [] : [{ id, language, ...pictured, ...words, link: matching(shared['link'], WEB) }];
}

/** The regions as the collection's fields are called: names of fields have no hyphens. */
const SEASON_FIELDS = {
  sumatra: 'sumatra',
  java: 'java',
  baliNusaTenggara: 'bali-nusa-tenggara',
  kalimantan: 'kalimantan',
  sulawesi: 'sulawesi',
  malukuPapua: 'maluku-papua',
} as const satisfies Record<string, IslandGroup>;

/** A region's year that isn't as agreed is left out: the bundled one holds there. */
function seasonsOf({ language, shared, text }: Row): SeasonsContent {
  const years = Object.entries(SEASON_FIELDS).map(([field, region]) => [region, textIn(shared, field)] as const);
  const whole = years.filter(([, stages]) => new RegExp(STAGES_OF_YEAR).test(stages));
  return { language, ...textsIn(text, ['title', 'content']), stages: Object.fromEntries(whole) };
}

/** The footer's texts for a reader; `otherwise` is the portal's own address, used where there is none. */
export function footerContent(contact: ContactContent, reader: Language, otherwise: string): FooterContent {
  const { social, place, phone, language } = contact;
  const email = contact.email || otherwise;
  const write = [{ name: email, link: `mailto:${email}` }];
  if (phone) write.push({ name: phone, link: `tel:${phone.replace(/[^+\d]/g, '')}` });
  return { social, write, place, reader, ...(language === reader ? {} : { language }) };
}

// As the backend has them (private.is_link, private.is_picture, the collection contact): named are the addresses that may
// be followed, no other scheme is, however it is spelled.
const WEB = /^https?:\/\/[^/?#@]+([/?#].*)?$/;
const LINK = /^(https?:\/\/[^/?#@]+([/?#].*)?|\/([^/].*)?)$/;
const PICTURE = /^(https:\/\/|\/)[^/].*$/;
const EMAIL = /^[^@<>"?&,;:/]+@[^@<>"?&,;:/]+[.][a-zA-Z0-9-]+$/;
const PHONE = /^[+]?[0-9][0-9 ().-]{4,}$/;

/** Invisible characters, or marks of writing direction. */
const HIDDEN = /[\\\p{Cc}\p{Cf}\u2028\u2029]/u;
const BLANK = /\s/;

/** An address of this form, else ''. Only a phone number has blanks in it. */
function matching(value: unknown, form: RegExp): string {
  if (typeof value !== 'string' || HIDDEN.test(value) || !form.test(value)) return '';
  return form !== PHONE && BLANK.test(value) ? '' : value;
}

function textIn(fields: Fields, key: string): string {
  const value = fields[key];
  return typeof value === 'string' ? value.trim() : '';
}

function textsIn<Key extends string>(fields: Fields, keys: readonly Key[]): Readonly<Record<Key, string>> {
  return Object.fromEntries(keys.map((key) => [key, textIn(fields, key)])) as Record<Key, string>;
}

function listIn(fields: Fields, key: string): readonly Fields[] {
  const value = fields[key];
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** A text that is shared but written for each language. */
function eitherOf(value: unknown, reader: Language): EitherText {
  const other = otherLanguage(reader);
  const text = textIn(fieldsOf(value), reader);
  return text === '' ? { language: other, text: textIn(fieldsOf(value), other) } : { language: reader, text };
}
