import type { Figure } from '#domain/figures/figure.ts';
import type { Language } from '#domain/localized.ts';
import { stylesOnce, tableStyle } from '../table-frame.ts';

/*
 * How figures look. It stands in the texts that have one, before the first of each kind: no other page pays for it, and it comes along
 * into files and onto the device. Colours are the tokens (ui/style/tokens.css), which the reading page has under the same names.
 */

/** Of every figure. */
const COMMON = inOneLine(`
.fig{container-type:inline-size;margin-block:1.9em;border-top:2px solid var(--ink);font-size:.95em;line-height:1.4;print-color-adjust:exact;-webkit-print-color-adjust:exact;break-inside:avoid}
.fig table{width:100%;border-collapse:collapse;border:0;font-size:1em;font-variant-numeric:tabular-nums}
.fig caption,.fig-title{padding:.7em 0 .5em;font-weight:800;font-size:1.06em;text-align:left;letter-spacing:-.01em}
.fig th,.fig td{padding:8px 14px 8px 0;border:0;border-bottom:1.5px solid var(--line);text-align:left;vertical-align:top;font-weight:400}
.fig th{font-weight:700}
.fig :is(th,td){overflow-wrap:anywhere}
.fig small{display:block;color:var(--ink-2);font-size:.906rem;font-weight:400;letter-spacing:0}
.fig svg{display:block;overflow:visible}
.fig text{fill:currentColor;font-size:.875rem;font-weight:700}
.fig>p:not(.fig-title){margin:.6em 0 0;color:var(--ink-2);font-size:.906rem}
.fig>.fig-title{margin:0}
.fig>p+p:not(.fig-title){margin-top:.2em}
.fig-a{fill:var(--brand)}.fig-b{fill:var(--s-straw)}.fig-g{fill:var(--s-straw2)}.fig-l{fill:var(--line)}
.fig-unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.fig tfoot :is(th,td){border-top:2px solid var(--ink);font-weight:800!important}
.fig>ul{margin:.7em 0 0}
`);

const DOSE = inOneLine(`
.fig .fig-dose{table-layout:fixed}
.fig-dose :is(th,td){padding-right:0!important}
.fig-dose b{white-space:nowrap}
.fig-dose th:nth-child(2){width:40%}
.fig caption svg{margin-top:.7em}
.fig-dose :is(th,td):nth-child(2){text-align:center}
.fig-dose :is(th,td):nth-child(3){text-align:right}
.fig-dose thead th{border:0;padding-bottom:0}
@container (max-width:16em){.fig-dose b{white-space:normal}}
`);

const CALENDAR = inOneLine(`
.fig .fig-calendar{table-layout:fixed}
.fig-calendar :is(th[scope=row],thead th:first-child){width:32%;padding-right:6px}
.fig-calendar td{padding-right:0}
.fig-calendar thead th{border:0;padding-block:0;padding-right:0}
.fig-calendar [scope=rowgroup]{padding-top:14px;border-bottom:2px solid var(--ink)}
.fig-calendar small{margin-top:4px}
`);

/** Of costs and comparisons. */
const MEASURES = inOneLine(`
.fig :is(.fig-costs,.fig-comparison) th[scope=row]{width:38%;font-weight:400}
.fig :is(.fig-costs,.fig-comparison) td:last-child{width:1%;padding-right:0;text-align:right;white-space:nowrap}
.fig :is(.fig-costs,.fig-comparison) tbody td:nth-child(2){padding-top:12px}
.fig-comparison td:last-child{font-weight:700}
@container (max-width:16em){.fig :is(.fig-costs,.fig-comparison) td:nth-child(2){display:none}}
`);

const AMOUNTS = inOneLine(`
.fig .fig-amounts :is(th,td){overflow-wrap:normal}
.fig-amounts caption{max-width:100cqi}
.fig-amounts :is(td,thead th+th){text-align:right}
.fig-amounts :is(th,td):last-child{padding-right:0}
`);

const SYMPTOMS = inOneLine(`
.fig-symptoms{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(12.5rem,100%),1fr));gap:20px 24px;margin:0}
.fig dt{font-weight:700}
.fig dd{margin:0;padding:8px 0;border-bottom:1.5px solid var(--line)}
.fig-leaf{max-width:15rem;margin-block:6px}
.fig-leaf circle{fill:var(--ink)}.fig-leaf text{fill:var(--bg);font-size:14px;font-weight:800}
.fig-pin{display:inline-grid;place-items:center;width:1.5em;height:1.5em;margin-right:.2em;border-radius:50%;background:var(--ink);color:var(--bg);font-size:.875rem;line-height:1}
.lf-a{fill:var(--s-g3)}.lf-b{fill:var(--s-g4)}.lf-c{fill:var(--s-g1)}.lf-y{fill:var(--s-straw)}.lf-z{fill:var(--s-straw2)}
.lf-v{fill:none;stroke:var(--s-g5);stroke-width:2}.lf-d{fill:none;stroke:var(--s-soil2);stroke-width:3;stroke-linecap:round}
`);

const STYLES: Readonly<Record<Figure['kind'], string>> = {
  dose: DOSE,
  calendar: CALENDAR,
  costs: MEASURES,
  comparison: MEASURES,
  symptoms: SYMPTOMS,
  amounts: AMOUNTS,
};

/** The styles of every kind, for a page that holds many texts (reading-page.ts). */
export const FIGURE_STYLE = [COMMON, ...new Set(Object.values(STYLES))].join('');

/** The style elements that a figure needs and that don't stand above it yet. `seen` gets their texts. A block that is no figure has no kind. */
export function missingStyles(kind: Figure['kind'] | null, language: Language, seen: Set<string>): string {
  const scrolling = kind === 'amounts' ? [tableStyle(language)] : [];
  return stylesOnce([COMMON, ...scrolling, ...(kind ? [STYLES[kind]] : [])], seen);
}

/** A text without the styles of its figures and tables. Authors' texts are escaped: only ours begin like this. */
export function withoutStyles(html: string): string {
  return html.replace(/<style>\.(?:fig|table-scroll)[^<]*<\/style>/g, '');
}

function inOneLine(style: string): string {
  return style.replaceAll('\n', '');
}
