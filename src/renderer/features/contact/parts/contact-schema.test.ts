import { describe, expect, test } from 'vitest';
import { validateContact, type ContactField } from './contact-schema.ts';

const good: Record<ContactField, string> = {
  name: 'Ratna',
  email: 'ratna@contoh.id',
  phone: '',
  subject: 'Cabai',
  message: 'Cabai saya layu.',
};

/** The message keys that the contact page's form shows, in their order. */
function errorsOf(typed: Partial<Record<ContactField, string>>, place: 'home' | 'contact' = 'contact') {
  const result = validateContact(place, { ...good, ...typed });
  return result.ok ? [] : result.errors.map((error) => `${error.field}: ${error.message}`);
}

/** A plausible address of so many characters. */
function address(length: number): string {
  const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.id`;
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
}

describe.each([
  ['name', 100, 'common:valid.name'],
  ['subject', 200, 'contact:valid.subject'],
  ['message', 1000, 'contact:valid.message'],
] as const)('%s', (field, most, missing) => {
  test.each(['', ' ', '\n\t ', '\u00a0', '\u3000'])('made of nothing or blanks alone (%j) is missing', (blanks) => {
    expect(errorsOf({ [field]: blanks })).toEqual([`${field}: ${missing}`]);
  });

  test(`may have 1 to ${most} characters, and not one more`, () => {
    expect(errorsOf({ [field]: 'x' })).toEqual([]);
    expect(errorsOf({ [field]: 'x'.repeat(most) })).toEqual([]);
    expect(errorsOf({ [field]: 'x'.repeat(most + 1) })).toEqual([`${field}: contact:valid.${field}Long`]);
    // Counted without the blanks around it.
    expect(errorsOf({ [field]: `  ${'x'.repeat(most)}\n` })).toEqual([]);
  });
});

test.each([
  ...['a@b.id', 'ratna.dewi+tani@contoh.co.id', ' ratna@contoh.id ', 'RATNA@CONTOH.ID'],
  ...["o'neil@example.org", 'r_1@sub.example-farm.com'],
])('email %j is taken', (email) => {
  expect(errorsOf({ email })).toEqual([]);
});

test.each([
  ...['', ' ', 'ratna', 'ratna@', '@contoh.id', 'ratna@contoh', 'ratna contoh@contoh.id', 'ratna@con toh.id'],
  ...['a@b@c.id', 'ratna@contoh..id', 'Ratna <ratna@contoh.id>', 'ratna@contoh.id, dewi@contoh.id'],
])('email %j isn’t plausible', (email) => {
  expect(errorsOf({ email })).toEqual(['email: common:valid.email']);
});

test('email may have 255 characters, and not one more', () => {
  expect(address(255)).toHaveLength(255);
  expect(errorsOf({ email: address(255) })).toEqual([]);
  expect(errorsOf({ email: address(256) })).toEqual(['email: common:valid.emailLong']);
});

test.each(['0812 3456 7890', '+62 (0)812-3456-7890', '0812.3456.7890', '(021) 555 1234', ` ${'1'.repeat(30)} `])(
  'number %j is taken',
  (phone) => {
    expect(errorsOf({ phone })).toEqual([]);
    expect(validateContact('contact', { ...good, phone })).toMatchObject({ message: { phone: phone.trim() } });
  },
);

test('a number from an address book comes without the signs that nobody sees', () => {
  const phone = '\u202a+62\u00a0812\u20113456\u22127890\u202c ';
  expect(validateContact('contact', { ...good, phone })).toMatchObject({ message: { phone: '+62 812-3456-7890' } });
});

test.each(['-', '+', '()', '0812/0813', 'WA 0812', '0812\n3456'])('number %j isn’t one', (phone) => {
  expect(errorsOf({ phone })).toEqual(['phone: contact:valid.number']);
});

test('a number has at most 30 characters', () => {
  expect(errorsOf({ phone: '1'.repeat(31) })).toEqual(['phone: contact:valid.numberLong']);
});

test.each(['', '  '])('an empty number (%j) isn’t sent at all', (phone) => {
  const result = validateContact('contact', { ...good, phone });
  expect(result.ok && 'phone' in result.message).toBe(false);
});

test('several errors come in the order of the fields on the screen, one for each field', () => {
  expect(errorsOf({ name: '', email: 'x', subject: ' ', message: 'x'.repeat(1001) })).toEqual([
    'name: common:valid.name',
    'email: common:valid.email',
    'subject: contact:valid.subject',
    'message: contact:valid.messageLong',
  ]);
});

test('several errors on the home page leave out the subject, which isn’t there', () => {
  expect(errorsOf({ name: '', email: '', subject: '', message: '' }, 'home')).toEqual([
    'name: common:valid.name',
    'email: common:valid.email',
    'message: contact:valid.message',
  ]);
});

describe('a good message', () => {
  const typed = {
    name: ' Ratna ',
    email: ' ratna@contoh.id',
    phone: '',
    subject: 'Cabai ',
    message: '\nCabai saya\n\nlayu. ',
  };

  test('comes back trimmed at its ends and untouched within', () => {
    expect(validateContact('contact', typed)).toEqual({
      ok: true,
      message: { name: 'Ratna', email: 'ratna@contoh.id', subject: 'Cabai', message: 'Cabai saya\n\nlayu.' },
    });
  });

  test('from the home page has no subject, whatever stands in one', () => {
    expect(validateContact('home', typed)).toMatchObject({ ok: true, message: { subject: null } });
  });
});
