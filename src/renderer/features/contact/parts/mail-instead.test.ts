import { expect, test } from 'vitest';
import { mailInstead } from './mail-instead.ts';

const typed = { name: 'Ratna', phone: '', subject: 'Cabai & hujan?', message: 'Baris satu\nBaris dua 100%' };

test('the mail has every word that was typed, the name below', () => {
  const link = new URL(mailInstead('halo@tunas.example', typed));
  expect(link.protocol + link.pathname).toBe('mailto:halo@tunas.example');
  expect(link.searchParams.get('subject')).toBe('Cabai & hujan?');
  expect(link.searchParams.get('body')).toBe('Baris satu\nBaris dua 100%\r\n\r\nRatna');
});

test('blanks are %20: mail programs show a plus as a plus (RFC 6068)', () => {
  expect(mailInstead('halo@tunas.example', typed)).not.toContain('+');
});

test('what is empty is left out', () => {
  expect(mailInstead('halo@tunas.example', { name: '', phone: '', subject: '', message: '' })).toBe(
    'mailto:halo@tunas.example',
  );
  expect(mailInstead('halo@tunas.example', { name: '', phone: '', subject: '', message: 'x' })).toBe(
    'mailto:halo@tunas.example?body=x',
  );
});

test('the number stands below the name', () => {
  const link = new URL(mailInstead('halo@tunas.example', { ...typed, phone: '0812' }));
  expect(link.searchParams.get('body')).toMatch(/\r\n\r\nRatna\r\n0812$/);
});
