import './style/toast.css';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { ACTION_TOAST_MS, TOAST_MS, TOASTS_VISIBLE } from '#domain/limits.ts';
import { EDGE, freeCorner, TOP_EDGE, type Corner } from './free-corner.ts';
import { AlertIcon, CloseIcon, DoneIcon } from './icons.tsx';
import { keepOffControls } from './keep-off-controls.ts';
import { PHONE_QUERY } from './lazy/use-phone.ts';
import type { ToastMessage } from './toast-message.ts';

/** Only one notice of a form is shown at a time. */
const FORM = 'form';

/** By then, ms, the cause of a notice has rendered its own text, which may move what is below. */
const DRAWN_MS = 50;

/** The width that the library gives a notice, px, and the height of one with a few lines, in lines of text. */
const WIDTH = 356;
const LINES = 5;

let mounted = false;
let corner: Corner = 'bottom-right';

/** Notices have a root of their own, beside the portal, so that they outlast a navigation. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  pauseOnFocus(place);
  keepOffControls(place);
  // Set once: the portal's translations aren't available in this root, and these two texts rarely change.
  const english = document.documentElement.lang === 'en';
  createRoot(place).render(
    <Toaster
      offset={{ top: TOP_EDGE, bottom: EDGE, left: EDGE, right: EDGE }}
      mobileOffset={{ top: TOP_EDGE, bottom: EDGE }}
      duration={TOAST_MS}
      visibleToasts={TOASTS_VISIBLE}
      // One below the other: a second notice must not cover the first before it was read.
      expand
      closeButton
      containerAriaLabel={english ? 'Notifications' : 'Pemberitahuan'}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: english ? 'Close' : 'Tutup',
        classNames: {
          toast:
            'toast flex w-full items-start gap-3 rounded-[10px] border-[1.5px] border-line bg-surface py-4 text-ink',
          icon: 'shrink-0',
          title: 'toast-title text-base font-bold',
          description: 'toast-detail whitespace-pre-line text-ink-2',
          closeButton: 'toast-close absolute grid size-11 place-items-center rounded-[8px] text-ink-2 hover:bg-sunk',
          actionButton:
            'toast-action min-h-11 font-bold text-base text-brand underline decoration-2 underline-offset-4 hover:text-brand-hover',
        },
      }}
      icons={{
        close: <CloseIcon />,
        error: <AlertIcon className="text-danger" />,
        success: <DoneIcon className="text-ok" />,
      }}
    />,
  );
}

/** A longer detail can't be read before an ordinary notice disappears. */
const LONG_DETAIL = 120;

/** Shows a notice; the first one mounts the toaster. */
export function presentToast({ kind, title, detail, action }: ToastMessage, of: 'form' | null = null): void {
  mount();
  setTimeout(() => {
    if (kind === 'success') toast.dismiss(FORM);
    // Notices on the screen stay where they are; later ones are added beside them.
    const others = toast.getToasts().filter(({ id }) => of !== 'form' || id !== FORM);
    if (others.length === 0) corner = chooseCorner(kind);
    toast[kind](title, {
      position: corner,
      ...(of === 'form' ? { id: FORM } : {}),
      description: detail,
      ...(action && { action: { label: action.label, onClick: once(action.run) } }),
      ...((action || (detail ?? '').length > LONG_DETAIL) && { duration: ACTION_TOAST_MS }),
    });
  }, DRAWN_MS);
}

/** A corner without controls, because the button that caused the notice may be pressed again. Errors keep off the forms. */
function chooseCorner(kind: ToastMessage['kind']): Corner {
  const line = parseFloat(getComputedStyle(document.documentElement).fontSize) * 1.5;
  const phone = window.matchMedia(PHONE_QUERY).matches;
  const width = Math.min(WIDTH, window.innerWidth - 32);
  const wide = ['bottom-left', 'bottom-right', 'top-right'] as const;
  const corners: readonly Corner[] = phone
    ? ['bottom-center', 'top-center']
    : kind === 'error'
      ? wide
      : ['bottom-right', 'bottom-left', 'top-right'];
  return freeCorner(corners, { width, height: LINES * line });
}

/** The button of a notice can still be pressed during its exit animation. */
function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}

/**
 * Notices stay while the pointer is over them, but the library ignores the focus. A focus within is passed on to it as a mouse
 * move, and its end as the mouse leaving.
 */
function pauseOnFocus(place: HTMLElement): void {
  const tell = (type: 'mousemove' | 'mouseout', relatedTarget: EventTarget | null) =>
    place
      .querySelectorAll('ol')
      .forEach((list) => list.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget })));
  place.addEventListener('focusin', () => tell('mousemove', null));
  place.addEventListener('focusout', (event) => {
    const stays = event.relatedTarget instanceof Node && place.contains(event.relatedTarget);
    if (!stays) tell('mouseout', document.body);
  });
}
