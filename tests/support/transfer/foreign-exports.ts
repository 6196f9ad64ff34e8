// Made-up exports of other systems, as they write them.

/** An item of WordPress; `more` is XML behind its usual parts. */
export interface WordpressItem {
  readonly id: number;
  readonly title: string;
  readonly content?: string;
  readonly kind?: string;
  readonly status?: string;
  readonly date?: string;
  readonly slug?: string;
  readonly excerpt?: string;
  /** What they log in with. */
  readonly author?: string;
  readonly more?: string;
}

export function wordpressItem({
  id,
  title,
  content = '',
  kind = 'post',
  status = 'publish',
  ...rest
}: WordpressItem): string {
  const { date = '2019-03-04 05:06:07', slug = `tulisan-${id}`, excerpt = '', author = 'ayu', more = '' } = rest;
  return `<item><title>${title}</title><link>https://lama.example/${slug}/</link>
    <dc:creator><![CDATA[${author}]]></dc:creator><description></description>
    <content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date><![CDATA[${date}]]></wp:post_date>
    <wp:post_date_gmt><![CDATA[${date}]]></wp:post_date_gmt><wp:post_name><![CDATA[${slug}]]></wp:post_name>
    <wp:status><![CDATA[${status}]]></wp:status><wp:post_type><![CDATA[${kind}]]></wp:post_type>${more}</item>`;
}

/** An uploaded picture of WordPress. */
export function wordpressPicture(id: number, name: string, alt = ''): string {
  const more = `<wp:attachment_url><![CDATA[https://lama.example/wp-content/uploads/2019/03/${name}]]></wp:attachment_url>
    ${wordpressField('_wp_attachment_image_alt', alt)}`;
  return wordpressItem({ id, title: name, kind: 'attachment', status: 'inherit', more });
}

export function wordpressField(key: string, value: string): string {
  return `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
}

export function wordpressTerm(domain: string, slug: string, name: string): string {
  return `<category domain="${domain}" nicename="${slug}"><![CDATA[${name}]]></category>`;
}

/** An export of WordPress with these items. */
export function wordpressExport(items: readonly string[], version = '1.2'): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file. -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/${version}/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/${version}/">
<channel><title>Kebun</title><link>https://lama.example</link><wp:wxr_version>${version}</wp:wxr_version>
<wp:author><wp:author_login><![CDATA[ayu]]></wp:author_login><wp:author_display_name><![CDATA[Ayu Lestari]]></wp:author_display_name></wp:author>
${items.join('\n')}
</channel></rss>`;
}

/** An export of Ghost with these posts; `tables` are further ones. */
export function ghostExport(posts: readonly object[], tables: object = {}, version = '5.80.0'): string {
  return JSON.stringify({ db: [{ meta: { exported_on: 1, version }, data: { posts, ...tables } }] });
}
