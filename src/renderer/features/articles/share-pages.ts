export interface SharedPage {
  readonly title: string;
  /** null where the site's public address isn't known: then the title travels alone. */
  readonly address: string | null;
}

/** Addresses of the networks' own pages for sharing. Facebook takes the address alone, X the title too (specification). */
export const sharePages = {
  whatsapp: ({ title, address }: SharedPage) =>
    `https://wa.me/?${new URLSearchParams({ text: address === null ? title : `${title} ${address}` })}`,
  facebook: ({ address }: SharedPage) =>
    `https://www.facebook.com/sharer/sharer.php${address === null ? '' : `?${new URLSearchParams({ u: address })}`}`,
  x: ({ title, address }: SharedPage) =>
    `https://x.com/intent/post?${new URLSearchParams(address === null ? { text: title } : { url: address, text: title })}`,
} as const;
