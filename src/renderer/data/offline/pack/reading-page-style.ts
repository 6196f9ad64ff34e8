/** What makes the reading page look like the portal, and lets it be searched. '' for a part that couldn't be read. */
export interface PageAssets {
  /** The colours by day and by night. */
  readonly tokens: string;
  /** As a data: address. */
  readonly typeface: string;
  /** The drawings of the sky's end, the ground line and the footer, as SVG. */
  readonly field: string;
  readonly sprout: string;
  readonly grass: string;
  readonly soil: string;
  /** A script without imports. */
  readonly search: string;
}

/**
 * The reading page's style: the portal's look on one page, for the browsers of old phones, by day and by night. Both languages are in the
 * page; which one is read is said by radio buttons and, for an article alone, by its checkbox, so that no script is needed.
 */
export function pageStyle({ tokens, typeface }: PageAssets): string {
  const face = `@font-face{font-family:'Plus Jakarta Sans';src:url(${typeface}) format('woff2');font-weight:400 800}`;
  return `${typeface === '' ? '' : face}${inOneLine(tokens)}${STYLE}`;
}

function inOneLine(css: string): string {
  return css.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ');
}

const STYLE = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%;scroll-padding-top:4.5rem}
body{margin:0;background:var(--bg);color:var(--ink);font:400 1.0625rem/1.62 'Plus Jakarta Sans',Roboto,system-ui,sans-serif;word-spacing:.05em;overflow-wrap:break-word}
.w{max-width:44rem;margin:0 auto;padding:0 1.25rem}
h1,h2,h3,h4{margin:1.6em 0 .5em;font-weight:800;line-height:1.14;letter-spacing:-.028em}
h1{margin:0;font-size:clamp(2rem,1.4rem + 2.6vw,3.25rem);line-height:1.05;letter-spacing:-.035em;text-wrap:balance}
article h2{margin:.6rem 0 .5rem;font-size:clamp(1.75rem,1.4rem + 1.5vw,2.5rem);line-height:1.08;text-wrap:balance}
h3{font-size:1.4375rem}
h4{font-size:1.1875rem;letter-spacing:-.018em}
a{color:var(--brand);font-weight:600;text-underline-offset:3px}
p{margin:0 0 1em}
.k{position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap;clip-path:inset(50%)}
.k:focus{left:1rem;top:1rem;width:auto;height:auto;clip-path:none;z-index:3;padding:.75rem 1rem;background:var(--surface)}
.c{position:fixed;top:0;left:0;width:1px;height:1px;margin:0;opacity:0;pointer-events:none}
.sky{background:var(--s-sky)}
.bar{position:sticky;top:0;z-index:2;background:var(--bg);border-bottom:1.5px solid var(--line)}
.bar .w{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:3.75rem}
.mark{display:flex;align-items:center;gap:.5rem;color:var(--ink);font-size:1.375rem;font-weight:800;letter-spacing:-.04em;text-decoration:none}
.mark svg{width:1.625rem;height:auto}
.pick{display:flex;border:1.5px solid var(--line-strong);border-radius:8px;overflow:hidden}
.pick label{display:flex;align-items:center;min-height:2.75rem;padding:0 .875rem;font-size:.9375rem;font-weight:700;cursor:pointer}
#l-id:checked~.bar [for=l-id],#l-en:checked~.bar [for=l-en]{background:var(--ink);color:var(--bg)}
#l-id:focus-visible~.bar [for=l-id],#l-en:focus-visible~.bar [for=l-en]{outline:3px solid var(--focus);outline-offset:-5px}
#l-id:checked~* .en,#l-en:checked~* .id{display:none}
#l-id:checked~main .o:not(:checked)~.t[lang=en],#l-id:checked~main .o:checked~.t[lang=id],#l-en:checked~main .o:not(:checked)~.t[lang=id],#l-en:checked~main .o:checked~.t[lang=en]{display:none}
header .w{padding-top:2.25rem;padding-bottom:1.5rem}
header p{margin:.9rem 0 0;max-width:34rem;color:var(--ink-2);font-size:1.125rem;line-height:1.5}
header .facts{font-size:.9375rem}
.field{display:block;line-height:0}
.field svg{display:block;width:100%;height:max(5.25rem,9.03vw)}
.facts{margin:0 0 .35em;color:var(--ink-3);font-size:.9375rem}
header .facts{margin-top:.75rem;color:var(--ink-2)}
.note,.sources{background:var(--mist);border-radius:8px;padding:.75rem 1rem;font-size:.9375rem}
.sources{margin-top:2rem;padding-bottom:.25rem;color:var(--ink-2)}
.sources h3{margin-top:.5rem;color:var(--ink)}
.ground{position:relative;margin:2.5rem 0 0;padding:0 3.25rem .6rem 0;border-bottom:2px solid var(--ink)}
.ground h2{margin:0;font-size:1.5rem}
.ground svg{position:absolute;right:0;bottom:0;width:2.5rem;height:auto}
nav h3{display:inline-block;margin:1.5rem 0 .25rem}
nav ul,#results ul{list-style:none;margin:0;padding:0}
nav li,#results li{border-bottom:1.5px solid var(--line)}
nav li:last-child,#results li:last-child{border-bottom:0}
nav a,#results a{display:block;padding:.75rem 0;color:var(--ink);font-size:1.125rem;line-height:1.3;letter-spacing:-.012em;text-decoration:none}
nav a:hover,#results a:hover{text-decoration:underline}
nav small,#results small{display:block;margin-top:.15rem;color:var(--ink-3);font-size:.9062rem;font-weight:400;letter-spacing:0}
.stake{display:inline-block;padding:5px 22px 5px 12px;background:var(--brand-soft);color:var(--on-brand-soft);font-size:.875rem;font-weight:700;line-height:1.3;letter-spacing:0;clip-path:polygon(0 0,calc(100% - 13px) 0,100% 50%,calc(100% - 13px) 100%,0 100%)}
#search{margin:1.5rem 0 0}
#search label{display:block;margin-bottom:.4rem;font-weight:700}
#search input{width:100%;min-height:3rem;padding:0 .875rem;border:1.5px solid var(--line-strong);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
#results p{margin:1rem 0 .25rem;color:var(--ink-2)}
article{position:relative;margin-top:4rem;padding-top:1.5rem;border-top:2px solid var(--ink)}
article .c{position:absolute}
.turn{display:inline-flex;align-items:center;min-height:2.75rem;margin:.25rem 0 .5rem;color:var(--brand);font-weight:700;text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:4px;cursor:pointer}
.o:focus-visible~.t .turn{outline:3px solid var(--focus);outline-offset:2px}
img{display:block;max-width:100%;height:auto;margin:1.25rem 0;border-radius:10px;background:var(--sunk)}
img.cover{width:100%;margin:.75rem 0 1.5rem;aspect-ratio:16/10;object-fit:cover}
.lost{display:block;margin:1rem 0;padding:1rem;border:1.5px dashed var(--line-strong);border-radius:10px;color:var(--ink-2);font-size:.9375rem}
figure{margin:1.5rem 0}
figure img{margin:0}
figcaption{margin-top:.5rem;color:var(--ink-2);font-size:.9375rem;line-height:1.4}
.t>p:first-of-type{margin-top:0}
li{margin-bottom:.4em}
ul,ol{padding-left:1.4em}
em{font-style:oblique}
blockquote{margin:1.5rem 0;padding:.25rem 0 .25rem 1rem;border-left:5px solid var(--accent)}
.hazard{border-left:8px solid var(--danger);background:var(--danger-soft);padding-right:1rem}
.table-scroll{overflow-x:auto;margin:1.25rem 0}
table{border-collapse:collapse;font-size:.9688rem;font-variant-numeric:tabular-nums}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1.5px solid var(--line);text-align:left;vertical-align:top}
dl{margin:1.5rem 0 0}
dt{font-weight:700}
dd{margin:0 0 .6rem}
.back{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:1rem}
footer{margin-top:5rem;background:var(--soil);color:var(--on-soil)}
footer .grass{display:block;margin-top:-3.6rem;line-height:0;background:var(--bg)}
footer .grass svg{display:block;width:100%;height:3.75rem}
footer p{margin:0;padding:2rem 0 .25rem;font-size:1.375rem;font-weight:800;letter-spacing:-.03em}
footer p+p{padding:0 0 1.5rem;color:var(--on-soil-2);font-size:1rem;font-weight:400;letter-spacing:0}
footer .soil{display:block;line-height:0}
footer .soil svg{display:block;width:100%;height:max(6rem,8.34vw)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media screen and (prefers-color-scheme:dark){article img{filter:brightness(.86) saturate(.92)}}
@media print{.bar,.back,.turn,nav,#search,footer,.field{display:none}article{break-before:page;border:0}}
`
  .trim()
  .replaceAll('\n', '');
