// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { press, settle } from '#tests/support/stages/admin-stage.tsx';
import { violations } from '#tests/support/stages/axe.ts';
import { contentFiles, fileOf, siteContent } from '#tests/support/transfer/site-content.ts';
import {
  alert,
  chooseFiles,
  named,
  reportRow,
  said,
  stage,
  stageTransfer,
  waiting,
} from '#tests/support/stages/transfer-stage.tsx';
import { failed } from '#domain/result.ts';
import { writeContent } from './archive/write-content.ts';
import { readContent } from './archive/read-content.ts';

vi.mock('#domain/wait.ts', () => ({ wait: () => Promise.resolve() }));

stageTransfer();

/** The backend gives the pictures of the test's site to everybody. */
function servePictures(invalid: readonly string[] = []): void {
  const { pictures } = siteContent();
  vi.stubGlobal('fetch', (source: string) => {
    const name = source.replace('https://backend.example/media/', '');
    const bytes = pictures.get(name);
    const found = bytes !== undefined && !invalid.includes(name);
    const headers = { 'content-type': 'image/webp' };
    return Promise.resolve(
      found ? new Response(bytes, { headers }) : new Response('{"statusCode":"404"}', { status: 400 }),
    );
  });
}

test('the export saves one file of this day, with everything in it', async () => {
  servePictures();
  await stage.open();
  await press('Export...');
  await waitFor(() => expect(stage.platform.saved).toHaveLength(1));
  const [{ name = '', type = '', content = '' } = {}] = stage.platform.saved;
  expect([name, type]).toEqual([expect.stringMatching(/^tunas-content-\d{4}-\d\d-\d\d\.tar\.gz$/), 'application/gzip']);
  const read = await readContent(content as Blob);
  expect(read.ok && read.content.items.length).toBe(2);
  expect(said()).toMatch(/^Saved: 2 items and 2 files of pictures and attachments, \d+\sB\.$|^Saved: .*kB\.$/);
});

test('the export lists missing pictures', async () => {
  servePictures([[...siteContent().pictures.keys()][0] ?? '']);
  await stage.open();
  await press('Export...');
  await waitFor(() =>
    expect(said()).toContain(
      '1 file of a picture or an attachment is named in a text but is gone, so it wasn’t exported.',
    ),
  );
});

test('the export begins again where something was changed meanwhile, and gives up in the end', async () => {
  servePictures();
  const page = (stamp: string, items: readonly unknown[]) => ({
    body: { stamp, total: 2, categories: [], tags: [], last_numbers: null, items },
  });
  const { items } = siteContent();
  stage.next['export_content'] = [1, 2, 3].flatMap((round) => [page(`a${round}`, items), page(`b${round}`, [])]);
  await stage.open();
  await press('Export...');
  expect(alert()).toBe('The export didn’t work. Someone kept changing something meanwhile. Try again later.');
  expect(stage.called()).toHaveLength(6);
  expect(stage.platform.saved).toEqual([]);
});

test('the export says what didn’t work, in the reader’s language', async () => {
  stage.next['export_content'] = [failed('offline', 'x')];
  await stage.open('id');
  await press('Ekspor...');
  expect(alert()).toMatch(/^Ekspor belum berhasil\. /);
});

test('the export is cancelled by the same button, and saves nothing', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await stage.open();
  await press('Export...');
  expect(screen.getByRole('progressbar', { name: 'Copying pictures and attachments' })).toBeTruthy();
  await press('Cancel');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(stage.platform.saved).toEqual([]);
});

describe('the import', () => {
  test('shows what would change before anything does, and then brings it in with its pictures', async () => {
    const question = await waiting();
    expect([question.textContent, document.activeElement]).toEqual(['Bring in “isi.tar.gz”?', question]);
    expect(screen.getByText('1 new, 1 changed, 40 the same.')).toBeTruthy();
    expect(stage.called()).toEqual(['begin_import', 'stage_import', 'check_import']);
    expect(screen.getByText('Chilies')).toBeTruthy();
    expect(screen.getByText(/Untitled, number 9/)).toBeTruthy();
    expect(stage.uploaded).toEqual([]);
    await press('Bring in');
    expect(said()).toBe('Done: 1 new, 1 changed, 40 the same.');
    expect(stage.uploaded).toEqual([...siteContent().pictures.keys()]);
    expect(stage.asked.at(-1)?.body).toMatchObject({ everything: false, based_on: 'now' });
  });

  test('looks again where everything is to be replaced, and tells what goes', async () => {
    await waiting();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Replace everything/ }));
    await waitFor(() => expect(screen.getByText(/3 go to the bin\.$/)).toBeTruthy());
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    await press('Bring in');
    expect(stage.asked.at(-1)?.body).toMatchObject({ everything: true });
    expect(said()).toContain('3 went to the bin.');
  });

  test('refuses a file that isn’t whole, names the place, and asks the backend nothing', async () => {
    await stage.open('id');
    const files = contentFiles().filter(([name]) => !name.startsWith('pictures/'));
    await chooseFiles([named(await fileOf(files), 'rusak.tar.gz')]);
    await waitFor(() => expect(alert()).toContain('“rusak.tar.gz” tidak bisa dipakai.'));
    expect(alert()).toContain('Ada file yang kurang di dalamnya.');
    expect(alert()).toContain('pictures/0b9c1d2e-0000-4000-8000-000000000001/480.webp');
    expect(alert()).toContain('Tidak ada yang berubah di sini.');
    expect(stage.asked).toEqual([]);
  });

  test('says that the file can’t be read any more, at its beginning or in the middle, and not that it is damaged', async () => {
    await stage.open();
    const gone = () => Promise.reject(new DOMException('The stick is gone', 'NotReadableError'));
    const whole = await fileOf(contentFiles());
    let reads = 0;
    const slice = (from: number, to: number) => ((reads += 1) === 1 ? whole.slice(from, to) : { arrayBuffer: gone });
    const stream = () => new ReadableStream({ pull: gone });
    for (const file of [{ slice: () => ({ arrayBuffer: gone }) }, { size: 9, slice, stream }]) {
      await chooseFiles([named(file as unknown as Blob)]);
      await waitFor(() =>
        expect(alert()).toBe('Nothing was brought in. The file can’t be read any more. Choose it again.'),
      );
      await chooseFiles([]);
    }
    expect(reads).toBe(2);
    expect(stage.asked).toEqual([]);
  });

  test('can’t be brought in where the backend finds something wrong: it is said what and where', async () => {
    const problems = [
      { collection: 'articles', id: 7, place: 'image', what: 'picture', message: 'This is no picture of the web' },
      { collection: 'categories', id: 4, place: 'slug', what: 'slug', message: null },
    ];
    stage.next['check_import'] = [{ body: reportRow({ problems, problem_count: 2 }) }];
    await waiting();
    expect(alert()).toContain('It can’t be brought in: 2 parts don’t fit.');
    expect(alert()).toContain('number 7: A picture in it can’t be used.');
    expect(alert()).not.toMatch(/This is no|articles/);
    expect(alert()).toContain('Category 4: another category here has its URL slug');
    expect(screen.queryByRole('button', { name: 'Bring in' })).toBeNull();
  });

  test('names what comes in as a draft, before and after', async () => {
    const held = [{ collection: 'articles', id: 7, indonesian: 'Cabai', english: '', problems: { id: ['image'] } }];
    const done = { applied: true, added: 2, changed: 0, same: 0, removed: 0 };
    stage.next['check_import'] = [{ body: reportRow({ held, held_count: 1 }) }];
    stage.next['apply_import'] = [{ body: { ...done, held, held_count: 2 } }];
    await waiting();
    expect(screen.getByText(/^1 item comes in as a draft\./)).toBeTruthy();
    await press('Bring in');
    expect(screen.getByText(/^2 items came in as drafts, with nothing lost\./)).toBeTruthy();
  });

  test('shows the new report where something has changed since', async () => {
    stage.next['apply_import'] = [{ body: { applied: false, report: reportRow({ stamp: 'later', changed: 2 }) } }];
    await waiting();
    await press('Bring in');
    expect(alert()).toContain('Nothing was brought in.');
    expect(screen.getByText('1 new, 2 changed, 40 the same.')).toBeTruthy();
    await press('Bring in');
    expect(stage.asked.at(-1)?.body).toMatchObject({ based_on: 'later' });
    expect(said()).toContain('Done:');
  });

  test('goes on until the backend is through', async () => {
    const progress = (left: number) => ({ body: { left, total: 42 } });
    stage.next['check_import'] = [progress(20)];
    stage.next['apply_import'] = [progress(30), progress(1)];
    await waiting();
    await press('Bring in');
    expect(said()).toContain('Done:');
    expect(stage.called().filter((name) => /^(check|apply)/.test(name))).toEqual([
      ...['check_import', 'check_import', 'apply_import', 'apply_import', 'apply_import'],
    ]);
  });

  test('waits where another import is under way', async () => {
    stage.next['apply_import'] = [{ ...failed('refused', 'x'), reason: 'PT423' }];
    expect((await waiting('id')).textContent).toBe('Masukkan isi “isi.tar.gz”?');
    await press('Masukkan');
    expect(alert()).toContain('Masih ada impor lain yang berjalan.');
    await press('Masukkan');
    expect(said()).toContain('Selesai:');
  });

  test('stops where a picture isn’t taken, and can be tried again', async () => {
    stage.next['upload'] = [failed('refused', 'x')];
    await waiting();
    await press('Bring in');
    expect(alert()).toBe('Nothing was brought in. You aren’t allowed to do this any more. Log in again.');
    expect(stage.called()).not.toContain('apply_import');
    await press('Bring in');
    expect(said()).toContain('Done:');
  });

  test('says that it doesn’t know where no answer comes, also when it is asked again offline, and finds out', async () => {
    const lost = failed('timeout', 'x');
    stage.next['apply_import'] = [lost, lost, lost, lost];
    await waiting();
    await press('Bring in');
    expect(alert()).toContain('we don’t know yet whether everything was brought in');
    const uploads = stage.uploaded.length;
    stage.next['apply_import'] = [failed('captive-portal', 'x')];
    await press('Ask again');
    expect(alert()).toContain('we don’t know yet whether everything was brought in');
    await press('Ask again');
    expect(stage.uploaded).toHaveLength(uploads);
    expect(said()).toContain('Done:');
  });

  test('asks again by itself where one answer got lost', async () => {
    stage.next['stage_import'] = [failed('timeout', 'x')];
    stage.next['apply_import'] = [failed('offline', 'x')];
    await waiting();
    await press('Bring in');
    expect(said()).toContain('Done:');
  });

  test('is dropped where the person doesn’t want it', async () => {
    await waiting();
    stage.next['drop_import'] = [{ body: { left: 9 } }];
    await press('Cancel');
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(stage.called().slice(-2)).toEqual(['drop_import', 'drop_import']);
    expect(stage.uploaded).toEqual([]);
  });

  test('says so where there is nothing to bring in', async () => {
    stage.next['check_import'] = [{ body: reportRow({ added: 0, changed: 0, rows: [] }) }];
    await waiting();
    expect(screen.getByText('Everything in the file is here already. There’s nothing to bring in.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Bring in' })).toBeNull();
  });

  test('says that the file waited too long', async () => {
    stage.next['check_import'] = [failed('not-found', 'PT404')];
    await stage.open();
    await chooseFiles([named(await writeContent(siteContent()))]);
    await waitFor(() => expect(alert()).toBe('Nothing was brought in. The file waited too long. Choose it again.'));
  });
});

test('an import that can’t go on is taken back where the person has left before its end', async () => {
  await waiting();
  stage.next['apply_import'] = [{ body: { left: 1, total: 2 } }, failed('refused', 'x')];
  fireEvent.click(screen.getByRole('button', { name: 'Bring in' }));
  cleanup();
  await waitFor(() => expect(stage.called().slice(-2)).toEqual(['apply_import', 'drop_import']));
});

test('an import that can’t go on stays where it was applied after the person has left', async () => {
  await waiting();
  fireEvent.click(screen.getByRole('button', { name: 'Bring in' }));
  cleanup();
  await settle();
  expect(stage.called().at(-1)).toBe('apply_import');
});

test('an import that can’t go on waits on, with what is known of it, where it can’t be looked at again', async () => {
  await waiting();
  stage.next['check_import'] = [failed('captive-portal', 'x')];
  await press(screen.getByRole('checkbox'));
  expect(alert()).toMatch(/^Nothing was brought in\. /);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await press('Bring in');
  expect(said()).toContain('Done:');
});

test('an import that can’t go on says how much would change at once where that takes too long', async () => {
  stage.next['check_import'] = [{ body: reportRow({ changed: 1200, removed: 34 }) }];
  await waiting();
  stage.next['apply_import'] = [{ ...failed('server', 'x'), reason: '57014' }];
  await press('Bring in');
  expect(alert()).toBe('Nothing was brought in. Too much changes at once: 1,234 items. Import them in smaller files.');
});

test('an import that can’t go on can be left alone where nobody knows what came of it', async () => {
  await waiting();
  stage.next['apply_import'] = [failed('captive-portal', 'x')];
  await press('Bring in');
  expect(alert()).toContain('we don’t know yet whether everything was brought in');
  await press('Cancel');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(stage.called().at(-1)).toBe('drop_import');
});

// The accessibility of the state before it asks is checked by the journey of states.
test('has no accessibility violations while it asks', async () => {
  const problems = [{ collection: null, id: null, place: null, what: 'incomplete', message: null }];
  stage.next['check_import'] = [{ body: reportRow({ problems, problem_count: 1 }) }];
  await waiting();
  expect(await violations()).toEqual([]);
}, 30_000);
