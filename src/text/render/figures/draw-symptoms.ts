import { type SymptomLeaf, type SymptomsFigure, isLeafPicture } from '#domain/figures/figure.ts';
import { words } from './figure-html.ts';
import type { FigureWords } from './figure-words.ts';
import { leafDrawing } from './leaf-drawings.ts';

/** A symptom plate: leaves side by side, each with its pins and what they show. A list of terms, so that it is read leaf by leaf. */
export function drawSymptoms({ title, leaves }: SymptomsFigure, w: FigureWords): string {
  return `<p class="fig-title">${words(title)}</p><dl class="fig-symptoms">${leaves.map((leaf) => part(leaf, w)).join('')}</dl>`;
}

function part({ name, picture, signs, action }: SymptomLeaf, w: FigureWords): string {
  const drawing = picture !== null && isLeafPicture(picture) ? leafDrawing(picture, signs.length) : '';
  const pin = (index: number) => (drawing === '' ? '' : `<b class="fig-pin">${String.fromCharCode(65 + index)}</b> `);
  const said = signs.map((sign, index) => `<dd>${pin(index)}${words(sign)}</dd>`);
  return (
    `<div><dt>${words(name)}${drawing}</dt>${said.join('')}` +
    `${action === '' ? '' : `<dd class="fig-do"><b>${w.action}:</b> ${words(action)}</dd>`}</div>`
  );
}
