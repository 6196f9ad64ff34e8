// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { finished, pasted, pastedBlocks } from '#tests/support/pastes/pasted-markdown.ts';
import { readNodes } from '../read-blocks.ts';
import { writeMarkdown } from '../write-blocks.ts';

const word = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

/** Inputs of people who reported what became of them elsewhere, and more of their kind: what they are, HTML, Markdown. */
const REPORTED: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  'struck and deleted text is left out': [
    [
      'deletions of a page',
      '<p>Harga <del>Rp 10.000</del> <ins>Rp 8.000</ins> per kg. Dosis <s>20 g</s> 2 g.</p>',
      'Harga Rp 8.000 per kg. Dosis 2 g.',
    ],
    [
      'styles',
      '<p>Dosis <span style="text-decoration:line-through">20 g</span> 2 g. Pupuk <strike>urea</strike> NPK. <span style="text-decoration: none line-through;">lama</span></p>',
      'Dosis 2 g. Pupuk NPK.',
    ],
    [
      'tracked changes of Word',
      '<p>Semprot <del cite="mailto:Ratna" datetime="2026-01-02T08:00"><span style="color:red">20 ml</span></del><ins cite="mailto:Ratna"><span>2 ml</span></ins> per liter</p>',
      'Semprot 2 ml per liter',
    ],
    [
      'suggestions of Google Docs',
      '<p><span style="text-decoration-line:line-through">lima</span><span>tiga</span> kali</p>',
      'tiga kali',
    ],
  ],
  'comments are left out': [
    [
      'Word',
      "<p><a style='mso-comment-reference:R_1'>Pupuk</a><span class=MsoCommentReference><span style='mso-special-character:comment'>[R1]</span></span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Cek dosis</p></div></div>",
      '',
    ],
    [
      'Google Docs',
      '<p>Pupuk<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Cek dosis</span></p></div>',
      'Pupuk',
    ],
    [
      'an older Word',
      '<p>Urea<a class=msocomanch href="#_msocom_1">[R1]</a> dua kali</p><div class=msocomtxt><p>Cek</p></div>',
      'Urea dua kali',
    ],
  ],
  'checklists keep their ticks': [
    [
      'Google Docs',
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li dir="ltr" role="checkbox" aria-checked="true"><img src="data:image/png;base64,AAAA" width="17.6px" height="17.6px" alt="checked" aria-roledescription="checkbox" /><p dir="ltr" style="display:inline-block;"><span style="text-decoration:line-through;">Siapkan bedengan</span></p></li><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,AAAA" width="17.6px" height="17.6px" alt="unchecked" aria-roledescription="checkbox" /><p><span>Rendam benih</span></p></li></ul></b>',
      '- ☑ Siapkan bedengan\n- ☐ Rendam benih',
    ],
    [
      'Notion',
      '<details open=""><summary>Cara menyimpan benih</summary><p>Keringkan dulu.</p></details><ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> Jemur</li><li class="task-list-item"><input type="checkbox" disabled> Simpan</li></ul>',
      'Cara menyimpan benih\n\nKeringkan dulu.\n\n- ☑ Jemur\n- ☐ Simpan',
    ],
    [
      'Quill',
      '<ol><li data-list="checked">Siram</li><li data-list="unchecked">Pupuk</li></ol>',
      '- ☑ Siram\n- ☐ Pupuk',
    ],
    [
      'Tiptap',
      '<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" checked><span></span></label><div><p>Siram</p></div></li><li data-checked="false"><label><input type="checkbox"></label><div><p>Pupuk</p></div></li></ul>',
      '- ☑ Siram\n- ☐ Pupuk',
    ],
  ],
  'emoji drawn as pictures are characters': [
    [
      'Facebook',
      '<div dir="auto">Panen raya <span><img height="16" width="16" alt="🌾" src="https://static.xx.fbcdn.net/images/emoji.php/v9/t1/1/16/1f33e.png"></span> minggu ini! Rp 9.000 <span><img height="16" width="16" alt="💪" src="https://static.xx.fbcdn.net/images/emoji.php/v9/tf7/1/16/1f4aa.png"></span> per kg.</div>',
      'Panen raya 🌾 minggu ini! Rp 9.000 💪 per kg.',
    ],
    [
      'WhatsApp',
      '<span class="selectable-text copyable-text"><span>Semai dulu </span><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="🌱" class="b75 emoji wa" data-plain-text="🌱"><span> baru pindah</span></span>',
      'Semai dulu 🌱 baru pindah',
    ],
    [
      'Gmail, in a table',
      '<table><tr><th>Hama</th><th>Gejala</th></tr><tr><td>Ulat <img data-emoji="🐛" class="an1" alt="🐛" src="https://fonts.gstatic.com/s/e/notoemoji/15.0/1f41b/72.png"></td><td>Daun bolong</td></tr></table>',
      '| Hama | Gejala |\n| --- | --- |\n| Ulat 🐛 | Daun bolong |',
    ],
    [
      'WordPress',
      'Halo petani <img class="emoji" src="https://s.w.org/images/core/emoji/14.0.0/svg/1f331.svg" alt="🌱" /> semangat.',
      'Halo petani 🌱 semangat.',
    ],
    [
      'a file name alone',
      '<p>Bendera <img src="https://cdn.example/emoji/1f1ee-1f1e9.png" alt=""> kita</p>',
      'Bendera 🇮🇩 kita',
    ],
    ['a family', '<p>Kami <img class="emoji" alt="👨‍👩‍👧" src="x.png"> bertani</p>', 'Kami 👨‍👩‍👧 bertani'],
    ['but no number', '<p>a<img src="/emoji/x.png" alt="5"></p>', 'a\n\n![Gambar belum ada: 5](/media/missing/1)'],
  ],
  'lists in items of their own belong to the item above': [
    [
      'Lexical',
      '<ul><li value="1"><span>Teh</span></li><li value="2" class="editor-nested-listitem"><ul><li value="1"><span>Teh hitam</span></li><li value="2"><span>Teh hijau</span></li></ul></li><li value="2"><span>Kopi</span></li></ul>',
      '- Teh\n  - Teh hitam\n  - Teh hijau\n- Kopi',
    ],
    [
      'numbers go on',
      '<ol><li>Siram</li><li><ol><li>pagi</li></ol></li><li>Pupuk</li><li>Panen</li></ol>',
      '1. Siram\n   1. pagi\n2. Pupuk\n3. Panen',
    ],
    [
      'two levels',
      '<ul><li>a</li><li><ul><li>b</li><li><ul><li>c</li></ul></li></ul></li></ul>',
      '- a\n  - b\n    - c',
    ],
    ['without an item above', '<ul><li><ul><li>a</li><li>b</li></ul></li><li>c</li></ul>', '- a\n- b\n- c'],
  ],
  'items of Quill that say their indent are nested': [
    [
      'dots',
      '<ul><li>Satu</li><li class="ql-indent-1">Anak satu</li><li class="ql-indent-1">Anak dua</li><li>Dua</li></ul>',
      '- Satu\n  - Anak satu\n  - Anak dua\n- Dua',
    ],
    [
      'numbers',
      '<ol><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-2">c</li><li>d</li></ol>',
      '1. a\n   1. b\n      1. c\n2. d',
    ],
    [
      'both',
      '<ol><li data-list="ordered">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">c</li></ol>',
      '1. a\n   - b\n2. c',
    ],
  ],
  'what is hidden is left out': [
    [
      'columns and rows of Excel',
      "<table border=0><col width=64><col width=0 style='display:none;mso-width-alt:0'><col width=64><tr><td>Bulan</td><td style='display:none'>Rahasia</td><td>Hasil (kg)</td></tr><tr><td>Jan</td><td style='display:none'>999</td><td align=right>1.234,50</td></tr><tr style='display:none'><td>Tersembunyi</td><td>1</td><td>2</td></tr><tr><td>Feb</td><td style='display:none'>5</td><td>-</td></tr></table>",
      '| Bulan | Hasil (kg) |\n| --- | --- |\n| Jan | 1.234,50 |\n| Feb | - |',
    ],
    [
      'the row of widths',
      "<table><tr height=0 style='display:none'><td width=64></td><td width=64></td></tr><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>",
      '| a | b |\n| --- | --- |\n| c | d |',
    ],
    [
      'a column that is hidden as a whole',
      '<table><colgroup><col><col style="visibility:collapse"><col></colgroup><tr><td>a</td><td>x</td><td>b</td></tr><tr><td>c</td><td>y</td><td>d</td></tr></table>',
      '| a | b |\n| --- | --- |\n| c | d |',
    ],
    [
      'parts of a page',
      '<table><tr><th>Nama</th><th>Ket</th></tr><tr><td>a</td><td>b</td></tr><tr hidden><td>DRAF</td><td>x</td></tr></table><ul><li>a</li><li style="display: none !important">tersembunyi</li></ul><p style="visibility:hidden">tak tampak</p><span aria-hidden="true">hiasan</span><span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">untuk pembaca layar</span>',
      '| Nama | Ket |\n| --- | --- |\n| a | b |\n\n- a\n\nhiasan',
    ],
    ['an icon’s name', '<p><i class="material-icons" aria-hidden="true">home</i> Beranda</p>', 'Beranda'],
    [
      'the preview line of a mail',
      '<div style="max-height:0;overflow:hidden">Baca di peramban</div><p>Halo</p>',
      'Halo',
    ],
  ],
  'Roman and letter marks go on': [
    [
      'Roman',
      word(1, 'vii.', 'Tujuh') + word(1, 'viii.', 'Delapan') + word(1, 'ix.', 'Sembilan'),
      '7. Tujuh\n8. Delapan\n9. Sembilan',
    ],
    ['capitals', word(1, 'III.', 'Ketiga') + word(1, 'IV.', 'Keempat'), '3. Ketiga\n4. Keempat'],
    [
      'letters',
      `${word(1, 'c.', 'Ketiga')}<p class=MsoNormal>Sela.</p>${word(1, 'd.', 'Keempat')}${word(1, 'e)', 'Kelima')}`,
      '3. Ketiga\n\nSela.\n\n4. Keempat\n5. Kelima',
    ],
    [
      'a letter that is a Roman number',
      word(1, 'h.', 'Delapan') + word(1, 'i.', 'Sembilan') + word(1, 'j.', 'Sepuluh'),
      '8. Delapan\n9. Sembilan\n10. Sepuluh',
    ],
    [
      'letters below numbers',
      word(1, '1.', 'a') + word(2, 'a.', 'b') + word(2, 'b.', 'c') + word(1, '2.', 'd'),
      '1. a\n   1. b\n   2. c\n2. d',
    ],
  ],
  'what a first reading got wrong': [
    ['a fraction', '<p><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> liter</p>', '1/2 liter'],
    ['a mixed number', '<p><math><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math> liter</p>', '2 1/2 liter'],
    ['a power', '<p><math><msup><mn>10</mn><mn>8</mn></msup></math> CFU</p>', '10⁸ CFU'],
    ['an empty description of a formula', '<p><math alttext=""><mi>x</mi></math> kg</p>', 'x kg'],
    [
      'a struck cell',
      '<table><tr><th>a</th><th>b</th></tr><tr><td style="text-decoration:line-through">20 ml</td><td>2 ml</td></tr></table>',
      '| a | b |\n| --- | --- |\n|  | 2 ml |',
    ],
    [
      'a struck row',
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr><tr style="text-decoration:line-through"><td>3</td><td>4</td></tr></table>',
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
    ['a struck item', '<ul><li>a</li><li style="text-decoration:line-through">b</li></ul>', '- a'],
    [
      'deleted words in a checklist',
      '<ul><li><input type="checkbox"> <del>20 ml</del> 2 ml per liter</li><li><input type="checkbox" checked> <del>5</del> 6 kg</li></ul>',
      '- ☐ 2 ml per liter\n- ☑ 6 kg',
    ],
    [
      'lines of WhatsApp',
      '<span style="white-space:pre-wrap">Urea 5 kg\nSP-36 10 kg</span>',
      'Urea 5 kg  \nSP-36 10 kg',
    ],
    [
      'a box that keeps proportions',
      '<div style="position:relative;padding-bottom:56.25%;height:0;overflow:hidden"><img src="a.jpg" alt="Talang"></div>',
      '![Gambar belum ada: Talang](/media/missing/1)',
    ],
    ['a heading in a button', '<h3><button>Apa itu kompos?</button></h3>', '### Apa itu kompos?'],
    [
      'words that only screen readers don’t hear',
      '<p>Dosis <span aria-hidden="true">½ liter</span> per hari</p>',
      'Dosis ½ liter per hari',
    ],
    [
      'a photo described by an emoji',
      '<img src="foto-daun.jpg" width="800" alt="🌱">',
      '![Gambar belum ada: 🌱](/media/missing/1)',
    ],
    [
      'a description with slashes',
      '<img src="a.jpg" alt="N/P/K daun">',
      '![Gambar belum ada: N/P/K daun](/media/missing/1)',
    ],
    ['a size in inches', '<img src="a.jpg" width="1.5in" alt="a">', '![Gambar belum ada: a](/media/missing/1)'],
    [
      'a cell that reaches below the end of a row',
      '<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td>1</td><td>2</td><td rowspan="2">3</td></tr><tr><td>4</td></tr><tr><td>5</td><td>6</td><td>7</td></tr></table>',
      '| a | b | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n| 4 |  | 3 |\n| 5 | 6 | 7 |',
    ],
    [
      'a cell that is hidden and keeps its place',
      '<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td>1</td><td style="visibility:hidden">2</td><td>3</td></tr></table>',
      '| a | b | c |\n| --- | --- | --- |\n| 1 |  | 3 |',
    ],
    ['a mark of Word without a dot', word(1, '1', 'Campur') + word(1, '2', 'Aduk'), '1. Campur\n2. Aduk'],
    ['letters over a paragraph', `${word(1, 'h.', 'a')}<p>b</p>${word(1, 'i.', 'c')}`, '8. a\n\nb\n\n9. c'],
    [
      'a box in a list within an item',
      '<ul><li>Persiapan<ul><li><input type="checkbox" checked> Bajak</li></ul></li></ul>',
      '- Persiapan\n  - ☑ Bajak',
    ],
    ['quoted words', '<p><q>Siram</q> katanya</p>', '“Siram” katanya'],
  ],
  'an empty item is an empty paragraph': [
    ['of Word, with its mark alone', word(1, '·', 'Urea') + word(1, '·', ''), '- Urea\n-'],
    ['in no list', '<p>a</p><li></li>', 'a\n\n-'],
    ['of Quill', '<ol><li>a</li><li class="ql-indent-1"></li></ol>', '1. a\n\n   1.'],
  ],
  'text directly in a list stays': [
    ['before its items', '<ol>Langkah:<li>a</li><li>b</li></ol>', '- Langkah:\n\n1. a\n2. b'],
    [
      'with bold words',
      '<ul>\n<li>a</li>\nlalu <b>siram</b> lagi\n<li>b</li>\n</ul>',
      '- a\n- lalu **siram** lagi\n- b',
    ],
    ['behind its items, with a list', '<ul><li>a</li>b<ul><li>c</li></ul></ul>', '- a\n- b\n  - c'],
    ['alone', '<ul>a</ul>', '- a'],
  ],
  'addresses that people write without https://': [
    ['a link', '<a href="www.contoh.example/x">Situs</a>', '[Situs](https://www.contoh.example/x)'],
    ['capitals', '<a href=" WWW.Contoh.example">Situs</a>', '[Situs](https://WWW.Contoh.example)'],
    ['but no page of the portal', '<a href="www.html">Situs</a>', '[Situs](www.html)'],
    ['nor one that is none', '<a href="www.contoh.example@lain.example">Situs</a>', 'Situs'],
  ],
  'the button beside a file of WordPress is left out': [
    [
      'a page',
      '<div class="wp-block-file"><a href="https://a.example/x.pdf">Panduan kompos</a><a href="https://a.example/x.pdf" class="wp-block-file__button wp-element-button" download>Unduh</a></div>',
      '[Panduan kompos](https://a.example/x.pdf)',
    ],
  ],
  'lines of a page are lines': [
    ['the words above the fields of a form', '<fieldset><legend>Pupuk</legend>Urea</fieldset>', 'Pupuk\n\nUrea'],
  ],
  'letters of printed pages are typed letters': [
    ['fi', '<p>eﬁsien, ﬂora, aﬃks</p>', 'efisien, flora, affiks'],
    ['a heading', '<h2>Proﬁl</h2>', '## Profil'],
    ['bold', '<p><b>diﬀerent</b></p>', '**different**'],
  ],
};

describe.each(Object.entries(REPORTED))('%s', (_kind, cases) => {
  test.each(cases)('%s', (_name, html, right) => {
    // As an import has it, as a paste has it, and as the canvas has it after it was opened again.
    expect(pasted(html).text).toBe(right);
    const blocks = pastedBlocks(html);
    expect(finished(writeMarkdown(blocks))).toBe(right);
    expect(readNodes(right).map((node) => node.toJSON() as unknown)).toEqual(
      blocks.map((node) => node.toJSON() as unknown),
    );
  });
});

test('passages that are left out because they are struck are counted, and ticked items aren’t', () => {
  expect(pasted('<p><s>a</s> b <del>c</del></p><ul><li data-checked="true"><s>d</s></li></ul>').struck).toBe(2);
});
