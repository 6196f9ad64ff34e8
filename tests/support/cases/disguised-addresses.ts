/**
 * Addresses that lead a browser elsewhere, or that some programs read as a site's own and others don't. `site` is an origin, such
 * as `http://127.0.0.1:4173`; code that checks for it must not accept any of these unchanged.
 */
export function disguisedAddresses(site: string): readonly string[] {
  const [scheme = '', host = ''] = site.split('://');
  const name = host.replace(/:\d+$/, '');
  return [
    `${scheme}://evil.example\\@${host}/`,
    `${scheme}://evil.example\\\\@${host}/`,
    `${scheme}://evil.example/\\@${host}/`,
    `${scheme}://evil.example#@${host}/`,
    `${scheme}://evil.example?@${host}/`,
    `${scheme}://evil.example/@${host}/`,
    `${scheme}://evil.example\t\\@${host}/`,
    `${scheme}:\\\\evil.example\\@${host}/`,
    `${scheme}:/\\evil.example/${host}`,
    `${scheme}:\\/evil.example\\@${host}`,
    `${scheme}:///evil.example/${host}/`,
    `${scheme}:evil.example\\@${host}/`,
    `${scheme}://${host}@evil.example/`,
    `${scheme}://${host}:x@evil.example/`,
    `${scheme}://${host}%2f@evil.example/`,
    `${scheme}://${host}%5c@evil.example/`,
    `${scheme}://${host}\u3002evil.example/`,
    `${scheme}://${name}.evil.example/`,
    `${scheme}://${name}evil.example/`,
    `${scheme}://evil${name}/`,
    `${scheme}://someone:secret@${host}/`,
    `${scheme}://someone@${host}/`,
    `${scheme}://[::ffff:203.0.113.9]\\@${host}/`,
    `${scheme}://203.0.113.9\\@${host}/`,
    `${scheme}://3405803785\\@${host}/`,
    `${scheme}://evil\u3002example\\@${host}/`,
    `${scheme}://evil.ex\u00adample\\@${host}/`,
    `${scheme}://\u212fvil.example\\@${host}/`,
    `//evil.example\\@${host}/`,
    `\\\\evil.example\\@${host}/`,
    `/\\evil.example/${host}`,
    `/\t/evil.example/${host}`,
    `\u0001//evil.example/${host}`,
    ` ${scheme}://evil.example\\@${host}/`,
    `java\nscript:location='${site}'`,
    `javascript://${host}/%0aalert(1)`,
    `data:text/html,${site}`,
    `blob:${scheme}://evil.example/${host}`,
    `ftp://${host}/`,
    `${scheme}://`,
  ];
}
