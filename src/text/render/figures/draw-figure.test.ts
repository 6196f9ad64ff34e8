// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { renderMarkdown } from '../render-markdown.ts';

const block = (kind: string, body: string) => `\`\`\`figure ${kind}\n${body}\n\`\`\``;

const FIGURES: Readonly<Record<string, string>> = {
  dose: 'judul: EC\nsatuan: mS/cm\nskala: 0,5–3\naman: 1,5–1,8\nkurang: lambat\nlebih: gosong\nsumber: S',
  calendar: 'judul: Cabai\nwilayah: Jawa\n- Semai: Agu–Sep | di jaring\n- Panen: Des–Feb\nsumber: S',
  costs: 'judul: Modal\ntahun: 2017\n- Talang: 20 × Rp5.000\n- Pompa 25 W: Rp150.000\njumlah: Rp250.000\nsumber: S',
  comparison: 'judul: Hasil\nsatuan: gram\n- Arang: 53\n- Kapas: 40–41,5\nsumber: S',
  symptoms:
    'judul: Daun\ndaun: Trips\ngambar: chili-thrips\n- ke atas\n- perak\ntindakan: ketuk\ndaun: Virus\n- kuning\nsumber: S',
  amounts: 'judul: Pupuk\n- Urea: 170 kg/ha | karung 50 kg | Rp2.250/kg | 2023\n- Kapur: 2–4 ton/ha\nsumber: S',
};

function drawn(markdown: string, language: Language = 'id'): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderMarkdown(markdown, language).html;
  return place;
}

/** Each row of a table, cell by cell, as a screen reader has it. */
const rowsOf = (place: ParentNode) =>
  [...place.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => {
      const said = cell.cloneNode(true) as Element;
      for (const hidden of said.querySelectorAll('[aria-hidden]')) hidden.remove();
      return said.textContent.replace(/\u00a0/g, ' ');
    }),
  );

describe('is a table with everything in words', () => {
  test('a dose bar', () => {
    const place = drawn(block('dose', FIGURES['dose'] ?? ''));
    expect(place.querySelector('caption')?.firstChild?.textContent).toBe('EC');
    expect(rowsOf(place)).toEqual([
      ['Di bawah 1,5', 'Aman', 'Di atas 1,8'],
      ['lambat', '1,5–1,8 mS/cm', 'gosong'],
    ]);
  });

  test('a calendar', () => {
    expect(rowsOf(drawn(block('calendar', FIGURES['calendar'] ?? ''), 'en'))).toEqual([
      ['Task', 'Months'],
      ['Jawa'],
      ['Semai', 'August–September, di jaring'],
      ['Panen', 'December–February'],
    ]);
  });

  test('costs', () => {
    expect(rowsOf(drawn(block('costs', FIGURES['costs'] ?? ''), 'en'))).toEqual([
      ['Item', '', 'Cost'],
      ['Talang20 × Rp5,000', '', 'Rp100,000'],
      ['Pompa 25 W', '', 'Rp150,000'],
      ['Total', '', 'Rp250,000'],
    ]);
  });

  test('a comparison, with the same decimals', () => {
    expect(rowsOf(drawn(block('comparison', FIGURES['comparison'] ?? '')))).toEqual([
      ['Yang dibandingkan', '', 'gram'],
      ['Arang', '', '53,0'],
      ['Kapas', '', '40,0–41,5'],
    ]);
  });

  test('amounts for common sizes, with their rows for whoever calculates', () => {
    const place = drawn(block('amounts', FIGURES['amounts'] ?? ''));
    expect(rowsOf(place)).toEqual([
      ['Luas lahan', 'Ureakemasan 50 kg; Rp2.250/kg, 2023', 'Kapur'],
      ['100 m²', '1,7 kgRp3.825', '20–40 kg'],
      ['500 m²', '8,5 kgRp19.125', '100–200 kg'],
      ['0,1 ha', '17 kgRp38.250', '200–400 kg'],
      ['0,25 ha', '42,5 kgRp95.625', '500–1.000 kg'],
      ['1 ha', '170 kgRp382.500', '2.000–4.000 kg'],
    ]);
    const rows: unknown = JSON.parse(
      place.querySelector<HTMLElement>('figure[data-figure="amounts"]')?.dataset['rows'] ?? '',
    );
    expect(rows).toMatchObject([
      { name: 'Urea', unit: 'kg', perHectare: { from: 170, to: 170 }, pack: 50, price: { rupiahPerUnit: 2250 } },
      { name: 'Kapur', perHectare: { from: 2000, to: 4000 }, pack: null, price: null },
    ]);
  });

  test('amounts of a few millilitres or grams as what they are, never as nothing', () => {
    const body = 'judul: a\n- Obat: 200 ml/ha\n- Boron: 1–20 kg/ha\n- Benih: 0–8 g/ha\nsumber: b';
    expect(rowsOf(drawn(block('amounts', body))).slice(1)).toEqual([
      ['100 m²', '2 ml', '10–200 g', '0–0,08 g'],
      ['500 m²', '10 ml', '50 g–1 kg', '0–0,4 g'],
      ['0,1 ha', '20 ml', '100 g–2 kg', '0–0,8 g'],
      ['0,25 ha', '50 ml', '250 g–5 kg', '0–2 g'],
      ['1 ha', '200 ml', '1–20 kg', '0–8 g'],
    ]);
  });

  test('a symptom plate is a list, leaf by leaf; only a drawing has pins', () => {
    const place = drawn(block('symptoms', FIGURES['symptoms'] ?? ''));
    const parts = [...place.querySelectorAll('dl > div')].map((part) =>
      [...part.querySelectorAll('dt, dd')].map((each) => each.textContent),
    );
    expect(parts).toEqual([
      ['TripsAB', 'A ke atas', 'B perak', 'Tindakan: ketuk'],
      ['Virus', 'kuning'],
    ]);
    expect(place.querySelectorAll('svg.fig-leaf circle')).toHaveLength(2);
  });
});

describe.each(Object.entries(FIGURES))('%s', (kind, body) => {
  test.each(LANGUAGES)(
    'names its source, needs no script, and hides its drawing from screen readers, in %s',
    (language) => {
      const place = drawn(block(kind, body), language);
      const figure = place.querySelector('figure');
      expect(figure?.dataset['figure']).toBe(kind);
      expect(figure?.lastElementChild?.textContent).toBe(language === 'id' ? 'Sumber: S' : 'Source: S');
      for (const drawing of place.querySelectorAll('svg')) expect(drawing.getAttribute('aria-hidden')).toBe('true');
      expect(place.querySelector('script, [onclick], [style], a, img')).toBeNull();
    },
  );

  test('escapes what an author wrote', () => {
    const attack = `<img src=x onerror=alert(1)>"'&amp;<script>1</script>`;
    for (const row of body.split('\n')) {
      const written = row.replace(/^(- [^:]*|[a-z]+: )/, (begin) =>
        begin.startsWith('-') ? `${begin}${attack}` : `${begin}${attack}`,
      );
      const place = drawn(
        block(
          kind,
          body.replace(row, () => written),
        ),
      );
      expect(place.querySelector('script, img, [onerror]')).toBeNull();
    }
  });

  test('has its style before it, once in a text', () => {
    const place = drawn(`A.\n\n${block(kind, body)}\n\n${block(kind, body)}`);
    expect(place.querySelectorAll('style')).toHaveLength(1);
    expect(place.querySelectorAll('figure')).toHaveLength(2);
  });
});

test('a text has the styles of the kinds that it shows, each once', () => {
  const text = [...Object.entries(FIGURES), ...Object.entries(FIGURES)]
    .map(([kind, body]) => block(kind, body))
    .join('\n\n');
  const all = [...drawn(text).querySelectorAll('style')].map((each) => each.textContent).join('');
  expect(all.split('.fig{')).toHaveLength(2);
  for (const own of [
    '.fig-dose b{white-space:nowrap',
    '.fig-calendar td{',
    '.fig-comparison td:',
    '.fig-amounts :is(td',
    '.fig-pin{',
  ])
    expect(all.split(own), own).toHaveLength(2);
  const dose = drawn(block('dose', FIGURES['dose'] ?? '')).querySelector('style')?.textContent;
  expect(dose).toContain('.fig-dose b{');
  expect(dose).not.toMatch(/fig-calendar|fig-pin|fig-amounts|fig-comparison/);
});

test('emphasis is the only mark in it', () => {
  const html = drawn(
    block('dose', (FIGURES['dose'] ?? '').replace('lambat', '*Thrips* **a** [b](/c) 2*3*4')),
  ).querySelector('td')?.innerHTML;
  expect(html).toBe('<em>Thrips</em> **a** [b](/c) 2*3*4');
});

test('a block that is no figure is shown as its rows, none lost, nothing raw', () => {
  const place = drawn('```figure dose\njudul: <b>x</b>\n- baris | satu\n\nlain\n```\n\nSesudah.');
  expect([...place.querySelectorAll('[data-figure="broken"] li')].map((row) => row.textContent)).toEqual([
    'judul: <b>x</b>',
    'baris | satu',
    'lain',
  ]);
  expect(place.querySelector('p')?.textContent).toBe('Sesudah.');
});

test('other fences stay the text that they are, and figures stand in no list and no quote', () => {
  expect(drawn('```js\nx\n```').querySelector('figure')).toBeNull();
  expect(drawn('> ```figure dose\n> a\n> ```').querySelector('figure')).toBeNull();
  expect(drawn('- x\n\n  ```figure dose\n  a\n  ```').querySelector('figure')).toBeNull();
});

test('a figure right below a paragraph or a list ends it', () => {
  const place = drawn(`Kata\n${block('dose', FIGURES['dose'] ?? '')}\n- a\n${block('dose', FIGURES['dose'] ?? '')}`);
  expect([...place.children].map(({ localName }) => localName)).toEqual(['p', 'style', 'figure', 'ul', 'figure']);
});

test('a text without figures has no style of theirs', () => {
  expect(renderMarkdown('Kata.', 'id').html).not.toContain('<style');
});
