import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import type { CommentedParagraph } from '#renderer/data/collections/comments.ts';
import { CommentIcon } from '#renderer/ui/lazy/admin-icons.ts';
import type { TextMark } from '../markdown/field-props.ts';

/** A paragraph with comments that aren't settled. */
export interface CommentMark {
  readonly paragraph: CommentedParagraph;
  /** How many comments there are, answers among them. */
  readonly count: number;
  /** The first comment of its first thread. */
  readonly thread: string;
}

/** What the texts know of comments; null where there are none to read. */
interface CommentPlaces {
  readonly marks: readonly CommentMark[];
  /** Shows a thread in the list. */
  readonly open: (thread: string) => void;
  /** A paragraph that is only read was chosen: the next comment is about that. */
  readonly choose: (language: Language, field: string, place: number) => void;
  /** Opens the list, for a comment about a text. */
  readonly begin: (language: Language, field: string) => void;
}

export const CommentPlacesContext = createContext<CommentPlaces | null>(null);

/** The marks of one text, in its order. */
export function useMarksOf(language: Language, field: string): readonly CommentMark[] {
  const places = useContext(CommentPlacesContext);
  return (places?.marks ?? []).filter(({ paragraph }) => paragraph.language === language && paragraph.field === field);
}

/** The same for a text that is written: the canvas shows them beside its paragraphs. */
export function useCommentMarks(language: Language, field: string): readonly TextMark[] {
  return useMarksOf(language, field).map((mark): TextMark => {
    const { place } = mark.paragraph;
    return {
      ...{ key: `comment-${mark.thread}`, look: 'commented', from: place, to: place + 1 },
      note: <CommentBadge mark={mark} />,
    };
  });
}

/** At the side of a paragraph: that there are comments, and the way to them. */
export function CommentBadge({ mark }: { readonly mark: CommentMark }) {
  const { t } = useTranslation('comments');
  const places = useContext(CommentPlacesContext);
  return (
    <span className="relative block h-0 [.canvas-text>div>&]:-top-4">
      <button
        type="button"
        data-comment={mark.thread}
        className="absolute z-2 right-0 -top-9 grid place-items-center size-11 text-ink text-[0.844rem] font-bold leading-none tabular-nums"
        aria-label={t('mark', { count: mark.count })}
        onClick={() => places?.open(mark.thread)}
      >
        <span className="inline-flex gap-1 items-center min-h-6 px-1.5 rounded-[6px] border-[1.5px] border-accent bg-surface in-[button:hover]:bg-accent-soft [&_svg]:size-4">
          <CommentIcon />
          {mark.count}
        </span>
      </button>
    </span>
  );
}
