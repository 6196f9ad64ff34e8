import { expect, test } from 'vitest';
import { findPattern, type FindSettings, placesIn } from './find-pattern.ts';

const found = (text: string, words: string, settings: Partial<FindSettings> = {}) => {
  const pattern = findPattern({ words, matchCase: false, wholeWord: false, ...settings });
  return pattern ? placesIn(text, pattern).map(({ from, to }) => text.slice(from, to)) : null;
};

test('nothing is looked for where nothing was typed', () => {
  expect(found('a b', '')).toBeNull();
  expect(found('a b', ' ')).toEqual([' ']);
});

test('capitals count only where they are meant to', () => {
  expect(found('Cabai cabai CABAI', 'cabai')).toEqual(['Cabai', 'cabai', 'CABAI']);
  expect(found('Cabai cabai CABAI', 'cabai', { matchCase: true })).toEqual(['cabai']);
});

test('a whole word is no part of another one, nor of a figure', () => {
  expect(found('air, cairan, Air-air', 'air', { wholeWord: true })).toEqual(['air', 'Air', 'air']);
  expect(found('5 kg, 50 kg, 2,5 kg', '5', { wholeWord: true })).toEqual(['5', '5']);
  expect(found('café, cafés', 'cafe\u0301'.normalize('NFC'), { wholeWord: true })).toEqual(['café']);
});

test('signs mean themselves', () => {
  expect(found('Rp5.000 (a+b)? [c] $& a{2} x|y \\ ^', '(a+b)?')).toEqual(['(a+b)?']);
  for (const sign of ['.', '$&', '[c]', 'a{2}', 'x|y', '\\', '^']) {
    expect(found('Rp5.000 (a+b)? [c] $& a{2} x|y \\ ^', sign)).toEqual([sign]);
  }
});

test('a space finds one that doesn’t break, and straight quotation marks curved ones', () => {
  expect(found('40\u00a0cm, 40 cm', '40 cm')).toEqual(['40\u00a0cm', '40 cm']);
  expect(found('“tua” "tua" don’t', '"tua"')).toEqual(['“tua”', '"tua"']);
  expect(found('don’t', "don't")).toEqual(['don’t']);
});
