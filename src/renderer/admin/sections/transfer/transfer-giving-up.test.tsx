// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '#tests/support/admin-stage.tsx';
import { siteContent } from '#tests/support/site-content.ts';
import { reportRow, transferStage, type TransferStage } from '#tests/support/transfer-stage.tsx';
import { failed } from '#domain/result.ts';
import { writeContent } from './archive/write-content.ts';

vi.mock('#domain/wait.ts', () => ({ wait: () => Promise.resolve() }));
let stage: TransferStage;
beforeEach(() => {
  stage = transferStage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const alert = () => screen.getByRole('alert').textContent;

/** A file that waits for the person to decide. */
async function waiting(): Promise<void> {
  await stage.open();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nothing to choose a file with');
  const chosen = Object.assign(await writeContent(siteContent()), { name: 'isi.tar.gz' });
  Object.defineProperty(input, 'files', { value: [chosen], configurable: true });
  fireEvent.change(input);
  await settle();
  await screen.findByRole('heading', { level: 3 });
}

describe('an import that can’t go on', () => {
  test('is taken back where the person has left before its end', async () => {
    await waiting();
    stage.next['apply_import'] = [{ body: { left: 1, total: 2 } }, failed('refused', 'x')];
    fireEvent.click(screen.getByRole('button', { name: 'Bring in' }));
    cleanup();
    await waitFor(() => expect(stage.called().slice(-2)).toEqual(['apply_import', 'drop_import']));
  });

  test('stays where it was applied after the person has left', async () => {
    await waiting();
    fireEvent.click(screen.getByRole('button', { name: 'Bring in' }));
    cleanup();
    await settle();
    expect(stage.called().at(-1)).toBe('apply_import');
  });

  test('waits on, with what is known of it, where it can’t be looked at again', async () => {
    await waiting();
    stage.next['check_import'] = [failed('captive-portal', 'x')];
    fireEvent.click(screen.getByRole('checkbox'));
    await settle();
    expect(alert()).toMatch(/^Nothing was brought in\. /);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    await press('Bring in');
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toContain('Done:');
  });

  test('says how much would change at once where that takes too long', async () => {
    stage.next['check_import'] = [{ body: reportRow({ changed: 1200, removed: 34 }) }];
    await waiting();
    stage.next['apply_import'] = [{ ...failed('server', 'x'), reason: '57014' }];
    await press('Bring in');
    expect(alert()).toBe(
      'Nothing was brought in. Too much changes at once: 1,234 items. Import them in smaller files.',
    );
  });

  test('can be left alone where nobody knows what came of it', async () => {
    await waiting();
    stage.next['apply_import'] = [failed('captive-portal', 'x')];
    await press('Bring in');
    expect(alert()).toContain('we don’t know yet whether everything was brought in');
    await press('Cancel');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stage.called().at(-1)).toBe('drop_import');
  });
});
