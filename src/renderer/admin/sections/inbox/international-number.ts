/** So many digits a number has that is called from abroad (E.164), its country's included. */
const [FEWEST, MOST] = [8, 15];

/**
 * The digits of a phone number with its country code, as https://wa.me requires; null where it is invalid, or where the country
 * isn't known, because a guess would reach a stranger. A number that begins with a zero, or is a mobile number without it, is taken
 * for Indonesian: 0812 3456 7890 and 812 3456 7890 are 6281234567890.
 */
export function internationalNumber(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  const number = /^\D*\+/.test(typed) ? digits : withCountry(digits);
  // "+62 (0)812": the zero is dialled at home only.
  const called = number.replace(/^620/, '62');
  return called.length >= FEWEST && called.length <= MOST && !called.startsWith('0') ? called : null;
}

function withCountry(digits: string): string {
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return `62${digits.slice(1)}`;
  if (digits.startsWith('8')) return `62${digits}`;
  return digits.startsWith('62') ? digits : '';
}
