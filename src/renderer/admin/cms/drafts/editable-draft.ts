import type { Draft } from '#domain/draft.ts';
import type { ErrorCode } from '#domain/result.ts';

/** How safe what is written is at this moment. Times are ISO. */
export type SaveState =
  /** Nothing was changed since it was opened. */
  | { readonly kind: 'untouched' }
  /** Typed within the last moment; not even on this device yet. */
  | { readonly kind: 'typing' }
  /** On this device; on its way to the backend, or about to be. */
  | { readonly kind: 'device'; readonly at: string }
  /** With the backend. */
  | { readonly kind: 'server'; readonly at: string }
  /**
   * On this device; the backend couldn't be reached or the session has ended, which is tried again by itself, or it refused
   * (`reason` is its own code), which is tried again after the next change.
   */
  | { readonly kind: 'failed'; readonly at: string; readonly code: ErrorCode; readonly reason: string | null }
  /** This device keeps nothing (it is full, or forbids it) and the backend hasn't got it either; `code` where it failed. */
  | { readonly kind: 'nowhere'; readonly code: ErrorCode | null };

export interface EditableDraftState<Document> {
  /** What is written: the only thing that the form shows. */
  readonly document: Document;
  /** What `document` is based on: what the backend had last, but for a conflict. null where it was never saved there. */
  readonly server: Draft<Document> | null;
  readonly saveState: SaveState;
  /** A newer version by another person (or window) than the base of this one: the user has to choose. */
  readonly conflict: Draft<Document> | null;
  /** What this device still had when the item was opened, and goes on with: written when (ISO). Null once that was answered. */
  readonly found: { readonly writtenAt: string } | null;
}

/** How urgent the render of a change is: at once, or later, because the field that it was typed in shows it already. */
export type RenderPriority = 'now' | 'later';

/** One item being written in one window. Every change is kept on this device within a second, and saved soon after. */
export interface EditableDraft<Document> {
  read(): EditableDraftState<Document>;
  subscribe(listener: (priority: RenderPriority) => void): () => void;
  /** Takes effect at once; storage and saving follow. Continuing with a recovered draft also closes its notice. */
  change(change: (document: Document) => Document, priority?: RenderPriority): void;
  /** Saves at once. True where the backend has everything that is written; false where it can't (see `saveState`, `conflict`). */
  save(): Promise<boolean>;
  /** What waits for the network or for a login is tried again now. Unlike `save` it answers nothing in the person's place. */
  retry(): void;
  /** Takes a new version of the backend (after publishing or withdrawing), whose whole text is ours. */
  learn(draft: Draft<Document>): void;
  /** Continues with the draft found on this device, and saves it: the notice closes. */
  continueFound(): void;
  /** Shows the backend's version and discards the recovered draft. Returns an undo, which returns false if the text was changed since. */
  discardFound(): () => boolean;
  /** Ends the conflict: this document goes on, based on the newer version. Nothing else was overwritten before. */
  settle(document: Document): void;
  /**
   * Puts what is written on this device now, and sends it one last time; then no more timers run. What isn't saved is found
   * when it is opened again.
   */
  close(): Promise<void>;
}

/** Whether a refusal with this code of the backend’s means that the session has ended: a new sign-in fixes it. */
export function needsLogin(reason: string | null | undefined): boolean {
  return /session|token|jwt|^PGRST3/.test(reason ?? '');
}
