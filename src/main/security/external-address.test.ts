import { describe, expect, it } from 'vitest';
import { externalAddress } from './external-address.ts';

const longest = `https://example.org/${'a'.repeat(2_061)}`;

describe('externalAddress', () => {
  it.each([
    ['https://example.org', 'https://example.org/'],
    ['https://wa.me/?text=Bibit%20baru', 'https://wa.me/?text=Bibit%20baru'],
    ['HTTPS://Example.org/A', 'https://example.org/A'],
    ['mailto:halo@example.org', 'mailto:halo@example.org'],
    ['mailto:?subject=A&body=B&cc=c@example.org', 'mailto:?subject=A&body=B&cc=c@example.org'],
    [longest, longest],
  ])('lets out %s', (address, opened) => {
    expect(externalAddress(address)).toBe(opened);
  });

  it.each([
    `${longest}a`,
    `https://example.org/${'é'.repeat(500)}`,
    'https://name@example.org/',
    'https://:secret@example.org/',
    'http://example.org/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'mailto:a@example.org?attach=/etc/passwd',
    'mailto:a@example.org?subject=x&Attachment=/etc/passwd',
    'app://bundle/',
    'tunas://article/1',
    'smb://host/share',
    'ms-settings:',
    'https://',
    '//example.org',
    '/article/1',
    '',
  ])('keeps %s', (address) => {
    expect(externalAddress(address)).toBeNull();
  });
});
