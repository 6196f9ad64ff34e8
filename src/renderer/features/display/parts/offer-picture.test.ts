// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { keepPicture } from '#renderer/ui/lazy/display-settings.ts';
import { offerPicture } from './offer-picture.ts';

vi.mock('#renderer/ui/lazy/display-settings.ts', () => ({ keepPicture: vi.fn() }));

const again = vi.fn();
const words = createI18n('id', {});
let place: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div><span>Cabai di musim hujan</span></div>';
  place = document.querySelector('span')!;
  vi.spyOn(place, 'clientWidth', 'get').mockReturnValue(320);
});
afterEach(() => vi.clearAllMocks());

const settle = () => new Promise((resolve) => setTimeout(resolve));
const button = () => place.querySelector('button');
const offer = () => offerPicture(words, place, '/pictures/chili.svg', again);

test('says what it would fetch, is there once, and asks once while it is fetching', async () => {
  offer();
  offer();
  expect(place.querySelectorAll('button')).toHaveLength(1);
  expect(button()!.getAttribute('aria-label')).toBe('Tampilkan gambar: Cabai di musim hujan');
  let come = (_kept: boolean): void => undefined;
  vi.mocked(keepPicture).mockReturnValue(new Promise((resolve) => (come = resolve)));
  button()!.click();
  button()!.click();
  expect(keepPicture).toHaveBeenCalledExactlyOnceWith('/pictures/chili.svg');
  expect(button()!.textContent).toBe('Memuat gambar...');
  come(true);
  await settle();
  expect(again).toHaveBeenCalledOnce();
});

test('where it can’t be had, says so, and can be asked again', async () => {
  offer();
  vi.mocked(keepPicture).mockResolvedValue(false);
  button()!.click();
  await settle();
  expect(again).not.toHaveBeenCalled();
  expect(place.querySelector('[role=status]')!.textContent).toContain('belum bisa dimuat');
  button()!.click();
  expect(place.querySelector('[role=status]')!.textContent).toBe('');
  expect(keepPicture).toHaveBeenCalledTimes(2);
  await settle();
});

test('the focus goes on to the picture', async () => {
  offer();
  vi.mocked(keepPicture).mockResolvedValue(true);
  again.mockImplementation(() => place.replaceWith(document.createElement('img')));
  button()!.focus();
  button()!.click();
  await settle();
  expect(document.activeElement?.tagName).toBe('IMG');
});

test('in a text the picture before its place gets it, whatever stands behind', async () => {
  const [image, next] = [document.createElement('img'), document.createElement('img')];
  image.hidden = next.hidden = true;
  place.before(image);
  place.after(next);
  offer();
  vi.mocked(keepPicture).mockResolvedValue(true);
  again.mockImplementation(() => {
    place.remove();
    image.hidden = false;
  });
  button()!.focus();
  button()!.click();
  await settle();
  expect(document.activeElement).toBe(image);
});

test('decoration and small places get no button', () => {
  vi.spyOn(place, 'clientWidth', 'get').mockReturnValue(72);
  offer();
  expect(button()).toBeNull();
  vi.spyOn(place, 'clientWidth', 'get').mockReturnValue(320);
  place.textContent = '';
  offer();
  expect(button()).toBeNull();
});
