/** File systems take 255 bytes; letters of other scripts take up to four, and a copy gets " (1)" behind it. */
const LONGEST_NAME = 60;

/** Names that Windows keeps for devices, whatever comes behind a dot. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

/**
 * A file name made from a title, with the extension given (`pdf`), that Windows, macOS and Linux all take: no separators, no
 * characters of theirs, no hidden file, nothing that looks like another type.
 */
export function fileName(title: string, extension: string): string {
  const words = title
    .normalize('NFC')
    // Soft hyphens, marks of writing direction and whatever else nobody sees: they stand within words.
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[\\/:*?"<>|%]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  const short = [...words]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/[ .]+$/, '');
  const name = short === '' || DEVICE.test(short) ? `Tunas ${short}`.trim() : short;
  return `${name}.${extension}`;
}
