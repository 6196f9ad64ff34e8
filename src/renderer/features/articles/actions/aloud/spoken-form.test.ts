import { expect, test } from 'vitest';
import { spokenForm } from './spoken-form.ts';

test.each([
  ['EC 1,5–1,8 mS/cm', 'e ce 1 koma 5 sampai 1 koma 8 mili siemens per sentimeter'],
  ['Rp12.000', '12000 rupiah'],
  ['eceran Rp60.000/kg, jadi', 'eceran 60000 rupiah per kilogram, jadi'],
  ['Rp7.000/karung', '7000 rupiah per karung'],
  ['sekitar Rp2,5 juta per hektare', 'sekitar 2 koma 5 juta rupiah per hektare'],
  ['Rp900–Rp1.350', '900 sampai 1350 rupiah'],
  ['Rp5 sampai 10 juta', '5 sampai 10 juta rupiah'],
  ['200–300 kg/ha', '200 sampai 300 kilogram per hektare'],
  ['500 g–1 kg', '500 gram sampai 1 kilogram'],
  ['35 × 20 cm', '35 kali 20 sentimeter'],
  ['lahan 100 m².', 'lahan 100 meter persegi.'],
  ['20–27 °C', '20 sampai 27 derajat Celsius'],
  ['angin 10 km/jam', 'angin 10 kilometer per jam'],
  ['pH 5,5', 'pe ha 5 koma 5'],
  ['kemiringan 5%', 'kemiringan 5 persen'],
  ['November–Desember 2025/2026', 'November sampai Desember 2025, 2026'],
  ['BPP dan PLN, bukan NASA', 'be pe pe dan pe el en, bukan NASA'],
  ['pertanian ber\u00adkelanjutan', 'pertanian berkelanjutan'],
  ['padi, sebanyak 40\u00a0cm', 'padi, sebanyak 40 sentimeter'],
])('says %s in Indonesian', (written, said) => expect(spokenForm(written, 'id')).toBe(said));

test.each([
  ['EC 1.5–1.8 mS/cm', 'EC 1.5 to 1.8 millisiemens per centimetre'],
  ['Rp12,000', '12,000 rupiah'],
  ['about Rp1.5 million', 'about 1.5 million rupiah'],
  ['Rp42,000/kg retail', '42,000 rupiah per kilogram retail'],
  ['5.2 t/ha', '5.2 tonnes per hectare'],
  ['1 kg and 2 kg', '1 kilogram and 2 kilograms'],
  ['60 × 70 cm', '60 by 70 centimetres'],
  ['20 × Rp1,000', '20 times 1,000 rupiah'],
  ['100 m² at 20–27 °C', '100 square metres at 20 to 27 degrees Celsius'],
  ['pH 5.8', 'p H 5.8'],
  ['10 km/h, 50%', '10 kilometres per hour, 50 percent'],
])('says %s in English', (written, said) => expect(spokenForm(written, 'en')).toBe(said));
