/** Names that people have, each as it is stored. */
export const NAMES: readonly (readonly [typed: string, stored: string])[] = [
  ['Siti Rahayu', 'Siti Rahayu'],
  [' \t\u00a0Ayu\u3000\n', 'Ayu'],
  ['Ayu  Lestari\u2003Putri', 'Ayu Lestari Putri'],
  ['Ir. H. Sutrisno, S.P., M.Si', 'Ir. H. Sutrisno, S.P., M.Si'],
  ['Dr.Budi', 'Dr.Budi'],
  ['R.A. Kartini', 'R.A. Kartini'],
  ['Ma’ruf Syafi\u02bci', 'Ma’ruf Syafi\u02bci'],
  ["Nu'man al-Anshari", "Nu'man al-Anshari"],
  ['José Nguyễn', 'José Nguyễn'],
  ['Jose\u0301', 'José'],
  ['Ｒａｔｎａ Ｄｅｗｉ', 'Ratna Dewi'],
  ['ﬁtri', 'fitri'],
  ['ᴿatna…', 'Ratna...'],
  ['Soekarno 2', 'Soekarno 2'],
  ['陈美玲', '陈美玲'],
  ['Tan 陈美玲', 'Tan 陈美玲'],
  ['محمد', 'محمد'],
  ['ꦱꦶꦠꦶ', 'ꦱꦶꦠꦶ'],
  ['Дмитрий', 'Дмитрий'],
  ['Ο Σωκράτης', 'Ο Σωκράτης'],
  ['M', 'M'],
];

/** What nobody is called. */
export const NO_NAMES: readonly string[] = [
  ...['', ' ', '...', "-'", '42', '\u0301'],
  ...['Ratna\nDewi', 'Ratna\u2028Dewi', 'Ratna\tDewi', 'Ratna\u0007', 'Ratna\u0085Dewi'],
  // Unseen signs, and marks of direction.
  ...[
    'Ra\u200btna',
    'Ratna\u200d',
    'Ra\u00adtna',
    '\u202eanta R',
    'Ratna\u2066',
    'Ra\u061ctna',
    'Ra\u180etna',
    'Ra\u034ftna',
  ],
  ...['Ratna\ufeff Dewi', 'Ratna\u3164', 'Ratna\u{e0041}', 'Ratna\ufe0f', 'Ratna\u115f', 'Ratna\ufffc'],
  // Brackets and their like, also in full width.
  ...[
    'Ratna (editor)',
    'Ratna <ratna@contoh.id>',
    'Ratna [tim]',
    '{Ratna}',
    'Ratna “Dewi”',
    '"Ratna"',
    '«Ratna»',
    '‹Ratna›',
  ],
  ...[
    'Ｒａｔｎａ＜ｘ＞',
    '【Ratna】',
    'Ratna⟨x⟩',
    'Ratna⑴',
    'Ratna@contoh',
    'Ratna; Budi',
    'Ratna: Budi',
    'Ratna/Budi',
    'a\\b',
  ],
  ...['Ratna=?utf-8?', 'Ratna #1', 'Ratna_Dewi', 'Ratna|Dewi', 'Ratna – Tunas', 'Ratna · Editor', 'Ratna • Editor'],
  // Badges and styled letters.
  ...[
    'Ratna ✓',
    'Ratna ✔️',
    'Ratna 🌱',
    'Ratna ★',
    'Ratna®',
    'Ratna°',

    'Rᴀtna',
    'R\u0301\u0302\u0303\u0304atna',
  ],
  // Two scripts that look alike.
  ...['Rаtna', 'Ratnа Dewi', 'Βudi', 'Ꮪiti', 'Sіti Rahayu', 'ꓢiti'],
  // Web addresses.
  ...['www.contoh', 'Ratna contoh.id', 'tunas.com', 'Klik Tunas.co.id', 'https://x', 'Hubungi bit.ly'],
];

/** Names that a reader takes for one another. */
export const ALIKE: readonly (readonly [string, string])[] = [
  ['Ratna Dewi', 'ratna dewi'],
  ['Ratna Dewi', 'RATNA  DEWI'],
  ['Ratna Dewi', 'Ratnadewi'],
  ['Ratna Dewi', 'Ratna-Dewi'],
  ['Ratna Dewi', 'Ratna. Dewi'],
  ['Ratna Dewi', 'Rátna Dèwi'],
  ['Ratna Dewi', 'Ｒａｔｎａ Ｄｅｗｉ'],
  ['Ratna Dewi', 'Ratna Devvi'],
  ['Ilham', 'llham'],
  ['Ilham', '1lham'],
  ['Ali', 'AIi'],
  ['Ali', 'A1i'],
  ['Tono', 'T0n0'],
  ['Purnama', 'Pumama'],
  ['Ma’ruf', "Ma'ruf"],
  ['Ma’ruf', 'Maruf'],
  ['Coco', 'Сосо'],
  ['Mia', 'Μια'],
  ['Raya', 'Rɑya'],
];

/** Names that aren't alike, although they begin or sound so. */
export const DIFFERENT: readonly (readonly [string, string])[] = [
  ['Siti Rahayu', 'Siti Rahayu Malang'],
  ['Siti Rahayu', 'Siti Rahayu, S.P.'],
  ['Budi', 'Budiman'],
  ['Dewi', 'Devi'],
  ['Lina', 'Lena'],
  ['陈美玲', '陈美林'],
];
