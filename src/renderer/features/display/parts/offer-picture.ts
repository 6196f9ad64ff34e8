import type { i18n } from 'i18next';
import { addMessages } from '../../../i18n/portal-i18n.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { keepPicture } from '../../../ui/private/data-saver.ts';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

/** A place narrower than this has no room for the button, px: the page that such a small picture leads to shows it larger. */
const LEAST_WIDTH = 200;

/**
 * Puts a button into the place of a picture that was held back: it fetches the picture, which stays on the device from then on. Decoration,
 * which has no words, isn't offered.
 */
export function offerPicture(words: i18n, place: HTMLElement, address: string, again: () => void): void {
  const { parentElement: parent, textContent: shown } = place;
  if (!parent || shown === '' || place.clientWidth < LEAST_WIDTH || place.querySelector('button')) return;
  addMessages(words, 'id', { reading: id });
  addMessages(words, 'en', { reading: en });
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
  label(words.t('reading:picture.show'));
  let isFetching = false;
  const fetchIt = async () => {
    if (isFetching) return;
    isFetching = true;
    label(words.t('reading:picture.fetching'));
    note.textContent = '';
    const isKept = await keepPicture(address);
    isFetching = false;
    if (isKept) return showInPlace(place, parent, again);
    label(words.t('reading:picture.show'));
    note.textContent = words.t('reading:picture.failed');
  };
  button.addEventListener('click', () => void fetchIt());
  place.append(button, note);
}

/** The focus goes on to the picture: the button that had it is gone. */
function showInPlace(place: HTMLElement, parent: HTMLElement, again: () => void): void {
  const hadFocus = place.contains(document.activeElement);
  const index = [...parent.children].indexOf(place);
  again();
  if (!hadFocus) return;
  const image = [parent.children[index], parent.children[index - 1]].find((each) => each instanceof HTMLImageElement);
  if (!(image instanceof HTMLElement)) return;
  image.tabIndex = -1;
  image.focus({ preventScroll: true });
}
