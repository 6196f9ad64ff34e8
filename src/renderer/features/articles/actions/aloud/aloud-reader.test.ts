import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AFTER_CANCEL_MS, aloudReader, ONLINE_START_MS, START_MS } from './aloud-reader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Heard {
  readonly text: string;
  rate: number;
  readonly voice?: { readonly localService: boolean };
  onstart?(): void;
  onend?(): void;
  onerror?(event: { error: string }): void;
}

const PASSAGES = ['Satu.', 'Dua.', 'Tiga.'].map((spoken) => ({ spoken }));

/** A speech engine that the test controls. */
function engine(voice?: Heard['voice']) {
  const asked: Heard[] = [];
  const synthesis = { speaking: false, pending: false, speak: vi.fn(), cancel: vi.fn(), resume: vi.fn() };
  const reader = aloudReader(PASSAGES, 1, {
    synthesis,
    utter: (text) => {
      const heard: Heard = { text, rate: 0, ...(voice && { voice }) };
      asked.push(heard);
      return heard as unknown as SpeechSynthesisUtterance;
    },
  });
  const texts = () => asked.map(({ text }) => text);
  const say = () => {
    asked.at(-1)?.onstart?.();
    asked.at(-1)?.onend?.();
  };
  return { reader, synthesis, asked, texts, say };
}

test('reads one passage after another, and again from the start when it is over', () => {
  const { reader, texts, say } = engine();
  reader.play();
  say();
  say();
  expect(reader.state()).toEqual({ status: 'playing', at: 2, problem: null });
  say();
  expect(reader.state().status).toBe('finished');
  reader.play();
  expect(texts()).toEqual(['Satu.', 'Dua.', 'Tiga.', 'Satu.']);
});

test('a pause ends the sentence, and play begins it again; late events of the ended one change nothing', () => {
  const { reader, synthesis, asked, texts } = engine();
  reader.play();
  const [first] = asked;
  first?.onstart?.();
  reader.pause();
  expect(synthesis.cancel).toHaveBeenCalledOnce();
  first?.onerror?.({ error: 'interrupted' });
  first?.onend?.();
  expect(reader.state()).toEqual({ status: 'paused', at: 0, problem: null });
  reader.play();
  expect(texts()).toEqual(['Satu.', 'Satu.']);
});

test('steps and speeds while it speaks begin after the engine has ended the other one', () => {
  const { reader, asked, texts } = engine();
  reader.play();
  reader.step(1);
  expect(texts()).toEqual(['Satu.']);
  vi.advanceTimersByTime(AFTER_CANCEL_MS);
  reader.setRate(1.5);
  vi.advanceTimersByTime(AFTER_CANCEL_MS);
  expect(texts()).toEqual(['Satu.', 'Dua.', 'Dua.']);
  expect(asked.at(-1)?.rate).toBe(1.5);
  reader.step(-5);
  expect(reader.state().at).toBe(0);
  reader.step(9);
  expect(reader.state().at).toBe(2);
});

test('steps that are pressed quickly speak once', () => {
  const { reader, texts } = engine();
  reader.play();
  reader.step(1);
  reader.step(1);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual(['Satu.', 'Tiga.']);
});

test('an engine that does not begin is asked once more, and then it is said', () => {
  const { reader, texts } = engine();
  reader.play();
  vi.advanceTimersByTime(START_MS + AFTER_CANCEL_MS);
  expect(texts()).toEqual(['Satu.', 'Satu.']);
  expect(reader.state().problem).toBeNull();
  vi.advanceTimersByTime(START_MS);
  expect(reader.state()).toEqual({ status: 'paused', at: 0, problem: 'silent' });
});

test('a voice of the network has longer to begin, and its failure is shown as one of the network', () => {
  const { reader, texts } = engine({ localService: false });
  reader.play();
  vi.advanceTimersByTime(ONLINE_START_MS - 1);
  expect(texts()).toEqual(['Satu.']);
  vi.advanceTimersByTime(1 + AFTER_CANCEL_MS + ONLINE_START_MS);
  expect(texts()).toEqual(['Satu.', 'Satu.']);
  expect(reader.state()).toEqual({ status: 'paused', at: 0, problem: 'network' });
});

test('an engine that ends at once without having begun is asked once more, and then it is said', () => {
  const { reader, asked, texts } = engine();
  reader.play();
  asked[0]?.onend?.();
  vi.advanceTimersByTime(AFTER_CANCEL_MS);
  asked[1]?.onend?.();
  expect(texts()).toEqual(['Satu.', 'Satu.']);
  expect(reader.state()).toEqual({ status: 'paused', at: 0, problem: 'silent' });
});

test('an engine without start events still reads on', () => {
  const { reader, asked, texts } = engine();
  reader.play();
  vi.advanceTimersByTime(1500);
  asked[0]?.onend?.();
  expect(texts()).toEqual(['Satu.', 'Dua.']);
});

test('goes on where the end event of a sentence is missing', () => {
  const { reader, asked, texts } = engine();
  reader.play();
  asked[0]?.onstart?.();
  vi.advanceTimersByTime(60_000);
  expect(texts().slice(0, 2)).toEqual(['Satu.', 'Dua.']);
});

test.each([
  ['not-allowed', 'press'],
  ['network', 'network'],
] as const)('says what an engine refuses with %s', (error, problem) => {
  const { reader, asked } = engine();
  reader.play();
  asked[0]?.onerror?.({ error });
  expect(reader.state()).toEqual({ status: 'paused', at: 0, problem });
  reader.play();
  expect(reader.state()).toEqual({ status: 'playing', at: 0, problem: null });
});

test('ends what another page left speaking before it begins', () => {
  const { reader, synthesis, texts } = engine();
  synthesis.speaking = true;
  reader.play();
  expect(synthesis.cancel).toHaveBeenCalledOnce();
  synthesis.speaking = false;
  vi.advanceTimersByTime(AFTER_CANCEL_MS);
  expect(texts()).toEqual(['Satu.']);
});

test('goes on at the same sentence of a re-rendered text', () => {
  const { reader, texts, say } = engine();
  reader.play();
  say();
  reader.replace([{ spoken: 'Baru.' }, ...PASSAGES]);
  expect(reader.state().at).toBe(2);
  say();
  expect(texts()).toEqual(['Satu.', 'Dua.', 'Tiga.']);
});

test('says nothing after it was stopped', () => {
  const { reader, texts } = engine();
  reader.play();
  reader.step(1);
  reader.stop();
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['Satu.']);
});
