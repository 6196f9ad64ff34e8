// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAt, settle } from '#tests/support/admin-stage.tsx';
import { sessionStage, signedIn } from '#tests/support/session-stage.tsx';
import { siteDetails } from '#content/site-details.ts';
import { DRAFT_SHOWS } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { RepositoryContext, type Repository } from '#renderer/data/repository.ts';
// Fetched when they open; here they are at hand, so that nothing waits for them.
import '../../sections/about/about-editor.tsx';
import '../../sections/banners/banner-editor.tsx';
import '../../sections/contact/contact-editor.tsx';
import '../../sections/contact/contact-preview.tsx';
import { aboutInitialTexts } from '../../sections/about/about-initial-texts.ts';
import { AboutAdminScreen } from '../../sections/about/about-admin-screen.tsx';
import { BANNERS } from '../../sections/banners/banners.ts';
import { BannersScreen } from '../../sections/banners/banners-screen.tsx';
import { CONTACT } from '../../sections/contact/contact.ts';
import { ContactAdminScreen } from '../../sections/contact/contact-admin-screen.tsx';
import '../markdown/markdown-field.tsx';
import { emptyDocument } from './document-schema.ts';
import type { DefinedDocument } from './definition.ts';
import { type RestAnswer, type RestRequest, queryOver } from '#tests/support/rest-calls.ts';

const MOMENT = '2026-11-22T05:00:00Z';
const COUNTS = { ...Object.fromEntries(DRAFT_SHOWS.map((show) => [show, 0])), all: 2, published: 1 };
const ROW = {
  ...{ id: 3, version: 1, title_indonesian: 'Panen raya', title_english: 'Harvest', topic: null, image: '' },
  ...{ state_indonesian: 'published', state_english: 'draft', changed_indonesian: false, changed_english: false },
  ...{
    outdated_indonesian: 0,
    outdated_english: 0,
    live_from_indonesian: MOMENT,
    revision_indonesian: null,
    revision_english: null,
    live_from_english: null,
  },
  ...{ missing_alt: false, review_due: null, saved_at: MOMENT, saved_by_name: 'Ratna', binned_at: null },
  binned_by_name: '',
};

const draft = (document: DefinedDocument, more: object = {}) => ({
  ...{ id: 1, document, version: 1, saved_at: MOMENT, saved_by_name: '', mine: false, binned_at: null },
  ...{ live: { id: null, en: null }, now: MOMENT },
  ...more,
});

let answers: Record<string, Result<unknown>>;
let asked: RestRequest[];

function rest(request: RestRequest): Promise<Result<RestAnswer>> {
  asked.push(request);
  const answer = answers[request.path] ?? failed('not-found', request.path);
  return Promise.resolve(answer.ok ? ok({ body: answer.value, total: null }) : answer);
}

const repository = { site: siteDetails, pictureSource: (address: string) => address } as unknown as Repository;

function Stage({ children }: { readonly children: ReactNode }) {
  return (
    <RepositoryContext value={repository}>
      <main>{children}</main>
    </RepositoryContext>
  );
}

async function open(children: ReactNode, address: string, language: Language = 'en') {
  const session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(rest) }));
  await openAt(<Stage>{children}</Stage>, { session, address, language });
  await settle();
}

beforeEach(() => {
  asked = [];
  answers = {};
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  cleanup();
  // What is closed is put away before anybody hears of it again.
  await settle();
  vi.restoreAllMocks();
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const button = (name: string) => screen.queryByRole('button', { name });

describe('a collection of many', () => {
  test('is a list: how many there are, a new one, and each of them', async () => {
    answers = {
      'rpc/list_drafts': ok({ total: 1, now: MOMENT, rows: [ROW] }),
      'rpc/count_drafts': ok(COUNTS),
    };
    await open(<BannersScreen rest="" />, '/en/admin/hero-banner');
    expect(heading()).toBe('Hero Banner');
    expect(screen.getByText('2 banners, 1 published')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Make a banner' }).getAttribute('href')).toBe('/en/admin/hero-banner/new');
    expect(screen.getByRole('link', { name: 'Harvest' }).getAttribute('href')).toBe('/en/admin/hero-banner/3');
    expect(asked.find(({ path }) => path === 'rpc/list_drafts')?.body).toMatchObject({ collection: 'banners' });
    // Banners neither belong to categories nor are they reviewed.
    expect(screen.queryByRole('option', { name: /review/ })).toBeNull();
    expect(screen.queryByLabelText('Category')).toBeNull();
  });

  test('without any says what visitors see meanwhile', async () => {
    answers = { 'rpc/list_drafts': ok({ total: 0, now: MOMENT, rows: [] }), 'rpc/count_drafts': ok(COUNTS) };
    await open(<BannersScreen rest="" />, '/admin/hero-banner', 'id');
    expect(screen.getAllByText(/^Belum ada spanduk/).length).toBeGreaterThan(0);
  });

  test('opens one of them, with its facts, its preview and its way into the bin', async () => {
    const banner = { ...emptyDocument(BANNERS), buttonLink: '/blog', order: 2 };
    const side = { ...banner.en, title: 'Harvest', buttonLabel: 'Read' };
    answers = { 'rpc/read_draft': ok(draft({ ...banner, en: side }, { id: 3 })) };
    await open(<BannersScreen rest="3" />, '/en/admin/hero-banner/3');
    expect(heading()).toBe('Harvest');
    expect(screen.getByText('/blog · Order 2')).toBeTruthy();
    expect(button('Move to bin')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await settle();
    const preview = within(screen.getByRole('dialog'));
    expect(preview.getByRole('heading', { name: 'Harvest' })).toBeTruthy();
    expect(preview.getByRole('link', { name: 'Read' }).getAttribute('href')).toBe('/blog');
    // There is no Indonesian yet: visitors read the other language.
    fireEvent.click(preview.getByRole('button', { name: 'Indonesia' }));
    expect(preview.getByRole('article').lang).toBe('en');
  });
});

describe('what there is one of', () => {
  const contact = emptyDocument(CONTACT);

  test('opens at once: no list, no bin, no copy', async () => {
    const side = { ...contact.en, title: 'Write to us' };
    answers = { 'rpc/read_draft': ok(draft({ ...contact, email: 'halo@tunas.example', en: side })) };
    await open(<ContactAdminScreen rest="" />, '/en/admin/contact');
    expect(asked).toContainEqual(
      expect.objectContaining({ path: 'rpc/read_draft', body: { collection: 'contact', item: 1 } }),
    );
    expect(heading()).toBe('Write to us');
    expect([button('Move to bin'), button('Start from the words shown now')]).toEqual([null, null]);
    // As visitors get it, with the texts that only their page has.
    fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('halo@tunas.example'));
    const preview = within(screen.getByRole('dialog'));
    expect(preview.getByRole('heading', { name: 'Write to us' })).toBeTruthy();
    expect(preview.getByRole('button', { name: 'Send message' })).toBeTruthy();
  });

  test('offers the words that visitors read where nothing was ever written', async () => {
    answers = { 'rpc/read_draft': ok(draft(contact)) };
    await open(<ContactAdminScreen rest="" />, '/admin/contact', 'id');
    expect(heading()).toBe('Kontak');
    fireEvent.click(screen.getByRole('button', { name: 'Isi dengan teks yang sekarang tampil' }));
    const texts = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
    await vi.waitFor(() => expect(texts()).toContain('Kontak'));
    expect(button('Isi dengan teks yang sekarang tampil')).toBeNull();
    expect(texts()).toEqual(expect.arrayContaining(['Kontak', 'Contact', 'Jakarta, Indonesia']));
    fireEvent.click(screen.getByRole('button', { name: /media sosial/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(siteDetails.email);
  });
});

test.each(['id', 'en'] as const)(
  'every field has its name and its place, in %s',
  async (language) => {
    const words = await aboutInitialTexts();
    answers = { 'rpc/read_draft': ok(draft(words)) };
    await open(<AboutAdminScreen rest="" />, '/admin/about', language);
    fireEvent.click(screen.getByRole('button', { expanded: false, name: /tim|team/i }));
    const values = screen.getAllByRole('group', { name: /^(Value|Prinsip) \d$/ });
    expect(values).toHaveLength(8);
    const written = values.map((value) =>
      within(value)
        .getAllByRole('textbox')
        .map(({ lang }) => lang),
    );
    expect(written.flat().sort().join(' ')).toBe(`${'en '.repeat(8)}${'id '.repeat(8)}`.trim());
    expect(screen.getAllByRole('group', { name: /^(Team member|Anggota tim) \d$/ })).toHaveLength(3);
    // Neither colours nor what the browser hides by itself are known here; the journeys look at them.
    const { violations } = await axe.run(
      { include: 'main', exclude: 'input[hidden]' },
      {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      },
    );
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  },
  30_000,
);
