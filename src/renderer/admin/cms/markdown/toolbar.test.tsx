// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { type Formats, NO_FORMATS } from './formats.ts';
import { markdown } from '../messages/en.json';
import { Toolbar } from './toolbar.tsx';

const tool = (name: string) => screen.getByRole('button', { name });

function open(formats: Partial<Formats> = {}, disabled = false) {
  const onUse = vi.fn();
  render(
    <I18nextProvider i18n={createI18n('en', { markdown })}>
      <Toolbar
        controls="body"
        formats={{ ...NO_FORMATS, ...formats }}
        isPlain={false}
        isLinkOpen={false}
        isSource={false}
        takesPictures={false}
        takesFigures={false}
        takesAttachments={false}
        disabled={disabled}
        tableTools={null}
        onUse={onUse}
        aside={null}
      >
        {null}
      </Toolbar>
    </I18nextProvider>,
  );
  return onUse;
}

test('the toolbar is one stop, and the arrow keys walk through it', () => {
  open();
  const bar = screen.getByRole('toolbar', { name: 'Text formatting' });
  expect(bar.getAttribute('aria-controls')).toBe('body');
  act(() => tool('Heading').focus());
  fireEvent.keyDown(tool('Heading'), { key: 'ArrowRight' });
  expect([...bar.querySelectorAll('button')].filter((each) => each.tabIndex === 0)).toHaveLength(1);
});

test('the toolbar says what the text at the cursor is, and hands on what is used', () => {
  const onUse = open({ bold: true });
  expect(['Bold', 'Italic'].map((name) => tool(name).getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  fireEvent.click(tool('Bold'));
  fireEvent.click(tool('Undo'));
  expect(onUse.mock.calls).toEqual([['bold']]);
});

test('the toolbar of a text that may only be read hands on nothing', () => {
  const onUse = open({}, true);
  expect(tool('Bold').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(tool('Bold'));
  expect(onUse).not.toHaveBeenCalled();
});
