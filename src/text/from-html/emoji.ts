/** Signs that make up emoji: pictures, flags, keycaps, skin tones, and what joins them. */
const ONLY_EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier}|[0-9#*]\ufe0f?\u20e3|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])+$/u;

/** File names of emoji sets: "1f33e.png", "emoji_u1f33e.svg", "1f1ee-1f1e9.svg". */
const FILE_NAME =
  /(?:^|[/_])(?:emoji_)?u?((?:[0-9a-f]{4,5})(?:[-_][0-9a-f]{2,5}){0,7})\.(?:png|svg|gif|webp)(?:[?#]|$)/i;

/** Signs that are drawn as a picture by themselves; © and ® aren't. */
const DRAWN = /\p{Emoji_Presentation}|\p{RI}|\ufe0f|\u20e3/u;

/** Emoji are drawn among words; what is larger is a picture of its own. */
const LARGEST = 128;

/**
 * The character that a picture stands for: Facebook, WhatsApp, Gmail, Slack and WordPress draw emoji as pictures. Null for every other
 * picture.
 */
export function emojiOf(picture: Element): string | null {
  if (['width', 'height'].some((name) => Number.parseInt(picture.getAttribute(name) ?? '', 10) > LARGEST)) return null;
  const source = picture.getAttribute('src') ?? '';
  const isNamed = /(?:^|\s)(?:emoji|wp-smiley|c-emoji)(?:\s|$)/i.test(picture.getAttribute('class') ?? '');
  const isOfSet = isNamed || /emoji/i.test(source);
  const named = ['data-emoji', 'data-plain-text', 'alt', 'aria-label']
    .map((name) => (picture.getAttribute(name) ?? '').trim())
    .find((value) => ONLY_EMOJI.test(value) && (isOfSet || DRAWN.test(value)) && /\P{N}/u.test(value));
  if (named !== undefined) return named;
  if (!isOfSet) return null;
  const points = FILE_NAME.exec(source)?.[1]
    ?.split(/[-_]/)
    .map((point) => Number.parseInt(point, 16));
  const drawn = points?.every((point) => point <= 0x10ffff && (point < 0xd800 || point > 0xdfff))
    ? String.fromCodePoint(...points)
    : '';
  if (ONLY_EMOJI.test(drawn)) return drawn;
  // ":-)" of older pages.
  const alt = (picture.getAttribute('alt') ?? '').trim();
  return isNamed && /^[:;8=]['-]?[^\p{L}\s]{1,2}$/u.test(alt) ? alt : null;
}
