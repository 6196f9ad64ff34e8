/** Characters that have a raised or a lowered form of their own. */
const RAISED = mapOf('0123456789+=()nabcdefghijklmoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁼⁽⁾ⁿᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻ');
const LOWERED = mapOf('0123456789+=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

const DASH = /^[-−–]$/;
/** The charge of an ion: SO₄²⁻. */
const CHARGE = /^\d*[-−–]$/;

/** Endings of English ordinals are read as well on the line. */
const ORDINAL = /^(?:st|nd|rd|th)$/i;

/**
 * A superscript or subscript as plain characters: 10⁸, m², CO₂. What has no such characters is written as in formulas:
 * `x^(2,5)`, `K_(a,b)`. Marks of footnotes and signs (®, *) stay on the line. Its value never changes.
 */
export function raisedText(text: string, script: 'sup' | 'sub', before: string): string {
  const words = text.trim();
  const isFootnote = /^\[.*\]$/s.test(words);
  if (isFootnote || !/[\p{L}\p{N}+−–-]/u.test(words)) return text;
  if (script === 'sup' && /\d\s*$/.test(before) && ORDINAL.test(words)) return text;
  const start = text.indexOf(words);
  return text.slice(0, start) + own(words, script) + text.slice(start + words.length);
}

function own(words: string, script: 'sup' | 'sub'): string {
  const map = script === 'sup' ? RAISED : LOWERED;
  const minus = script === 'sup' ? '⁻' : '₋';
  let written = '';
  for (const [index, sign] of [...words].entries()) {
    // Between digits a dash may mean "to": 1–2.
    const isMinus = DASH.test(sign) && (index === 0 || CHARGE.test(words));
    const form = isMinus ? minus : map.get(sign);
    if (form === undefined) return script === 'sup' ? `^(${words})` : `_(${words})`;
    written += form;
  }
  return written;
}

function mapOf(plain: string, forms: string): ReadonlyMap<string, string> {
  const shapes = [...forms];
  return new Map([...plain].map((sign, index) => [sign, shapes[index] ?? sign]));
}
