/** So many digits a number has that is called from abroad (E.164), its country's included. */
const [FEWEST, MOST] = [8, 15];

/**
 * The digits of a phone number with its country's in front, as https://wa.me wants them; null where it can't be one. A number without a
 * country is taken for an Indonesian one: 0812 3456 7890 and 812 3456 7890 are 6281234567890.
 */
export function internationalNumber(typed: string): string | null {
  const isAbroad = /^\D*\+/.test(typed);
  const digits = typed.replace(/\D/g, '');
  const number = isAbroad
    ? digits
    : digits.replace(/^00/, '+').replace(/^0/, '62').replace(/^8/, '628').replace('+', '');
  // "+62 (0)812": the zero is dialled at home only.
  const called = number.replace(/^620/, '62');
  return called.length >= FEWEST && called.length <= MOST && !called.startsWith('0') ? called : null;
}
