import './style/toast.css';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { MOBILE_BREAKPOINT, TOAST_MS, TOASTS_VISIBLE } from '#domain/limits.ts';
import { AlertIcon, CloseIcon, DoneIcon } from './icons.tsx';
import type { ToastMessage } from './toast-message.ts';

/** A notice with something to do stays for longer, ms: it has to be read, decided and reached. */
const ACTION_MS = 10_000;

let mounted = false;

/** The notices live in a root of their own, beside the portal: they outlast a change of page. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  pauseOnFocus(place);
  const phone = window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`).matches;
  // The library is told once: the portal's translator isn't known in this root, and these two words don't change often.
  const english = document.documentElement.lang === 'en';
  createRoot(place).render(
    <Toaster
      position={phone ? 'top-center' : 'bottom-right'}
      offset={24}
      mobileOffset={{ top: 72 }}
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
          toast: 'toast',
          title: 'toast-title',
          description: 'toast-detail',
          closeButton: 'toast-close',
          actionButton: 'toast-action',
        },
      }}
      icons={{ close: <CloseIcon />, error: <AlertIcon />, success: <DoneIcon /> }}
    />,
  );
}

/** Shows a notice; the first one brings the place for all of them. */
export function presentToast({ kind, title, detail, action }: ToastMessage): void {
  mount();
  toast[kind](title, {
    ...(detail === undefined ? {} : { description: detail }),
    ...(action === undefined
      ? {}
      : { action: { label: action.label, onClick: once(action.run) }, duration: ACTION_MS }),
  });
}

/** While a notice goes, its button can still be pressed. */
function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}

/**
 * The notices wait while the pointer is over them; their library knows no focus. A focus within is told to it as a pointer's
 * move, and its end as the pointer's leaving.
 */
function pauseOnFocus(place: HTMLElement): void {
  const tell = (type: 'mousemove' | 'mouseout', relatedTarget: EventTarget | null) =>
    place.querySelector('ol')?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget }));
  place.addEventListener('focusin', () => tell('mousemove', null));
  place.addEventListener('focusout', (event) => {
    const stays = event.relatedTarget instanceof Node && place.contains(event.relatedTarget);
    if (!stays) tell('mouseout', document.body);
  });
}
