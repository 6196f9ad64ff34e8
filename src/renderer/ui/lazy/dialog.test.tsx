// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog, OWN_ESCAPE } from './dialog.tsx';

interface Options {
  /** Something in the dialog takes the focus. */
  readonly wants?: boolean;
  /** It has something of its own to do with Escape. */
  readonly own?: boolean;
}

function Stage({ wants = false, own = false }: Options) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Article</h1>
      <button onClick={() => setOpen(true)}>Open</button>
      <button>Beside</button>
      {open && (
        <Dialog title="History" closeLabel="Close it" onClose={() => setOpen(false)} actions={<button>Do</button>}>
          {wants && <input aria-label="Name" autoFocus {...(own && { [OWN_ESCAPE]: '' })} />}
        </Dialog>
      )}
    </main>
  );
}

function open(options: Options = {}): void {
  render(
    <StrictMode>
      <Stage {...options} />
    </StrictMode>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  act(() => opener.focus());
  fireEvent.click(opener);
}

/** The dialog gives the focus back a moment after it is gone. */
async function closed(): Promise<void> {
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(screen.queryByRole('dialog')).toBeNull();
}

test('the focus goes to the title, so that it is read first, and Escape gives it back to what opened the dialog', async () => {
  open();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'History' }));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await closed();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('what asks for the focus in it has it', () => {
  open({ wants: true });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('Escape of what does something of its own with it leaves the dialog open', () => {
  open({ wants: true, own: true });
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('its cross has a name and closes it', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Close it' }));
  await closed();
});

test('a touch beside it closes nothing', async () => {
  open();
  // Touches are listened to a moment after it opened.
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  fireEvent.pointerDown(document.querySelector('.dialog-shade')!);
  fireEvent.click(document.querySelector('.dialog-shade')!);
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('where what opened it is gone, the page’s heading has the focus', async () => {
  function Once() {
    const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
    return (
      <main>
        <h1>Article</h1>
        {step === 'before' && <button onClick={() => setStep('open')}>Open</button>}
        {step === 'open' && (
          <Dialog title="Choose" closeLabel="Later" onClose={() => setStep('after')}>
            words
          </Dialog>
        )}
      </main>
    );
  }
  render(<Once />);
  const opener = screen.getByRole('button', { name: 'Open' });
  act(() => opener.focus());
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  await closed();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('whoever moved the focus on meanwhile keeps it', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Close it' }));
  const beside = screen.getByRole('button', { name: 'Beside' });
  act(() => beside.focus());
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(document.activeElement).toBe(beside);
});

test('opened out of a modal element of the browser, it stands within it: nothing else can be reached', () => {
  const slides = document.body.appendChild(document.createElement('dialog'));
  slides.showModal();
  open();
  expect(slides.contains(screen.getByRole('dialog', { name: 'History' }))).toBe(true);
  slides.remove();
});
