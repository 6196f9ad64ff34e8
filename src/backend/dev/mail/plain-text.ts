const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** A mail template's HTML as text: a paragraph a line, a link as its words and its address. For our own simple HTML only. */
export function plainText(html: string): string {
  const body = html.replace(/^[\s\S]*<body[^>]*>|<\/body>[\s\S]*$/g, '');
  return body
    .replace(/\s+/g, ' ')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2: $1')
    .replace(/<hr[^>]*>/g, '\n\n---\n\n')
    .replace(/<\/(p|h1|h2|div)>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
