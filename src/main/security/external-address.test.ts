import { describe, expect, it } from 'vitest';
import { disguisedAddresses } from '#tests/support/cases/disguised-addresses.ts';
import { mailInstead } from '../../renderer/features/contact/parts/mail-instead.ts';
import { replyAddress } from '../../renderer/admin/sections/inbox/reply-address.ts';
import { externalAddress } from './external-address.ts';

const longest = `https://example.org/${'a'.repeat(2_061)}`;

describe('externalAddress', () => {
  it.each([
    ['https://example.org', 'https://example.org/'],
    ['https://wa.me/?text=Bibit%20baru', 'https://wa.me/?text=Bibit%20baru'],
    ['HTTPS://Example.org/A', 'https://example.org/A'],
    ['mailto:halo@example.org', 'mailto:halo@example.org'],
    ['MAILTO:halo@example.org', 'mailto:halo@example.org'],
    ['mailto:?subject=A&body=B&cc=c@example.org', 'mailto:?cc=c@example.org&subject=A&body=B'],
    ['mailto:?to=a@example.org,b@example.org', 'mailto:a@example.org,b@example.org'],
    ['mailto:a%2Btani@example.org?subject=1+1', 'mailto:a%2Btani@example.org?subject=1%2B1'],
    ['mailto:a@example.org?body=satu%0Adua%0D%0Atiga', 'mailto:a@example.org?body=satu%0D%0Adua%0D%0Atiga'],
    // Unknown fields are left out, however their names are written.
    ['mailto:a@example.org?attach=/etc/passwd', 'mailto:a@example.org'],
    ['mailto:a@example.org?subject=x&Attachment=/etc/passwd', 'mailto:a@example.org?subject=x'],
    ['mailto:a@example.org?%61ttach=/etc/passwd&bcc=b@example.org', 'mailto:a@example.org'],
    ['mailto:a@example.org?subject=x&subject=y#z', 'mailto:a@example.org?subject=x'],
    ['mailto:a@example.org?subject=x%0D%0ABcc:b@example.org', 'mailto:a@example.org?subject=x%20Bcc%3Ab%40example.org'],
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
    'mailto:a@example.org%0D%0ABcc:b@example.org',
    'mailto:a@example.org?cc=b@example.org%0Ac@example.org',
    'mailto:a%FF@example.org',
    `mailto:${Array.from({ length: 6 }, (_, index) => `a${index}@example.org`).join()}`,
    'mailto:kompos',
    `mailto:a@example.org?body=${'a'.repeat(200_000)}`,
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

describe('a disguised address', () => {
  const SITE = 'https://tunas.example';
  it.each([...disguisedAddresses(SITE), 'https://tunas.example\\@evil.example/'])(
    '%j leads every program to the same host, or isn’t opened',
    (address) => {
      const opened = externalAddress(address);
      if (opened === null) return;
      // Read as browsers do, as RFC 3986 does, and as programs that take the last `@` of all.
      const [, authority = ''] = /^https:\/\/([^/?#]*)/.exec(opened) ?? [];
      expect(authority).toMatch(/^[a-z0-9.[\]:-]+$/);
      expect(authority).toBe(new URL(address).host);
      expect(new URL(opened).origin).toBe(`https://${authority}`);
    },
  );
});

describe('a long mail', () => {
  it.each([
    ['its text', `body=${'%F0%9F%8C%B1'.repeat(2_000)}`],
    ['its subject', `subject=${'a'.repeat(5_000)}&body=b`],
  ])('is opened with %s cut, marked by dots', (_name, query) => {
    const opened = externalAddress(`mailto:a@example.org?${query}`) ?? '';
    expect(opened.length).toBeGreaterThan(200);
    expect(opened.length).toBeLessThanOrEqual(2_081);
    expect(opened).toMatch(/\.\.\./);
    expect(() => decodeURIComponent(opened)).not.toThrow();
  });

  it('is opened as the portal wrote it where it fits', () => {
    const message = { email: 'sri@contoh.id', message: 'Kapan panen?\nDi kebun “Mawar”.', subject: 'Selada' } as never;
    const words = { subject: 'Selada & kangkung', intro: 'Sri menulis:', reply: 'Besok.\nPagi.' };
    const { address: result } = replyAddress(message, words);
    const instead = mailInstead('halo@tunas.example', {
      name: 'Sri',
      phone: '+62 812 3456',
      subject: 'Pupuk + air',
      message: 'Baris 1\r\nBaris 2',
    });
    expect([result, instead].map(externalAddress)).toEqual([result, instead]);
  });
});
