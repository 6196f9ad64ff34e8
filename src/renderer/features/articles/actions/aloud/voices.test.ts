import { expect, test, vi } from 'vitest';
import { chooseVoice, withVoices } from './voices.ts';

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
  name: lang,
});

test('takes a voice on the device before one from the network, by any code of the language', () => {
  const remote = voice('id-ID', false);
  const local = voice('in_ID');
  expect(chooseVoice([voice('en-US'), remote, local], 'id')).toBe(local);
  expect(chooseVoice([voice('en-US'), remote], 'id')).toBe(remote);
  const preferred = voice('en_AU', true, true);
  expect(chooseVoice([voice('en-GB'), preferred], 'en')).toBe(preferred);
});

test('never reads a language with the voice of another one', () => {
  expect(chooseVoice([voice('en-US', true, true), voice('ms-MY')], 'id')).toBeNull();
});

test('waits for the voices that a browser finds after the first question, and not for ever', () => {
  vi.useFakeTimers();
  let voices: SpeechSynthesisVoice[] = [];
  const synthesis = Object.assign(new EventTarget(), { getVoices: () => voices }) as unknown as SpeechSynthesis;
  const tell = vi.fn();
  withVoices(synthesis, tell);
  expect(tell).not.toHaveBeenCalled();
  voices = [voice('id-ID') as SpeechSynthesisVoice];
  synthesis.dispatchEvent(new Event('voiceschanged'));
  expect(tell).toHaveBeenCalledExactlyOnceWith(voices);
  voices = [];
  const none = vi.fn();
  withVoices(synthesis, none);
  vi.advanceTimersByTime(2000);
  expect(none).toHaveBeenCalledExactlyOnceWith([]);
  vi.useRealTimers();
});
