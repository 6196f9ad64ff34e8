/** A page to share. */
export interface PublicPage {
  readonly title: string;
  /** Null where the site's public address isn't configured: then only the title is shared. */
  readonly address: string | null;
}

/** Addresses at which a page can be shared. Facebook takes the address alone, X the title too (specification). */
export const shareAddresses = {
  whatsapp: ({ title, address }: PublicPage) =>
    `https://wa.me/?${new URLSearchParams({ text: address === null ? title : `${title} ${address}` })}`,
  facebook: ({ address }: PublicPage) =>
    `https://www.facebook.com/sharer/sharer.php${address === null ? '' : `?${new URLSearchParams({ u: address })}`}`,
  x: ({ title, address }: PublicPage) =>
    `https://x.com/intent/post?${new URLSearchParams(address === null ? { text: title } : { url: address, text: title })}`,
  /** Mail programs take a plus sign literally, so blanks are escaped. */
  mail: ({ title, address }: PublicPage) =>
    `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address === null ? title : `${title}\n${address}`)}`,
} as const;
