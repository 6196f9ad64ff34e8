// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { feedHtml } from './feed-html.ts';

const PLACE = { site: 'https://tunas.example', article: 'https://tunas.example/article/1' };
const block = (kind: string, body: string) => `\`\`\`figure ${kind}\n${body}\n\`\`\`\n\n`;
const FIGURES =
  block('dose', 'judul: EC\nskala: 1–3\naman: 2\nkurang: lambat\nlebih: gosong\nsumber: S') +
  block('calendar', 'judul: Cabai\nwilayah: Jawa\n- Semai: Agu | di jaring\nsumber: S') +
  block('costs', 'judul: Modal\ntahun: 2017\n- Talang: 2 × Rp5.000\njumlah: Rp10.000\nsumber: S') +
  block('comparison', 'judul: Hasil\nsatuan: g\n- Arang: 53\n- Kapas: 40\nsumber: S') +
  block('symptoms', 'judul: Daun\ndaun: Trips\ngambar: chili-thrips\n- perak\ndaun: Virus\n- kuning\nsumber: S') +
  block('amounts', 'judul: Pupuk "A"\n- Urea "B": 170 kg/ha\nsumber: S');

describe('figures in a feed', () => {
  const { html } = renderMarkdown(FIGURES, 'id');
  const feed = feedHtml(html, PLACE);
  const element = (text: string) => {
    const place = document.createElement('div');
    place.innerHTML = text;
    return place;
  };

  test('are tables and lists without drawings, style or data', () => {
    expect(html).toMatch(/<style>[\s\S]*<svg[\s\S]* data-rows="/);
    expect(feed).not.toMatch(/<style|<\/style|<svg|<\/svg|<rect|data-rows/);
    expect(element(feed).querySelectorAll('figure')).toHaveLength(6);
  });

  test('say all that they say on the site', () => {
    const site = element(html);
    for (const drawn of site.querySelectorAll('style, svg')) drawn.remove();
    expect(element(feed).textContent).toBe(site.textContent.replaceAll('\u00ad', ''));
  });

  test('have what is small on a line of its own', () => {
    expect(feed).toContain('Talang<br><small>');
    expect(feed).toContain('<td><small>Agustus');
  });
});

test('words about HTML stay as they are', () => {
  const { html } = renderMarkdown('<svg>a</svg> <style>b</style> data-rows="c"', 'id');
  expect(feedHtml(html, PLACE)).toBe(html.replaceAll('\u00ad', ''));
});
