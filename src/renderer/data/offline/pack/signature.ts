import type { SignedCatalogue } from '#renderer/data/packs.ts';

const ALGORITHM = 'Ed25519';

/**
 * Whether a catalogue was signed with the private half of this key (base64 of 32 bytes). `unsupported`: this browser has no Ed25519
 * (Chrome since 137, Firefox 129, Safari 17).
 */
export async function checkSignature(
  { bytes, signature }: SignedCatalogue,
  key: string,
): Promise<'right' | 'wrong' | 'unsupported'> {
  let imported: CryptoKey;
  try {
    imported = await crypto.subtle.importKey('raw', bytesOf(key), ALGORITHM, false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return 'unsupported';
    console.warn('A key of packs could not be read:', error);
    return 'wrong';
  }
  return (await crypto.subtle.verify(ALGORITHM, imported, signature, bytes)) ? 'right' : 'wrong';
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
