import { cleanText } from '#domain/clean-text.ts';

/** Half of a character or the sign 0, written as an entity: parsers put a sign of their own in its place. */
const HALF = /&#(?:x(d[89a-f][\da-f]{2}|0{1,8})|(5[5-7]\d{3}|0{1,8}));/gi;

/** HTML without the signs that can't be kept. Two halves that follow one another, as older databases write emoji, become the character. */
export function cleanHtml(html: string): string {
  const whole = html.replace(HALF, (entity, hex?: string, decimal?: string) => {
    const half = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return half === 0 || (half >= 0xd800 && half <= 0xdfff) ? String.fromCharCode(half) : entity;
  });
  return cleanText(whole);
}
