import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ArticleEditor, editorMessages } from '../pages/article-editor.ts';
import { addSuperAdmin, sessionOf, storageKey } from '../../support/portal/accounts.ts';
import { DraftApi } from '../../support/portal/draft-api.ts';
import { startBrowser } from '../../support/portal/killed-browser.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import { numbersFrom } from '../../support/seeded-numbers.ts';

// One with the backend in reach, and one without it.
const KILLS = process.env['PROVE'] ? 200 : 2;

/** Between two keys, ms: fast typing. */
const KEY_MS = 60;

/** Long enough for the editor to say that all is safe, ms. */
const PAUSE_MS = 1800;

/** What everybody waits for until it is safe. */
const FIRST = 'Padi';

/** Some saves long. */
const LONGEST_MS = 6000;

/** The typed text by time, and up to where the editor said that it was saved. */
interface Typed {
  readonly keys: readonly { readonly at: number; readonly length: number }[];
  /** The length of the longest text that the editor said was saved on this device or at the backend. */
  readonly acknowledged: number;
  readonly now: number;
}

/**
 * Records the excerpt's length with every key, and for which length the status line says that it is saved: both read at the same
 * time. The page's memory ends with it, so each record is sent out at once.
 */
async function takeNotes(page: Page): Promise<() => Typed> {
  const keys: { at: number; length: number }[] = [];
  let acknowledged = 0;
  await page.exposeFunction('noteText', (length: number) => void keys.push({ at: Date.now(), length }));
  await page.exposeFunction('noteSafe', (length: number) => void (acknowledged = Math.max(acknowledged, length)));
  await page.addInitScript(() => {
    interface Notes {
      noteText(length: number): void;
      noteSafe(length: number): void;
    }
    const { noteText, noteSafe } = globalThis as unknown as Notes;
    // Markdown has no blanks at the end of a paragraph.
    const length = (): number =>
      document.querySelector('.side-control[data-side="id"] .canvas-text')?.textContent.trim().length ?? 0;
    document.addEventListener('input', () => noteText(length()));
    // Read after React has rendered text and line together: at the key event the line is still that of the previous text.
    const look = (): void => {
      const kind = document.querySelector<HTMLElement>('.save-status')?.dataset['kind'] ?? '';
      if (['device', 'server', 'failed'].includes(kind)) noteSafe(length());
    };
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-kind'], childList: true });
  });
  return () => ({ keys, acknowledged, now: Date.now() });
}

test(`${KILLS} kills while somebody types: nothing acknowledged is lost, and at most a second of typing`, async ({
  portals,
  launchOptions,
}) => {
  test.setTimeout(60_000 + KILLS * 60_000);
  const { url, backend } = portals.writing;
  const random = numbersFrom(41_122);
  const writer = await addSuperAdmin(backend);
  const folder = mkdtempSync(join(tmpdir(), 'tunas-kills-'));
  let lost = 0;
  let mostMissing = 0;
  let least = Number.POSITIVE_INFINITY;
  const start = async () => {
    // A session for each, as long as a run may take; browsers write down their own only now and then.
    const session = await sessionOf(backend, writer);
    const browser = await startBrowser(folder, { ...launchOptions, baseURL: url });
    const stored = { key: storageKey(backend), value: JSON.stringify(session) };
    await browser.context.addInitScript(({ key, value }) => localStorage.setItem(key, value), stored);
    return browser;
  };
  try {
    let before = await start();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const { id } = await (await DraftApi.of(backend, writer)).create({ id: { content: '' } });
      const notes = await takeNotes(before.page);
      const editor = new ArticleEditor(before.page);
      await editor.open(id);
      await editor.content('id').click();
      // Every second round the backend is out of reach: this device alone has the words.
      if (kill % 2 === 0) await before.page.route(/\/rpc\/save_draft/, (route) => route.abort('connectionfailed'));
      await before.page.keyboard.type(FIRST);
      await expect(editor.keeping).toHaveText(editorMessages.safe.id);
      const typed = FIRST + (await typeUntil(before.page, Date.now() + random() * LONGEST_MS, random));
      const { keys, acknowledged, now } = notes();
      await before.kill();

      const after = await start();
      const again = editor.in(after.page);
      await again.open(id);
      const found = ((await again.content('id').textContent()) ?? '').trim();
      before = after;
      expect(typed.startsWith(found), `kill ${kill}: “${found}” is the beginning of “${typed}”`).toBe(true);
      if (found.length < acknowledged) lost += 1;
      // The oldest key that is gone, and how long before the end it was typed.
      const gone = keys.find(({ length }) => length > found.length);
      mostMissing = Math.max(mostMissing, gone ? now - gone.at : 0);
      least = Math.min(least, acknowledged);
    }
    await before.context.close();
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`kills: ${KILLS}, acknowledged saves lost: ${lost}, most typing lost: ${mostMissing} ms`);
  expect(lost).toBe(0);
  // Else nothing could have been lost.
  expect(least).toBeGreaterThanOrEqual(FIRST.length);
  expect(mostMissing).toBeLessThanOrEqual(1000);
});

/** Types letters with a pause now and then. Returns what was typed. */
async function typeUntil(page: Page, until: number, random: () => number): Promise<string> {
  let typed = '';
  while (Date.now() < until) {
    const letter = ['p', 'a', 'd', 'i', ' p'][Math.floor(random() * 5)] ?? 'a';
    await page.keyboard.type(letter);
    typed += letter;
    const pause = random() < 0.08 ? PAUSE_MS : KEY_MS * random();
    await page.waitForTimeout(Math.max(0, Math.min(pause, until - Date.now())));
  }
  return typed;
}
