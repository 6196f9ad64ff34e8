/** The length that a list of files shows without cutting it. */
const MOST_LETTERS = 60;

/** The longest name that most file systems accept, with its extension. */
const MOST_BYTES = 255;

/** Room for what systems append to the name of a copy, " (1)", or of an unfinished download. */
const SPARE_BYTES = 12;

/** Names that Windows reserves for devices, with any extension and with blanks before it. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00b9\u00b2\u00b3])\s*(\.|$)/i;

/**
 * A file name made from a title, with the extension given (`pdf`), that Windows, macOS and Linux all take: no separators, no
 * characters of theirs, no hidden file, nothing that looks like another type.
 */
export function fileName(title: string, extension: string): string {
  const words = title
    .normalize('NFC')
    // Soft hyphens, marks of writing direction and other invisible characters: they stand within words.
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[\\/:*?"<>|%]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  const whole = words === '' || DEVICE.test(words) ? `Tunas ${words}` : words;
  const name = shortened(whole, MOST_BYTES - SPARE_BYTES - Buffer.byteLength(`.${extension}`));
  return `${name}.${extension}`;
}

/** Cuts between whole characters; Windows drops dots and blanks at the end. */
function shortened(name: string, bytes: number): string {
  let letters = [...name].slice(0, MOST_LETTERS);
  while (Buffer.byteLength(letters.join('')) > bytes) letters = letters.slice(0, -1);
  return letters.join('').replace(/(?<![ .])[ .]+$/, '');
}
