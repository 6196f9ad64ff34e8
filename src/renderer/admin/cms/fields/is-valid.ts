import { focalPointIn } from '#domain/focal-point.ts';
import { LANGUAGES } from '#domain/localized.ts';
import type { Entry } from '../content-type.ts';
import { sameDocument } from '../same-document.ts';
import type { LinkWay, FieldDefinition } from '../field-definition.ts';

/** Longest address of a link or a picture, in characters. */
const LONGEST_ADDRESS = 500;

/** Blanks, invisible characters, and marks of writing direction. */
const UNSEEN = /[\\\s\u0000-\u001f\u007f-\u009f\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;

const WAYS: Readonly<Record<LinkWay, RegExp>> = {
  web: /^https?:\/\/[^/?#@]+([/?#].*)?$/,
  mail: /^mailto:[^@?&:/]+@[^@?&:/]+$/,
  phone: /^tel:\+?[0-9][0-9.()-]{2,30}$/,
  page: /^\/([^/].*)?$/,
};

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

/** Whether readers may follow an address; the same rule as private.is_link. */
function isLink(address: string, ways: readonly LinkWay[]): boolean {
  return address === '' || (!UNSEEN.test(address) && ways.some((way) => WAYS[way].test(address)));
}

function isPicture(address: string): boolean {
  return address === '' || /^(https:\/\/|\/)[^/\\\s][^\\\s]*$/.test(address);
}

function isDay(year: number, month: number, day: number): boolean {
  const last = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= last;
}

function isDate(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  return parts !== null && isDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

function isMoment(text: string): boolean {
  const parts = MOMENT.exec(text);
  return parts !== null && isDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** The characters of a text as the database counts them. */
function lengthOf(text: string): number {
  return [...text].length;
}

/**
 * Whether the backend accepts a value for a field (private.check_field). Lengths in `text` aren't checked: a text that is too long
 * is sent and refused, rather than left out.
 */
export function isValidValue(value: unknown, field: FieldDefinition): boolean {
  switch (field.kind) {
    case 'text':
      return field.both
        ? LANGUAGES.every((each) => isText((value as Entry)[each], field.most))
        : isText(value, field.most);
    case 'flag':
      return typeof value === 'boolean';
    case 'focus':
      return value === undefined || sameDocument(focalPointIn({ focus: value }).focus, value);
    case 'picture':
      return isText(value, LONGEST_ADDRESS) && isPicture(value);
    case 'link':
      return isText(value, LONGEST_ADDRESS) && isLink(value, field.to);
    case 'date':
      return value === null || (typeof value === 'string' && isDate(value));
    case 'moment':
      return value === null || (typeof value === 'string' && isMoment(value));
    case 'number':
      return value === null || (Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max);
    case 'months':
      return value === undefined || (Array.isArray(value) && isMonths(value));
    case 'choice':
      return value === null || (Number.isInteger(value) && Number(value) >= 0);
    case 'choices':
      return (
        value === undefined || (Array.isArray(value) && value.length <= field.most && value.every(Number.isInteger))
      );
    case 'items':
      return (
        Array.isArray(value) &&
        value.length <= field.most &&
        value.every((entry: Entry) =>
          Object.entries(field.fields).every(([name, each]) => isValidValue(entry[name], each)),
        )
      );
  }
}

function isMonths(value: readonly unknown[]): boolean {
  return value.every(
    (month, at) =>
      Number.isInteger(month) &&
      Number(month) >= 1 &&
      Number(month) <= 12 &&
      (at === 0 || Number(month) > Number(value[at - 1])),
  );
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && lengthOf(value) <= most;
}
