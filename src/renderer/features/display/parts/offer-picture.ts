import type { i18n } from 'i18next';
import { buttonClass } from '#renderer/ui/button.tsx';
import { keepPicture } from '#renderer/ui/lazy/display-settings.ts';
import { addDisplayMessages } from './display-messages.ts';

/** A place narrower than this has no room for the button, px: the page that such a small picture leads to shows it larger. */
const LEAST_WIDTH = 200;

/**
 * Puts a button into the place of a picture that was held back: it fetches the picture, which stays on the device from then on. Decoration,
 * which has no words, isn't offered.
 */
export function offerPicture(words: i18n, place: HTMLElement, address: string, again: () => void): void {
  const { parentElement: parent, textContent: shown } = place;
  if (!parent || shown === '' || place.clientWidth < LEAST_WIDTH || place.querySelector('button')) return;
  addDisplayMessages(words);
  const button = document.createElement('button');
  button.type = 'button';
  // Above the link that covers a whole card.
  button.className = `${buttonClass('outline', 'sm')} relative`;
  button.style.zIndex = '1';
  button.lang = words.language;
  const note = document.createElement('span');
  note.setAttribute('role', 'status');
  note.lang = words.language;
  const label = (text: string) => {
    button.textContent = text;
    button.setAttribute('aria-label', `${text}: ${shown}`);
  };
  label(words.t('display:picture.show'));
  let isFetching = false;
  const fetchIt = async () => {
    if (isFetching) return;
    isFetching = true;
    label(words.t('display:picture.fetching'));
    note.textContent = '';
    const isKept = await keepPicture(address);
    isFetching = false;
    if (isKept) return showInPlace(place, parent, again);
    label(words.t('display:picture.show'));
    note.textContent = words.t('display:picture.failed');
  };
  button.addEventListener('click', () => void fetchIt());
  place.append(button, note);
}

/** The focus goes on to the picture: the button that had it is gone. */
function showInPlace(place: HTMLElement, parent: HTMLElement, again: () => void): void {
  const hadFocus = place.contains(document.activeElement);
  // In a text the picture is hidden before its place, elsewhere it takes the place.
  const before = place.previousElementSibling;
  const hidden = before instanceof HTMLImageElement && before.hidden ? before : null;
  const index = [...parent.children].indexOf(place);
  again();
  const image = hidden ?? parent.children[index];
  if (!hadFocus || !(image instanceof HTMLElement)) return;
  image.tabIndex = -1;
  image.focus({ preventScroll: true });
}
