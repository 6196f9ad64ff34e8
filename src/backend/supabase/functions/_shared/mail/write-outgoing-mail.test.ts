import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '#renderer/admin/sections/messages/en.json';
import id from '#renderer/admin/sections/messages/id.json';
import type { InvitationValues, MailLanguage, MentionValues, OutgoingMail } from './outgoing-mail.ts';
import { writeOutgoingMail } from './write-outgoing-mail.ts';

const SITE = 'https://tunas.example/';
const INVITED: InvitationValues = {
  ...{
    email: 'eko@contoh.id',
    role: 'editor',
    writes: null,
    invited_by: 'Ayu Lestari',
    until: '2026-12-04T02:00:00Z',
    code: 'c0de-_',
  },
};
const NAMED: MentionValues = {
  author: { name: 'Budi', role: 'reviewer', language: null },
  ...{ title_indonesian: 'Selada', title_english: 'Lettuce', collection: 'articles', item: 7 },
  ...{ comment: '00000000-0000-4000-8000-000000000001', body: '@Ayu, kapan?\nSebelum panen.', shortened: false },
  wants_changes: false,
};
const HEAD = { id: 1, attempt: 1, to: 'eko@contoh.id' };

const invitation = (language: MailLanguage | null, more: Partial<InvitationValues> = {}): OutgoingMail => ({
  ...HEAD,
  language,
  kind: 'invitation',
  values: { ...INVITED, ...more },
});
const mention = (language: MailLanguage | null, more: Partial<MentionValues> = {}): OutgoingMail => ({
  ...HEAD,
  language,
  kind: 'mention',
  values: { ...NAMED, ...more },
});
const write = (mail: OutgoingMail) => writeOutgoingMail(mail, SITE);

describe('an invitation', () => {
  it('names the inviter, the role, the steps, the link and the end of validity, in Indonesian', () => {
    expect(write(invitation('id'))).toMatchObject({
      subject: 'Undangan ikut mengurus Tunas',
      text:
        'Undangan ikut mengurus Tunas\n\nAyu Lestari (super admin) mengundang Anda sebagai editor.\n\n' +
        '1. Buka tautan di bawah. Daftar dengan alamat eko@contoh.id, atau masuk bila Anda sudah punya akun.\n' +
        '2. Bila diminta, konfirmasi dulu lewat email berikutnya.\n3. Setelah itu Anda langsung bisa mulai bekerja.\n\n' +
        'Terima undangan: https://tunas.example/auth?invitation=c0de-_\n\n' +
        'Undangan ini berlaku sampai 4 Desember 2026 pukul 09.00 WIB.\n\nTidak kenal Tunas? Abaikan saja email ini.\n',
    });
  });

  it('leads English readers to English pages', () => {
    const { subject, text } = write(invitation('en', { invited_by: '' }));
    expect(subject).toBe('You are invited to work on Tunas');
    expect(text).toContain('You are invited as editor.');
    expect(text).toContain('https://tunas.example/en/auth?invitation=c0de-_');
    expect(text).toContain('until 4 December 2026 at 09:00, Jakarta time');
  });

  it('calls the roles as the portal does', () => {
    const roles = [
      ['superadmin', null, 'role.superadmin'],
      ['editor', null, 'role.editor'],
      ['translator', 'id', 'role.translatorId'],
      ['translator', 'en', 'role.translatorEn'],
      ['reviewer', null, 'role.reviewer'],
    ] as const;
    for (const [role, writes, key] of roles) {
      expect(write(invitation('id', { role, writes })).text).toContain(`mengundang Anda sebagai ${id.people[key]}.`);
      expect(write(invitation('en', { role, writes })).text).toContain(`invites you as ${en.people[key]}.`);
    }
  });
});

describe('a mention', () => {
  it('names the author, the draft and the text, and links to the comment and to the mail preferences', () => {
    expect(write(mention('id'))).toMatchObject({
      subject: 'Budi (pemeriksa) menyebut Anda di “Selada”',
      text:
        'Budi (pemeriksa) menyebut Anda di “Selada”\n\n> @Ayu, kapan?\n> Sebelum panen.\n\n' +
        'Buka komentarnya: https://tunas.example/admin/blogs/7?comment=00000000-0000-4000-8000-000000000001\n\n' +
        'Email ini dikirim karena nama Anda disebut. Atur email seperti ini di profil Anda: https://tunas.example/profile\n',
    });
    expect(write(mention('en')).subject).toBe('Budi (reviewer) mentioned you in “Lettuce”');
  });

  it('says what is cut off, who nobody knows, and what has no title', () => {
    const { text } = write(
      mention('en', { author: { name: ' ', role: null }, title_english: '', title_indonesian: '', shortened: true }),
    );
    expect(text).toMatch(/^Somebody mentioned you in an article without a title\n/);
    expect(text).toContain('> Sebelum panen.…');
    expect(write(mention('en', { title_english: '' })).subject).toContain('“Selada”');
    expect(write(mention('id', { title_indonesian: 'x'.repeat(200) })).subject).toBe(
      `Budi (pemeriksa) menyebut Anda di “${'x'.repeat(60)}…”`,
    );
  });

  it('says of whom no role is known, because they have left the team, nothing but the name', () => {
    expect(write(mention('id', { author: { name: 'Budi', role: null } })).subject).toBe(
      'Budi menyebut Anda di “Selada”',
    );
    const author = { name: 'Budi', role: 'translator', language: 'en' } as const;
    expect(write(mention('id', { author })).subject).toContain('Budi (penerjemah bahasa Inggris) menyebut');
  });

  it('says of a draft that was sent back that changes are wanted', () => {
    expect(write(mention('id', { wants_changes: true })).subject).toBe(
      'Budi (pemeriksa) meminta perubahan di “Selada”',
    );
  });

  it('leads to the only item of a kind, and to the dashboard where it doesn’t know the section', () => {
    expect(write(mention('id', { collection: 'about', item: 1 })).text).toContain('/admin/about?comment=');
    expect(write(mention('id', { collection: 'glossary' })).text).toContain('https://tunas.example/admin\n');
  });
});

it('is written in both languages, Indonesian first, where nobody knows what is read', () => {
  const { subject, text, html } = write(mention(null));
  expect(subject).toBe('Budi (pemeriksa) menyebut Anda di “Selada” / Budi (reviewer) mentioned you in “Lettuce”');
  expect(text.split('\n\n---\n\n')).toHaveLength(2);
  expect([...html.matchAll(/<div lang="(\w+)">/g)].map((match) => match[1])).toEqual(['id', 'en']);
});

describe('what somebody typed', () => {
  const HOSTILE = '<img src=x onerror=alert(1)>"\'&\r\nBcc: all@example.com\u202e\u0007';

  it('is text in the HTML, and one line in the subject', () => {
    const named = write(
      mention(null, { author: { name: HOSTILE, role: null }, title_indonesian: HOSTILE, body: HOSTILE }),
    );
    const invited = write(invitation(null, { invited_by: HOSTILE, email: HOSTILE }));
    for (const { subject, html } of [named, invited]) {
      expect(html).not.toMatch(/<img|onerror=alert\(1\)>/);
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(subject + html).not.toMatch(/[\p{Cc}\u202e]/u);
    }
  });

  it('breaks out of no attribute', () => {
    const { html } = write(mention('id', { comment: '"><b>', collection: 'articles' }));
    expect(html).not.toContain('<b>');
    expect(html).toContain('comment=%22%3E%3Cb%3E');
  });
});

it.each(['id', 'en'] as const)('speaks plainly in %s', (language) => {
  for (const { text } of [write(mention(language)), write(invitation(language))]) {
    expect(text).not.toMatch(/!|silakan|mohon|harap|surel|please|sorry/i);
  }
});

it('is written by code that Node and Deno both load as it is', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(7);
  for (const file of files) {
    const code = readFileSync(join(import.meta.dirname, file), 'utf8');
    const imports = [...code.matchAll(/\bfrom '([^']*)'|\bimport\('([^']*)'\)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    for (const each of imports) expect(each, file).toMatch(/^\.\/[\w-]+\.ts$/);
    expect(code.replace(/\/\/.*|\/\*[^]*?\*\//g, ''), file).not.toMatch(/\b(Deno|process|Buffer|require|NodeJS)\b/);
  }
});
