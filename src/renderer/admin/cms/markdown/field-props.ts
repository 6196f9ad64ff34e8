import type { ReactNode, Ref, RefObject } from 'react';
import type { Language } from '#domain/localized.ts';
import type { FindPages } from '#renderer/data/collections/portal-pages.ts';
import type { WritingMode } from '#renderer/platform/port.ts';
import type { MarkdownHandle } from './markdown-handle.ts';
import type { PendingPicture } from './paste/pending-pictures.ts';

/** Segments of a text (text/segments.ts) that stand out, and a note at them. */
export interface TextMark {
  /** Its key among the marks of the text. */
  readonly key: string;
  readonly look: 'outdated' | 'changed' | 'commented';
  /** From the first to before the last; of none, the note stands where they are missing. */
  readonly from: number;
  readonly to: number;
  readonly note: ReactNode;
}

/**
 * What a view of a text leaves behind when the other one replaces it, by the kind of view, so that it can continue its history when
 * it comes back. Only the view itself reads it.
 */
export interface LeftViews extends Partial<Record<WritingMode, unknown>> {
  /** The user switched the view here, so the new view takes the focus. */
  isLeft?: boolean;
}

/** What a view is given by the field beside what the field itself is given. */
export interface MarkdownViewProps extends MarkdownFieldProps {
  readonly left: RefObject<LeftViews>;
  /** The view has to stay for them. */
  readonly onPending: (pastes: number) => void;
}

/** What a field for an article's text is given. */
export interface MarkdownFieldProps {
  /** Of the text itself; other ids are made of it. */
  readonly id: string;
  /** The field's name for screen readers. */
  readonly label: string;
  /** The language that is written in it. */
  readonly lang: Language;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Characters. A longer text is accepted with a warning, but can't be published. */
  readonly maxLength: number;
  readonly readOnly?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  /** The URL of a picture's address; null where it has none. Another function loads the pictures anew. */
  readonly pictureSource: (address: string) => string | null;
  /** Opens the dialog for pictures; without it none can be inserted. */
  readonly onChoosePicture?: (() => void) | undefined;
  /** Pictures that were pasted or dropped: nothing is put into the text for them. */
  readonly onPictures?: ((files: readonly File[]) => void) | undefined;
  /** Opens the dialog for attached files; without it none can be attached. */
  readonly onChooseAttachment?: (() => void) | undefined;
  /** Files that are no pictures, pasted or dropped: nothing is put into the text for them. */
  readonly onAttachments?: ((files: readonly File[]) => void) | undefined;
  /** Pictures that came with a pasted text: placeholders stand for them there. */
  readonly onHeldPictures?: ((pictures: readonly PendingPicture[]) => void) | undefined;
  /** Reports how many pastes are being made ready: they aren't in the text yet. */
  readonly onPending?: ((pastes: number) => void) | undefined;
  /** Pages of the portal that a link may lead to. */
  readonly findPages: FindPages;
  readonly ref?: Ref<MarkdownHandle>;
  /** Stands at the right of the tools: how many words there are. */
  readonly aside?: ReactNode;
  /** Without a frame: the page is its own. */
  readonly isBare?: boolean;
  /** How the text is shown, and another choice of that. */
  readonly mode: WritingMode;
  readonly onMode: (mode: WritingMode) => void;
  /** Shown on the canvas; the source view has none. */
  readonly marks?: readonly TextMark[] | undefined;
}
