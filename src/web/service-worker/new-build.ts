// Loaded by pages that a worker stands behind: says calmly that a newer build is there. Nothing is loaded anew before somebody asks.

const WORDS = {
  id: { text: 'Tunas versi baru sudah siap.', reload: 'Muat ulang', later: 'Nanti' },
  en: { text: 'A new version of Tunas is ready.', reload: 'Reload', later: 'Later' },
};

/** A tab that stays open looks for a newer build this often, ms. */
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
  // A status that appears together with its words may not be read out.
  setTimeout(() => (text.textContent = words.text), 100);
}

/**
 * Loads the page anew with the build that waits at this moment: since the notice came, a newer one may have taken its place, or another
 * tab may have taken it over already. The browser asks first where something that is typed would be lost.
 */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return reload();
  // The same listener is added once, however often the button is pressed.
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('skip-waiting');
}

function reload(): void {
  location.reload();
}

void follow();

export {};
