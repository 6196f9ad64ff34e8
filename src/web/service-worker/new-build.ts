// Loaded by pages that a worker controls: shows a notice when a newer build is there. The page is reloaded only when the reader
// asks for it.

const WORDS = {
  id: { text: 'Tunas versi baru sudah siap.', reload: 'Muat ulang', later: 'Nanti' },
  en: { text: 'A new version of Tunas is ready.', reload: 'Reload', later: 'Later' },
};

/** How often an open tab checks for a newer build, ms. */
const LOOKED_EACH_MS = 60 * 60_000;

let isShown = false;

async function follow(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const tell = () => {
    if (registration.waiting && !isShown) show(registration);
  };
  tell();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell));
  setInterval(() => void registration.update().catch(console.warn), LOOKED_EACH_MS);
}

function show(registration: ServiceWorkerRegistration): void {
  isShown = true;
  const words = WORDS[document.documentElement.lang === 'en' ? 'en' : 'id'];
  const notice = document.createElement('div');
  notice.style.cssText =
    'position:fixed;z-index:30;left:16px;bottom:16px;max-width:calc(100vw - 32px);display:flex;flex-wrap:wrap;' +
    'align-items:center;gap:8px 16px;padding:12px 16px;border:1.5px solid var(--line);border-radius:10px;' +
    'background:var(--surface);color:var(--ink);box-shadow:0 6px 20px -6px rgb(20 12 6/.2)';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const button = (label: string, run: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = label;
    element.style.cssText = 'min-height:44px;padding:4px 12px;font-weight:700;color:var(--brand)';
    element.addEventListener('click', run);
    return element;
  };
  notice.append(
    text,
    button(words.reload, () => takeOver(registration)),
    button(words.later, () => notice.remove()),
  );
  document.body.append(notice);
  // Screen readers may not announce a status element that is inserted together with its text.
  setTimeout(() => (text.textContent = words.text), 100);
}

/**
 * Reloads the page with the build that waits at this moment: since the notice was shown, a newer one may have replaced it, or
 * another tab may have activated it already. The browser asks first where typed text would be lost.
 */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return reload();
  // The same listener is added only once, however often the button is pressed.
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('skip-waiting');
}

function reload(): void {
  location.reload();
}

void follow();

export {};
