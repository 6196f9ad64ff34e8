/** The reading page's style: no font and no picture of its own, for the browsers of old phones, by day and by night. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#f9fbf6;--ink:#312317;--ink-2:#594a3a;--line:#d8dbce;--brand:#1e5a39;--soft:#edf2e7;--s-straw:#f1c453;--s-straw2:#cf962d;--s-soil2:#87492a;--s-g1:#c8d765;--s-g3:#5d9a3a;--s-g4:#2f7240;--s-g5:#1b5138}
@media(prefers-color-scheme:dark){:root{--bg:#17201a;--ink:#eef2e4;--ink-2:#c3c9b7;--line:#3c4a3f;--brand:#a9d6a3;--soft:#223027;--s-straw:#c79a41;--s-straw2:#96702a;--s-soil2:#5f3724;--s-g1:#7d9a40;--s-g3:#3c6a34;--s-g4:#20503a;--s-g5:#123a2d}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0 auto;padding:1rem 1rem 4rem;max-width:42rem;background:var(--bg);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,h3,h4{line-height:1.25;margin:2rem 0 .75rem}
h1{margin-top:.5rem}
a{color:var(--brand)}
nav a,.back{display:inline-block;padding:.5rem 0;min-height:2.75rem}
nav ul{list-style:none;margin:0;padding:0}
nav span,.facts,.back{color:var(--ink-2);font-size:.9375rem}
article{border-top:2px solid var(--line);margin-top:3rem;padding-top:1rem}
img{display:block;max-width:100%;height:auto;margin:1rem 0;border-radius:.5rem}
img[src=""]{border:1px dashed var(--ink-2);padding:1rem;color:var(--ink-2)}
figure{margin:1rem 0}
figure img{margin:0}
figcaption{color:var(--ink-2);font-size:.9375rem;margin-top:.5rem}
summary{padding:.75rem 0;min-height:2.75rem;color:var(--brand);font-weight:700;cursor:pointer}
blockquote{margin:1rem 0;padding:.25rem 1rem;border-left:4px solid var(--line)}
.hazard{border-left:8px solid #c8402f}
.table-scroll{overflow-x:auto}
table{border-collapse:collapse}
th,td{padding:.375rem .75rem;border:1px solid var(--line);text-align:left;vertical-align:top}
dl{margin:0}
dt{font-weight:700}
dd{margin:0 0 .5rem}
.sources,.note{background:var(--soft);border-radius:.5rem;padding:.5rem 1rem;font-size:.9375rem}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
@media print{article{break-before:page}.back,nav{display:none}}
`.trim();
