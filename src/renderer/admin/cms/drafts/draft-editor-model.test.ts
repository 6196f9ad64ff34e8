import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  noteBackend,
  noteDevice,
  readNote,
  refusedWith,
  type,
  type Note,
  type NoteBackend,
  type NoteDevice,
  type Way,
} from '#tests/support/drafts/draft-stage.ts';
import { failed } from '#domain/result.ts';
import type { EditableDraft } from './editable-draft.ts';

// For any events in any order: nothing typed more than a second ago is lost, no other person's text is overwritten, and the save
// status never claims too much. Every word is a unique number, so that it can be searched for.

/** A device that refused is tried again after 5 s; a second more until everything is stored. */
const RECOVERY_MS = 6000;

const WAYS: Readonly<Record<string, Way>> = {
  fine: 'ok',
  lost: 'lost',
  silent: 'never',
  offline: failed('offline', 'Failed to fetch'),
  broken: failed('server', '500'),
  refused: refusedWith('refused', 'PT400'),
};

const window = fc.nat({ max: 1 });
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('type' as const), window }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(50, 350, 1600, 8100, 62_000) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('way' as const), way: fc.constantFrom(...Object.keys(WAYS)) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('somebody saves' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const), window }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('save', 'continue', 'discard', 'reopen'), window }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('crash', 'online', 'leave', 'publish') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('device' as const), takes: fc.boolean() }) },
);
type Action = {
  readonly do: string;
  readonly window?: number;
  readonly ms?: number;
  readonly way?: string;
  readonly takes?: boolean;
};

const wordsOf = (text: string) => text.match(/[a-z]\d+;/g) ?? [];

class Trial {
  readonly #backend: NoteBackend;
  readonly #device: NoteDevice;
  readonly #typed: { word: string; at: number }[] = [];
  #editables: (EditableDraft<Note> | null)[];
  #words = 0;
  #refusedUntil = -Infinity;
  #refuses = false;
  readonly #isNew: boolean;

  constructor(windows: number, isNew: boolean) {
    this.#isNew = isNew;
    this.#backend = noteBackend(isNew ? null : { text: 'o0;', place: '' });
    this.#device = noteDevice(this.#backend);
    this.#editables = Array.from({ length: windows }, () => null);
  }

  async open(window: number): Promise<EditableDraft<Note> | null> {
    const asNew = this.#isNew && this.#device.created.length === 0;
    const opening = this.#device.open(asNew ? { id: null } : {});
    await vi.advanceTimersByTimeAsync(9000);
    const opened = await opening;
    // Without the backend and with nothing on the device there is nothing to write on.
    return (this.#editables[window] = opened.kind === 'open' ? opened.editable : null);
  }

  async act(action: Action): Promise<void> {
    const at = (action.window ?? 0) % this.#editables.length;
    const editable = this.#editables[at] ?? (await this.open(at));
    switch (action.do) {
      case 'type':
        if (editable) this.#type(editable);
        break;
      case 'pass':
        await vi.advanceTimersByTimeAsync(action.ms ?? 0);
        break;
      case 'way':
        this.#backend.way = WAYS[action.way ?? ''] ?? 'ok';
        break;
      case 'somebody saves':
        if (this.#backend.log.length === 0) break;
        this.#backend.saveElsewhere({ text: `${this.#backend.text()}o${++this.#words};`, place: '' });
        break;
      case 'settle':
        if (editable) this.#settle(editable);
        break;
      case 'save':
        void editable?.save();
        break;
      case 'continue':
        editable?.continueFound();
        break;
      case 'discard':
        // With two windows on the same text it would be undefined what is discarded.
        if (editable && this.#editables.length === 1) await this.#discard(editable);
        break;
      case 'reopen':
        await this.#close(at);
        break;
      case 'crash':
        this.#forget((word) => word.at > Date.now() - 1000 || this.#isExcused(word.at));
        this.#device.crash();
        this.#editables = this.#editables.map(() => null);
        break;
      case 'online':
        this.#device.comeOnline();
        break;
      case 'leave':
        this.#device.leave();
        break;
      case 'publish':
        if (this.#backend.log.length > 0) editable?.learn(this.#backend.publish());
        break;
      case 'device':
        this.#deviceTakes(action.takes ?? true);
    }
    await vi.advanceTimersByTimeAsync(1);
  }

  #type(editable: EditableDraft<Note>): void {
    const word = `m${++this.#words};`;
    this.#typed.push({ word, at: Date.now() });
    type(editable, word);
  }

  /** Keeps the words of both, as a person would. */
  #settle(editable: EditableDraft<Note>): void {
    const { conflict, document } = editable.read();
    if (!conflict) return;
    const mine = wordsOf(document.text).filter((word) => !conflict.document.text.includes(word));
    editable.settle({ text: conflict.document.text + mine.join(''), place: '' });
  }

  async #discard(editable: EditableDraft<Note>): Promise<void> {
    const { found, document } = editable.read();
    if (!found) return;
    editable.discardFound();
    this.#forget(({ word }) => document.text.includes(word) && !this.#backend.text()?.includes(word));
    await vi.advanceTimersByTimeAsync(400);
  }

  async #close(window: number): Promise<void> {
    const editable = this.#editables[window];
    this.#editables[window] = null;
    const closed = editable?.close();
    await vi.advanceTimersByTimeAsync(20_000);
    await closed;
    // With a device that refuses and a closed window the text can't be kept.
    this.#forget(({ at }) => this.#isExcused(at));
  }

  #deviceTakes(takes: boolean): void {
    if (this.#refuses && takes) this.#refusedUntil = Date.now();
    this.#refuses = !takes;
    this.#device.store.refuse(takes ? 'nothing' : 'writing');
  }

  /** What was typed at that time may not be on the device. */
  #isExcused(at: number): boolean {
    return this.#refuses || (at < this.#refusedUntil && Date.now() < this.#refusedUntil + RECOVERY_MS);
  }

  #forget(which: (word: { word: string; at: number }) => boolean): void {
    const kept = this.#typed.filter((word) => !which(word));
    this.#typed.splice(0, Infinity, ...kept);
  }

  async check(): Promise<void> {
    const { log } = this.#backend;
    for (const [index, { document }] of log.entries()) {
      const before = wordsOf(log[index - 1]?.document.text ?? '');
      expect(
        before.filter((word) => !document.text.includes(word)),
        'overwritten',
      ).toEqual([]);
    }
    const onDevice = (await this.#device.kept.list('ratna@backend', 'notes')).map(
      ({ document }) => readNote(document)?.text ?? '',
    );
    const safe = [...onDevice, this.#backend.text() ?? ''].join('');
    const old = this.#typed.filter(({ at }) => at <= Date.now() - 1000 && !this.#isExcused(at));
    expect(
      old.filter(({ word }) => !safe.includes(word)),
      'lost',
    ).toEqual([]);
    for (const editable of this.#editables) if (editable) this.#checkClaim(editable, onDevice);
  }

  #checkClaim(editable: EditableDraft<Note>, onDevice: readonly string[]): void {
    const { document, saveState } = editable.read();
    const saved = this.#backend.log.some((version) => version.document.text === document.text);
    if (saveState.kind === 'server') expect(saved, 'claimed to be saved').toBe(true);
    if (saveState.kind === 'untouched') expect(saved || document.text === '', 'claimed to be untouched').toBe(true);
    if (saveState.kind !== 'device' && saveState.kind !== 'failed') return;
    expect(saved || onDevice.includes(document.text), `claimed to be on the device: ${document.text}`).toBe(true);
  }

  /** Everything works again, and the user answers every question: then the backend has every word. */
  async recover(): Promise<void> {
    this.#deviceTakes(true);
    this.#backend.way = 'ok';
    for (let round = 0; round < 6; round += 1) {
      for (const [window, there] of this.#editables.entries()) {
        const editable = there ?? (await this.open(window));
        if (!editable) throw new Error('The item could not be opened.');
        editable.continueFound();
        this.#settle(editable);
        await vi.advanceTimersByTimeAsync(1000);
        // A refusal for good waits for the person.
        void editable.save();
        await vi.advanceTimersByTimeAsync(70_000);
      }
      await this.check();
    }
    for (const editable of this.#editables) {
      expect(editable?.read()).toMatchObject({ conflict: null, found: null });
      expect(['server', 'untouched']).toContain(editable?.read().saveState.kind);
    }
  }
}

test.each([
  ['one window', 1, false],
  ['one window on a new item', 1, true],
  ['two windows on one item', 2, false],
])('nothing is lost, overwritten or claimed falsely: %s', { timeout: 120_000 }, async (_name, windows, isNew) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 60, size: 'max' }), async (actions) => {
      vi.useFakeTimers({ now: new Date('2026-11-22T07:00:00Z') });
      const trial = new Trial(windows, isNew);
      for (const each of actions) {
        await trial.act(each);
        await trial.check();
      }
      await trial.recover();
      vi.useRealTimers();
    }),
    { numRuns: Number(process.env['TRIALS'] ?? 60) },
  );
});
