import { useState } from 'react';
import type { PackContents, Packs, WrittenPack } from '#renderer/data/packs.ts';
import type { PackFiles } from '#renderer/platform/port.ts';

/** What is to be saved, and under which name. */
interface WantedPack {
  readonly contents: PackContents;
  /** Of the file for Tunas. */
  readonly name: string;
}

/** `asking`: something is missing, and nothing is saved before somebody says what to do. */
type PackStage =
  | { readonly kind: 'idle' | 'writing' | 'failed' }
  | { readonly kind: 'asking' | 'saved'; readonly wanted: WantedPack; readonly written: WrittenPack };

/** Saving a pack, for any list of articles. */
export interface PackSaving {
  readonly stage: PackStage;
  /** Writes a pack and saves it where it is whole; else the stage is `asking`. */
  start(wanted: WantedPack): Promise<void>;
  /** Saves it without what is missing. */
  saveAnyway(): Promise<void>;
  /** Writes it again: what is missing is fetched once more. */
  again(): Promise<void>;
  /** What was asked isn't of interest any more. */
  forget(): void;
}

/** Writes packs and saves them, and asks first where not every article or picture could be had. */
export function usePackSaving(packs: Packs, files: PackFiles): PackSaving {
  const [stage, setStage] = useState<PackStage>({ kind: 'idle' });
  const attempt = async (work: () => Promise<PackStage>) => {
    setStage({ kind: 'writing' });
    try {
      setStage(await work());
    } catch (error) {
      console.warn('A pack could not be written:', error);
      setStage({ kind: 'failed' });
    }
  };
  const save = async (wanted: WantedPack, written: WrittenPack): Promise<PackStage> => {
    const saved = await files.save({ name: wanted.name, pack: written.pack, page: written.page });
    // The host has shown the reason.
    if (saved === 'failed') return { kind: 'failed' };
    return saved === 'saved' ? { kind: 'saved', wanted, written } : { kind: 'idle' };
  };
  const start = (wanted: WantedPack) =>
    attempt(async () => {
      const written = await packs.write(wanted.contents);
      const isWhole = written.missing.length === 0 && written.absent === 0;
      return isWhole ? save(wanted, written) : { kind: 'asking', wanted, written };
    });
  const asked = 'wanted' in stage ? stage : null;
  return {
    stage,
    start,
    saveAnyway: async () => {
      if (asked) await attempt(() => save(asked.wanted, asked.written));
    },
    again: async () => {
      if (asked) await start(asked.wanted);
    },
    forget: () => setStage({ kind: 'idle' }),
  };
}
