/** How the files of each type begin, read as Latin-1. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/webp': /^RIFF[^]{4}WEBPVP8[ LX]/,
};

/** The types of pictures that are taken. */
export const PICTURE_TYPES: readonly string[] = Object.keys(BEGINNINGS);

/** Whether these bytes begin as files of this type do. */
export function beginsAs(type: string, bytes: Uint8Array): boolean {
  return BEGINNINGS[type]?.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')) ?? false;
}
