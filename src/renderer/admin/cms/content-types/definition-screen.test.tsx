// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';

import { type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { draftCounts, listedDrafts } from '#tests/support/memory/memory-draft-store.ts';
import { framed } from '#tests/support/stages/page-frame.ts';
import { restStage } from '#tests/support/memory/rest-calls.ts';
import { siteDetails } from '#content/site-details.ts';
import type { Language } from '#domain/localized.ts';
import { ok } from '#domain/result.ts';
// Fetched when they open; here they are at hand, so that nothing waits for them.
import '../../sections/about/about-editor.tsx';
import '../../sections/banners/banner-editor.tsx';
import '../../sections/banners/banner-preview.tsx';
import '../../sections/contact/contact-editor.tsx';
import '../../sections/contact/contact-initial-texts.ts';
import '../../sections/contact/contact-preview.tsx';
import '#renderer/features/home/page-messages/texts-en.ts';
import '#renderer/features/home/page-messages/texts-id.ts';
import { BarSlotContext } from '#renderer/admin/section.ts';
import { BANNERS } from '../../sections/banners/banners.ts';
import { BannersScreen } from '../../sections/banners/banners-screen.tsx';
import { CONTACT } from '../../sections/contact/contact.ts';
import { ContactAdminScreen } from '../../sections/contact/contact-admin-screen.tsx';
import '../markdown/source/source-field.tsx';
import { emptyDocument } from './document-schema.ts';
import type { DefinedDocument } from './definition.ts';

const MOMENT = '2026-11-22T05:00:00Z';
const COUNTS = draftCounts({ all: 2, published: 1 });

const draft = (document: DefinedDocument, more: object = {}) => ({
  ...{ id: 1, document, version: 1, saved_at: MOMENT, saved_by_name: '', mine: false, binned_at: null },
  ...{ live: { id: null, en: null }, approval: null, review: null, missing_media: [], now: MOMENT },
  ...more,
});

let answers: Parameters<typeof restStage>[0];
let asked: ReturnType<typeof restStage>['asked'];

async function open(children: ReactNode, address: string, language: Language = 'en') {
  const stage = restStage(answers);
  asked = stage.asked;
  // What can be done with an item stands in the shell's bar.
  const slot = document.body.appendChild(document.createElement('div'));
  await openAdmin(<BarSlotContext value={slot}>{children}</BarSlotContext>, {
    rest: stage.rest,
    repository: { site: siteDetails },
    address,
    language,
  });
  await settle();
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  // The unmounted screen finishes its work before the next test.
  await settle();
});

/** Of the editor; the page in its frame has one as well. */
const heading = () => screen.getAllByRole('heading', { level: 1 })[0]?.textContent;
const button = (name: string) => screen.queryByRole('button', { name });

test('a collection of many without any says what visitors see meanwhile', async () => {
  answers = { 'rpc/list_drafts': listedDrafts(0), 'rpc/count_drafts': COUNTS };
  await open(<BannersScreen rest="" />, '/admin/hero-banner', 'id');
  expect(screen.getAllByText(/^Belum ada spanduk/).length).toBeGreaterThan(0);
});

test('a collection of many opens one of them, with its facts, its preview and its way into the bin', async () => {
  const banner = { ...emptyDocument(BANNERS), buttonLink: '/blog', order: 2 };
  const side = { ...banner.en, title: 'Harvest', buttonLabel: 'Read' };
  answers = { 'rpc/read_draft': ok(draft({ ...banner, en: side }, { id: 3 })) };
  await open(<BannersScreen rest="3" />, '/en/admin/hero-banner/3');
  expect(heading()).toBe('Harvest');
  // In its menu, the way into the bin.
  expect(button('Other actions')).toBeTruthy();
  // On the home page, as visitors get it.
  await vi.waitFor(() => expect(framed().body.querySelector('.hero h1')?.textContent).toContain('Harvest'));
  const hero = within(framed().body.querySelector<HTMLElement>('.hero')!);
  expect(hero.getByRole('link', { name: /^Read/ }).getAttribute('href')).toBe('/en/blog');
  // There is no Indonesian yet: its place says what belongs there.
  fireEvent.click(screen.getByRole('button', { name: 'Indonesian' }));
  await vi.waitFor(() =>
    expect(framed().body.querySelector('.hero h1')?.getAttribute('data-text-state')).toBe('empty'),
  );
});

test('a text is written where it stands, in both languages, and the page shows it', async () => {
  const banner = emptyDocument(BANNERS);
  answers = { 'rpc/read_draft': ok(draft({ ...banner, id: { ...banner.id, title: 'Panen' } }, { id: 7 })) };
  // What is written stays on the device: the other tests open other banners.
  await open(<BannersScreen rest="7" />, '/en/admin/hero-banner/7');
  fireEvent.click(screen.getByRole('button', { name: 'Indonesian' }));
  const title = await vi.waitFor(() => {
    const found = framed().body.querySelector<HTMLElement>('[data-text-name="title"]');
    expect(found?.textContent).toContain('Panen');
    return found!;
  });
  fireEvent.click(title);
  const written = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Judul/ });
  expect(document.activeElement).toBe(written);
  fireEvent.change(written, { target: { value: 'Panen raya' } });
  await vi.waitFor(() => expect(framed().body.querySelector('.hero h1')?.textContent).toContain('Panen raya'));
  fireEvent.keyDown(written, { key: 'Escape' });
  expect(screen.queryByRole('textbox', { name: /^Judul/ })).toBeNull();
  // What the page shows nothing of is in a list.
  fireEvent.click(screen.getByRole('button', { name: 'Text' }));
  expect(screen.getByRole('textbox', { name: /^Teks/ })).toBeTruthy();
});

test('a picture that was deleted is told as soon as its draft is opened, and no longer once another one stands there', async () => {
  const image = '/media/0b9c2f0e-1111-4222-8333-444455556666/480.webp';
  const banner = { ...emptyDocument(BANNERS), image, decorative: true };
  answers = { 'rpc/read_draft': ok(draft(banner, { id: 3, missing_media: [image] })) };
  await open(<BannersScreen rest="3" />, '/en/admin/hero-banner/3');
  const words = 'The picture has been deleted. Choose another one.';
  await press(await screen.findByRole('button', { name: words }));
  const chooser = screen.getByRole('button', { name: 'Replace picture' });
  const described = chooser.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(words);
  await press('Remove picture');
  expect(screen.queryByText(words)).toBeNull();
});

describe('what there is one of', () => {
  const contact = emptyDocument(CONTACT);

  test('opens at once: no list, no bin, no copy', async () => {
    const side = { ...contact.en, title: 'Write to us' };
    answers = { 'rpc/read_draft': ok(draft({ ...contact, email: 'kebun@contoh.id', en: side })) };
    await open(<ContactAdminScreen rest="" />, '/en/admin/contact');
    expect(asked.filter(({ path }) => path.includes('draft'))).toMatchObject([
      { path: 'rpc/read_draft', body: { collection: 'contact', item: 1 } },
    ]);
    expect(heading()).toBe('Write to us');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Other actions' }), { key: 'Enter' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).not.toContain('Move to bin');
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    // As visitors get it, with the texts that only their page has.
    await vi.waitFor(() => expect(framed().body.textContent).toContain('kebun@contoh.id'));
    const shown = within(framed().body);
    expect(shown.getByRole('heading', { level: 1 }).textContent).toContain('Write to us');
    expect(shown.getByRole('button', { name: 'Send message' })).toBeTruthy();
  });

  test('shows the texts that visitors read where nothing was ever written, which become the draft with the first change', async () => {
    answers = { 'rpc/read_draft': ok(draft(contact)) };
    await open(<ContactAdminScreen rest="" />, '/en/admin/contact');
    const lead = await vi.waitFor(() => {
      const found = framed().body.querySelector<HTMLElement>('[data-text-name="lead"]');
      expect(found?.textContent).not.toBe('');
      return found!;
    });
    fireEvent.click(lead);
    const popover = within(document.querySelector<HTMLElement>('.text-popover')!);
    const written = popover.getAllByRole<HTMLTextAreaElement>('textbox')[0]!;
    expect(written.value).toBe(lead.textContent?.replace(/[\u2061-\u2064]/g, ''));
    fireEvent.change(written, { target: { value: 'Ask us.' } });
    await vi.waitFor(() => expect(framed().body.textContent).toContain('Ask us.'));
    expect(framed().body.querySelector('[data-text-name="title"]')?.textContent).not.toBe('');
  });
});
