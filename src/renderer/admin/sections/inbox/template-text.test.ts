import { expect, test } from 'vitest';
import { filledTemplate, templateOf } from './template-text.ts';

test('the name of whoever wrote stands in each place for it, as it is', () => {
  expect(filledTemplate('Halo {name}, terima kasih {name}.', 'Sri $& Dewi')).toBe(
    'Halo Sri $& Dewi, terima kasih Sri $& Dewi.',
  );
});

test('a reply becomes a template without the name, where it isn’t a part of another word', () => {
  expect(templateOf('Halo Adi, jadi begini. Adi!', 'Adi')).toBe('Halo {name}, jadi begini. {name}!');
  expect(templateOf('Padi Adinda', 'Adi')).toBe('Padi Adinda');
  expect(templateOf('a b (Sri W.)', 'Sri W.')).toBe('a b ({name})');
});
