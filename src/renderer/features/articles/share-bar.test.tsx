// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { LanguageContext } from '../../i18n/language.ts';
import { createI18n } from '../../i18n/portal-i18n.ts';
import { memoryPlatform } from '../../platform/memory/memory-platform.ts';
import { PlatformContext, type SharedLink } from '../../platform/port.ts';
import texts from './messages/id.json';
import { ShareBar } from './share-bar.tsx';

/** Draws the bar on a device that has a way of its own to share, or none; gives what was shared. */
function shown(canShare: boolean, publicUrl: string | null = 'https://tunas.example'): SharedLink[] {
  const shared: SharedLink[] = [];
  const share = async (link: SharedLink) => {
    shared.push(link);
    return 'shared' as const;
  };
  const platform = { ...memoryPlatform(publicUrl), canShare: () => canShare, share };
  render(
    <PlatformContext value={platform}>
      <I18nextProvider i18n={createI18n('id', { articles: texts })}>
        <LanguageContext value={{ language: 'id', unreachable: null, choose: () => undefined }}>
          <ShareBar title="Kompos" id={4} />
        </LanguageContext>
      </I18nextProvider>
    </PlatformContext>,
  );
  return shared;
}

const more = () => screen.getByText('Lainnya...').closest('button')!;

test('hands title and public address to the device’s own way to share', () => {
  const shared = shown(true);
  expect(more().className).not.toContain('invisible');
  fireEvent.click(more());
  expect(shared).toEqual([{ title: 'Kompos', address: 'https://tunas.example/article/4' }]);
});

test('shares the title alone where the site has no address', () => {
  const shared = shown(true, null);
  fireEvent.click(more());
  expect(shared).toEqual([{ title: 'Kompos', address: null }]);
});

test('holds the place of a way to share that this device hasn’t', () => {
  shown(false);
  expect(more().className).toContain('invisible');
});
