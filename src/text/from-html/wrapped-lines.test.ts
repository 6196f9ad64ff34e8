import { expect, test } from 'vitest';
import { isOfPdfViewer, joinWrappedLines } from './wrapped-lines.ts';

test.each([
  [
    'a paragraph of a PDF file, with words divided at the margin',
    'Penyiraman tanaman cabai sebaiknya dilaku-\nkan pada pagi hari, sebelum matahari tinggi,\nagar daun sempat kering. Pupuk susulan di-\nberikan tiga minggu setelah tanam.',
    'Penyiraman tanaman cabai sebaiknya dilakukan pada pagi hari, sebelum matahari tinggi, agar daun sempat kering. Pupuk susulan diberikan tiga minggu setelah tanam.',
  ],
  [
    'two paragraphs without a line between them',
    'Tanah digemburkan sedalam dua puluh senti lalu\ndibiarkan seminggu.\nSesudah itu bedengan dibuat selebar satu meter\ndengan parit di antaranya.',
    'Tanah digemburkan sedalam dua puluh senti lalu dibiarkan seminggu.\nSesudah itu bedengan dibuat selebar satu meter dengan parit di antaranya.',
  ],
  [
    'hyphens of their own',
    'Di pasar petani menjual hasil kebun, sayur-\nsayuran, dan kadang buah. Takarannya sekitar 2-\n3 kg, dan mutunya sudah dikenal pembeli se-\nIndonesia sejak lama.',
    'Di pasar petani menjual hasil kebun, sayur-sayuran, dan kadang buah. Takarannya sekitar 2-3 kg, dan mutunya sudah dikenal pembeli se-Indonesia sejak lama.',
  ],
  [
    'a list between paragraphs',
    'Bahan yang diperlukan untuk satu liter larutan\nini murah dan mudah didapat:\n- bawang putih\n- air bersih\nSemua bahan dihaluskan lalu disaring sampai\nbenar-benar bersih.',
    'Bahan yang diperlukan untuk satu liter larutan ini murah dan mudah didapat:\n- bawang putih\n- air bersih\nSemua bahan dihaluskan lalu disaring sampai benar-benar bersih.',
  ],
  [
    'soft hyphens',
    `Kelembapan tanah yang baik untuk perse\u00ad\nmaian adalah enam puluh persen, ya.`,
    'Kelembapan tanah yang baik untuk persemaian adalah enam puluh persen, ya.',
  ],
  [
    'hyphens behind a sign of its own, and words that come in pairs',
    'Kandungan unsur di dalam tanah itu meliputi C-\norganik dan juga N-\ntotal. Sayur-\nmayur pun tumbuh baik di lahan yang demikian itu.',
    'Kandungan unsur di dalam tanah itu meliputi C-organik dan juga N-total. Sayur-mayur pun tumbuh baik di lahan yang demikian itu.',
  ],
  ['letters drawn as one sign', 'ﬁlter dan ﬂora', 'filter dan flora'],
])('lines of a page become paragraphs: %s', (_name, text, whole) => {
  expect(joinWrappedLines(text)).toBe(whole);
});

test.each([
  ['amounts', 'Urea 20 kg\nNPK 10 kg\nKompos dua karung'],
  ['an address', 'Dinas Pertanian Kabupaten Sukamaju\nJalan Raya Sukamaju nomor 12\nSukamaju 40111'],
  ['verses', 'Ke sawah kami pergi pagi\nMembawa cangkul dan bekal\nPulang saat senja tiba'],
  [
    'sentences of one line each',
    'Siram setiap pagi sebelum matahari tinggi sekali.\nPupuk setiap dua minggu dengan takaran yang tepat.',
  ],
  [
    'lines that end in a comma',
    'lepas benih di atas tanah yang gembur,\nsiram dengan air yang tenang dan jernih,\ntunggu tujuh hari sampai tunasnya keluar',
  ],
  ['short lines', 'a,\nb,\nc'],
])('lines that were ended on purpose stay: %s', (_name, text) => {
  expect(joinWrappedLines(text)).toBe(text);
});

test('the PDF viewer of Firefox is known by its breaks', () => {
  expect(isOfPdfViewer('<span dir="ltr" role="presentation">a</span><br role="presentation">')).toBe(true);
  expect(isOfPdfViewer('<p>a<br>b</p>')).toBe(false);
});
