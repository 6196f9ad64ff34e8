// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { visitStage } from '#tests/support/stages/visit-stage.tsx';
import { LanguageContext } from '../../i18n/language.ts';
import { memoryPlatform } from '../../platform/memory/memory-platform.ts';
import { PlatformContext, type DeviceCommand } from '../../platform/port.ts';
import { CommandFollower } from './command-follower.tsx';

/** The portal in Indonesian at an address, after English was chosen in the app's menu. */
function open(address: string) {
  const chosen: Language[] = [];
  const listeners: ((command: DeviceCommand) => void)[] = [];
  const platform = {
    ...memoryPlatform(),
    subscribeCommands(listener: (command: DeviceCommand) => void) {
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },
  };
  platform.preferences.writeLanguage('en');
  const { Visit, history } = visitStage(address);
  const choose = (language: Language) => void chosen.push(language);
  render(
    <Visit>
      <PlatformContext value={platform}>
        <LanguageContext value={{ language: 'id', unreachable: null, choose }}>
          <CommandFollower />
        </LanguageContext>
      </PlatformContext>
    </Visit>,
  );
  const ask = (asked: string) =>
    act(() => {
      for (const listener of [...listeners]) listener({ command: 'open', path: asked });
    });
  return { chosen, ask, visited: history };
}

test.each(['/about', '/blog?q=pupuk+kandang', '/blog?q=%22teh%22+50%25', '/blog?q=caf%C3%A9%26kopi'])(
  'asked for the page that is shown, it follows the language chosen there: %s',
  (address) => {
    const { chosen, ask, visited } = open(address);
    ask(address);
    expect(chosen).toEqual(['en']);
    expect(visited).toHaveLength(1);
  },
);

test('asked for another page it goes there, and leaves the language alone', () => {
  const { chosen, ask, visited } = open('/blog?q=%22teh%22');
  ask('/blog?q=%22kopi%22');
  expect(chosen).toEqual([]);
  expect(visited.at(-1)).toBe('/blog?q=%22kopi%22');
});
