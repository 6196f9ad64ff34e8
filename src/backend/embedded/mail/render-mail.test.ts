import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MIN } from '#domain/limits.ts';
import { renderMail } from './render-mail.ts';
import type { MailKind } from './render-mail.ts';

const SUPABASE = join(import.meta.dirname, '../../supabase');
const config = readFileSync(join(SUPABASE, 'config.toml'), 'utf8');
const files = readdirSync(join(SUPABASE, 'templates'));
const VALUES = {
  Token: '123456',
  TokenHash: 'abcdef',
  ConfirmationURL: 'https://backend.example/auth/v1/verify?token=abcdef&type=recovery',
  SiteURL: 'https://tunas.example',
  RedirectTo: 'https://tunas.example/auth',
  Email: 'ana<b>@example.com',
  NewEmail: 'new@example.com',
};

/** The entry of a template in config.toml, whose paths are relative to the folder above supabase/. */
function named(file: string): { kind: string; subject: string } | undefined {
  const block = new RegExp(
    `\\[auth\\.email\\.template\\.(\\w+)\\]\\nsubject = "(.*)"\\ncontent_path = "./supabase/templates/${file}"`,
  ).exec(config);
  return block === null ? undefined : { kind: block[1] ?? '', subject: block[2] ?? '' };
}

describe.each(files)('the mail %s', (file) => {
  const mail = renderMail(file.replace('.html', '') as MailKind, VALUES);

  it('is named in config.toml, with its title as the subject', () => {
    expect(named(file)).toEqual({ kind: file.replace('.html', '').replace('-', '_'), subject: mail.subject });
  });

  it('gives the code in both languages, Indonesian first', () => {
    expect([...mail.html.matchAll(/<div lang="(\w+)">/g)].map((match) => match[1])).toEqual(['id', 'en']);
    expect(mail.text.match(/^123456$/gm)).toHaveLength(2);
  });

  it('gives the link in both languages, where it has one', () => {
    const links = mail.text.match(
      /^[^:]+: https:\/\/backend\.example\/auth\/v1\/verify\?token=abcdef&type=recovery$/gm,
    );
    expect(links ?? []).toHaveLength(file === 'reauthentication.html' ? 0 : 2);
  });

  it('asks nicely: no exclamation marks, no “silakan”, “mohon” or “harap”', () => {
    expect(mail.text).not.toMatch(/!|silakan|mohon|harap/i);
  });
});

it('puts what people typed into a mail as text, not as HTML', () => {
  const { html, text } = renderMail('recovery', VALUES);
  expect(html).toContain('ana&lt;b&gt;@example.com');
  expect(text).toContain('ana<b>@example.com');
});

it('promises what config.toml holds: codes of six digits for an hour', () => {
  expect(config).toMatch(/^otp_length = 6$/m);
  expect(config).toMatch(/^otp_expiry = 3600$/m);
  expect(renderMail('recovery', VALUES).text).toContain('valid for one hour');
});

it('lets a hosted project hold the portal’s shortest password', () => {
  expect(config).toMatch(new RegExp(`^minimum_password_length = ${PASSWORD_MIN}$`, 'm'));
});
