// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { contactRow, drawn, siteRepository, type KnownSite } from '#tests/support/stages/site-stage.tsx';
import { footerContent, readSiteContent, type FooterContent } from '../data/site-content.ts';
import { Footer, FooterContext } from './footer.tsx';

/** The end of the page isn't near, and the page isn't idle, before the test triggers these. */
let near: (() => void)[];
let idle: (() => void)[];
class Watch {
  private readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe() {
    near.push(() => this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
  }
  disconnect() {}
}

beforeEach(() => {
  near = [];
  idle = [];
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => void idle.push(work));
});

/** A site, and the footer's texts in the page's HTML. */
type Known = KnownSite & { readonly footer?: FooterContent };

async function show({ footer, ...known }: Known, language: Language = 'id') {
  const { repository, asked } = siteRepository(known);
  const element = (
    <FooterContext value={footer}>
      <Footer />
    </FooterContext>
  );
  const view = await drawn(element, repository, language);
  return { ...view, asked };
}
const come = () => act(() => near.forEach((each) => each()));
const rest = () =>
  act(async () => {
    idle.forEach((each) => each());
    // The footer's code is loaded first.
    await import('../data/site-reading.ts');
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
/** The same after the reader scrolled near the footer. */
const read = async () => (await come(), rest());
const outward = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('/'));

const OWN = [
  'https://www.instagram.com/tunas.example',
  'https://www.youtube.com/@tunas.example',
  'mailto:halo@tunas.example',
];
const shared = { phone: '+62 21 555', social: [{ name: 'Mastodon', link: 'https://tani.example/@a' }] };
const HOSTILE = { email: 'javascript:alert(1)', phone: '1', social: [{ name: 'X', link: 'javascript:alert(1)' }] };
const WRITTEN = ['https://tani.example/@a', 'mailto:tani@desa.example', 'tel:+6221555'];

describe('what is published', () => {
  test('is asked for when a reader comes near and nothing else is under way, not before', async () => {
    const { asked } = await show({ live: [contactRow({ shared })] });
    expect(asked).toEqual([]);
    await come();
    expect(asked).toEqual([]);
    expect(outward()).toEqual(OWN);
    await rest();
    expect(asked).toEqual(['id']);
    expect(outward()).toEqual(WRITTEN);
    expect(screen.getByText('Garut')).toBeTruthy();
  });

  const footer = footerContent(readSiteContent([contactRow({ shared })], 'id', String)!.contact!, 'id', '');
  const offline = new Error('offline');

  test.each<readonly [string, Known, readonly string[], readonly string[]]>([
    ['is there at once where the page was made with it', { footer, live: offline }, WRITTEN, WRITTEN],
    [
      'is what this device keeps where the backend can’t be asked',
      { stored: [contactRow({ shared })], live: offline },
      OWN,
      WRITTEN,
    ],
    ['that was withdrawn is gone', { footer, live: [] }, WRITTEN, OWN],
    ['leads nowhere it shouldn’t', { live: [contactRow({ shared: HOSTILE })] }, OWN, ['mailto:halo@tunas.example']],
  ])('%s', async (_what, known, first, then) => {
    await show(known);
    expect(outward()).toEqual(first);
    await read();
    expect(outward()).toEqual(then);
  });

  test('without other places has no column for them', async () => {
    await show({ stored: [contactRow()] });
    await read();
    expect(screen.queryByText('Ikuti kami')).toBeNull();
    expect(outward()).toEqual(['mailto:tani@desa.example']);
  });

  test('in the other language says so', async () => {
    await show({ stored: [contactRow({ language: 'en', text: { place: 'Garut, West Java' } })] });
    await read();
    expect(screen.getByText('Garut, West Java').lang).toBe('en');
  });

  test('comes to nobody who left', async () => {
    const { unmount } = await show({ live: [contactRow({ shared })] });
    await come();
    unmount();
    await rest();
    expect(screen.queryByText('tani@desa.example')).toBeNull();
  });
});

test('where a browser knows no idle moments, it is asked for a moment later', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const { asked } = await show({ live: [contactRow({ shared })] });
  await come();
  await vi.waitFor(() => expect(asked).toEqual(['id']));
});
