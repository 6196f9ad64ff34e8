import { describe, expect, test, vi } from 'vitest';
import { memoryDeviceStore } from '#tests/support/memory/memory-device-store.ts';
import type { GivenAdvice } from './advice.ts';
import { storedChoices } from './stored-choices.ts';
import { adviceOf, ReadabilityGuide } from './readability-guide.ts';

const advice = (key: string): GivenAdvice => ({
  kind: 'hard-word',
  key,
  text: 'telah',
  from: 1,
  to: 6,
  sentence: 'telah',
});

function guideOn(store = memoryDeviceStore()) {
  const guide = new ReadabilityGuide(storedChoices(store));
  guide.report('id', { advice: [advice('a'), advice('b')], reveal: () => undefined });
  const keys = () => adviceOf(guide.state(), 'id').map(({ key }) => key);
  return { guide, store, keys };
}

describe('the readability guide', () => {
  test('dismissed advice stays away from its text on this device, and comes for another', async () => {
    const first = guideOn();
    await first.guide.open('one');
    first.guide.dismiss(advice('a'));
    expect(first.keys()).toEqual(['b']);
    await vi.waitFor(() => expect(first.store.records.get('one')).toEqual(['a']));

    const again = guideOn(first.store);
    await again.guide.open('one');
    expect(again.keys()).toEqual(['b']);
    const other = guideOn(first.store);
    await other.guide.open('two');
    expect(other.keys()).toEqual(['a', 'b']);
  });

  test('what was dismissed before a new text had a name is kept once it has one', async () => {
    const { guide, store } = guideOn();
    await guide.open(null);
    guide.dismiss(advice('b'));
    await guide.open('three');
    expect(store.records.get('three')).toEqual(['b']);
  });

  test('marks are shown until somebody switches them off, which stays', async () => {
    const { guide, store } = guideOn();
    await guide.open('one');
    expect(guide.state().marks).toBe(true);
    guide.showMarks(false);
    await vi.waitFor(() => expect(store.records.get('marks')).toBe('off'));
    const again = guideOn(store);
    await again.guide.open('one');
    expect(again.guide.state().marks).toBe(false);
  });

  test('a device that stores nothing is reported, and the guide goes on', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { guide, store, keys } = guideOn();
    store.refuse('everything');
    await guide.open('one');
    guide.dismiss(advice('a'));
    await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(2));
    expect([guide.state().marks, keys()]).toEqual([true, ['b']]);
  });

  test('both lists of words come with it', async () => {
    const { guide } = guideOn();
    await guide.use({ id: [['bedeng', 'bedengan']], en: [] });
    const { advisers } = guide.state();
    const found = advisers?.id.advise({ text: 'Bedeng telah jadi', isHeading: true, isSourced: true });
    expect(found?.map(({ plainer }) => plainer)).toEqual(['bedengan', 'sudah']);
    expect(advisers?.en.advise({ text: 'Commence', isHeading: true, isSourced: true })).toHaveLength(1);
  });
});
