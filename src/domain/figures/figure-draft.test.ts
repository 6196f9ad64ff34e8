import { describe, expect, test } from 'vitest';
import { readDraft, withKind, writeDraft } from './figure-draft.ts';
import { FIGURE_KINDS } from './figure.ts';

describe('no row is lost', () => {
  test('that a dose figure has no place for', () => {
    const draft = readDraft('dose', 'judul: EC\n- Talang: 2 × Rp5.000 | bekas\nskala: 1–3');
    expect(draft.rest).toBe('- Talang: 2 × Rp5.000 | bekas');
    expect(writeDraft(draft, 'id').body).toBe('judul: EC\nskala: 1–3\n- Talang: 2 × Rp5.000 | bekas');
  });

  test('of a leaf with two pictures and two actions', () => {
    const draft = readDraft('symptoms', 'daun: a\ngambar: b\ngambar: c\ntindakan: d\ntindakan: e');
    expect(draft.groups).toMatchObject([{ picture: 'b', action: 'd' }]);
    expect(draft.rest).toBe('gambar: c\ntindakan: e');
  });

  test('of a block that is too long to be read, or of a row', () => {
    const body = `judul: a\n${'- Talang: Rp5.000\n'.repeat(2000)}`;
    expect(readDraft('costs', body).rest).toBe(body);
    const long = 'x'.repeat(400);
    expect(readDraft('costs', `- ${long}: 1\n${long}`)).toMatchObject({
      groups: [{ rows: [{ name: `${long}: 1` }] }],
      rest: long,
    });
  });

  const EVERYTHING =
    'judul: a\nsatuan: b\nskala: 1–3\naman: 2\nkurang: c\nlebih: d\ntahun: 2017\nwilayah: Jawa\n- Semai: Agu | e\n' +
    'daun: Trips\ngambar: f\n- perak\ntindakan: g\njumlah: Rp1\nsumber: h\nlain';
  test.each(FIGURE_KINDS.flatMap((from) => FIGURE_KINDS.map((to) => [from, to] as const)))(
    'when %s becomes %s',
    (from, to) => {
      const sorted = (text: string) => text.split('\n').toSorted();
      const draft = withKind(readDraft(from, EVERYTHING), to, 'id');
      expect(draft.kind).toBe(to);
      expect(sorted(writeDraft(draft, 'id').body)).toEqual(sorted(EVERYTHING));
    },
  );
});
