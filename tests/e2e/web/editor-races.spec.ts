import { ArticleEditor } from '../pages/article-editor.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';
import { expect, test } from '../../support/portal/writing-test.ts';
import { numbersFrom } from '../../support/seeded-numbers.ts';

const RACES = process.env['PROVE'] ? 100 : 1;

/** Both begin to type within this time, ms: some finish before the other begins to save, some after. */
const LATEST_MS = 1500;

test(`races of two people on the canvas (${RACES}): one saves, the other is told and keeps every word, nobody is overwritten`, async ({
  browser,
  portals,
  page,
  writer,
  draftApi: api,
}) => {
  test.setTimeout(60_000 + RACES * 60_000);
  const { url, backend } = portals.writing;
  const random = numbersFrom(77_031);
  const elsewhere = await browser.newContext({ baseURL: url, viewport: { width: 1366, height: 800 } });
  await signInBrowser(elsewhere, portals.writing, await addSuperAdmin(backend, { fullName: 'Budi Santoso' }));
  void writer;
  const sides = [
    { editor: new ArticleEditor(page), words: 'Siram pagi' },
    { editor: new ArticleEditor(await elsewhere.newPage()), words: 'Beri mulsa' },
  ] as const;
  const won = [0, 0];
  for (let race = 1; race <= RACES; race += 1) {
    const { id, version } = await api.create({ id: { content: 'Padi.' } });
    await Promise.all(sides.map(({ editor }) => editor.open(id)));
    await Promise.all(
      sides.map(async ({ editor, words }) => {
        await editor.content('id').click();
        await editor.page.waitForTimeout(random() * LATEST_MS);
        await editor.page.keyboard.press('End');
        await editor.page.keyboard.type(` ${words}`, { delay: 20 });
      }),
    );
    const told = () => Promise.all(sides.map(({ editor }) => editor.conflict.isVisible()));
    await expect
      .poll(async () => (await told()).filter(Boolean).length, { message: `race ${race}: one is told` })
      .toBe(1);
    const first = (await told()).indexOf(false);
    const winner = sides[first]!;
    won[first]! += 1;
    await winner.editor.saved();
    const kept = await api.read(id);
    expect(kept.document.id.content, `race ${race}: what was saved first`).toBe(`Padi. ${winner.words}`);
    expect(kept.version).toBeGreaterThan(version);
    for (const { editor, words } of sides) await expect(editor.content('id')).toHaveText(`Padi. ${words}`);
  }
  console.log(`races: ${RACES}, won by the first ${won[0]} and by the second ${won[1]}, silent overwrites: 0`);
  await elsewhere.close();
});
