import { useId, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useRights } from '#renderer/admin/rights.ts';
import type { Draft } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import type { CommentedParagraph } from '#renderer/data/collections/comments.ts';
import { useDebouncedValue } from '#renderer/ui/lazy/use-debounced-value.ts';
import type { ContentType, TranslatedDocument } from '../content-type.ts';
import type { MarkdownHandle } from '../markdown/markdown-handle.ts';
import type { Drawer } from './use-drawers.ts';
import { CommentPlacesContext, type CommentMark } from '../comments/comment-marks.tsx';
import { SelectionComment, selectedWords } from '../comments/selection-comment.tsx';
import { CommentsDrawer } from './comments-drawer.tsx';
import { paragraphsOf } from '../comments/paragraphs.ts';
import { isOpen, threadsOf, type Thread } from '../comments/threads.ts';
import { useComments } from '../comments/use-comments.ts';
import { selectedPlace, useCursorParagraph, type ParagraphPlace } from '../comments/use-cursor-paragraph.ts';
import { lostThreads, useBegunAnswers } from '../comments/use-begun-answers.ts';
import { useNamedComment, useSentComment } from '../comments/use-sent-comment.ts';

/** During typing nothing moves, and nothing is searched. */
const PAUSE_MS = 400;

interface Settings<Document extends TranslatedDocument> {
  readonly kind: Pick<ContentType<Document>, 'collection' | 'sideFields'>;
  readonly document: Document;
  readonly server: Draft<Document> | null;
  /** The texts that are written, by `<language>.<field>`. */
  readonly handles: RefObject<Map<string, MarkdownHandle>>;
  /** Shows a language. */
  readonly onShow: (language: Language) => void;
  /** Opens a text where it isn't in sight before; null where all are. */
  readonly onText: ((field: string, language: Language) => void) | null;
  readonly drawer: Drawer;
  /** Whether the list stands beside the text, instead of over it. */
  readonly isBeside: boolean;
}

/** What the editor shows of comments. */
interface Comments {
  /** How the bar opens them; null where there are none to read. */
  readonly action: {
    readonly isOpen: boolean;
    readonly panelId: string;
    /** How many threads aren't settled. */
    readonly count: number;
    readonly onToggle: () => void;
    readonly opener: RefObject<HTMLButtonElement | null>;
  } | null;
  /** Comments on the selected words; where none are selected, shows or hides the list. */
  readonly onShortcut: (() => void) | undefined;
  /** Beside the texts. */
  readonly drawer: ReactNode;
  /** Around the texts: they show where comments are. */
  readonly around: (texts: ReactNode) => ReactNode;
}

/** The comments of the item that is open: their list, and their marks in the texts. */
export function useCommentsDrawer<Document extends TranslatedDocument>(settings: Settings<Document>): Comments {
  const { kind, server, handles, onShow, onText, isBeside, drawer } = settings;
  const { may } = useRights();
  const panelId = useId();
  const isReadable = server !== null && server.binnedAt === null && may('content.comment');
  const draft = isReadable ? { collection: kind.collection, item: server.id } : null;
  const named = useNamedComment();
  const [begun, noteBegun] = useBegunAnswers(draft);
  const comments = useComments(draft, drawer.isOpen, [...(named === null ? [] : [named]), ...begun.keys()]);
  const document = useDebouncedValue(settings.document, PAUSE_MS);
  const paragraphs = useMemo(
    () => (isReadable ? paragraphsOf(document, kind.sideFields) : []),
    [isReadable, document, kind.sideFields],
  );
  const { data, isPlaceholderData } = comments.query;
  const threads = useMemo(() => threadsOf(data?.rows ?? [], paragraphs), [data, paragraphs]);
  // Whether a thread is gone is known once it was requested.
  const lost = data && !isPlaceholderData ? lostThreads(begun, threads) : [];
  const marks = useMemo(() => marksOf(threads), [threads]);
  // By its place: while it is written, its words change.
  const [at, setAt] = useState<ParagraphPlace | null>(null);
  const chosen =
    at && (paragraphs.find((p) => p.language === at.language && p.field === at.field && p.place === at.place) ?? null);
  const choose = (language: Language, field: string, place: number) => setAt({ language, field, place });
  const [quoted, setQuoted] = useState<{ readonly words: string } | null>(null);
  const begin = (words: string) => {
    // The field of the comment takes the selection's place.
    const place = selectedPlace(handles);
    drawer.show();
    setAt(place);
    setQuoted({ words });
  };
  const [wanted, want] = useSentComment(named, threads, drawer.show);
  useCursorParagraph(drawer.isOpen, handles, choose);

  const places = useMemo(
    () => ({
      marks,
      open: (thread: string) => {
        drawer.show();
        want(thread);
      },
      choose,
      begin: (language: Language, field: string) => {
        choose(language, field, handles.current.get(`${language}.${field}`)?.segment() ?? 0);
        drawer.show();
        drawer.heading.current?.focus();
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- what they call is of the same hooks at each render
    [marks, paragraphs],
  );
  const show = ({ first, paragraph }: Thread) => {
    if (!paragraph) return;
    if (!isBeside) drawer.close();
    onShow(paragraph.language);
    if (onText) return onText(paragraph.field, paragraph.language);
    // Once the language is shown, and nothing lies over it.
    requestAnimationFrame(() => goTo(first.id, paragraph));
  };
  const close = () => {
    drawer.close();
    // Opened again, it begins at its heading.
    want(null);
  };
  return {
    action: draft && {
      ...{ isOpen: drawer.isOpen, panelId, count: threads.filter(isOpen).length },
      ...{ onToggle: drawer.isOpen ? close : drawer.toggle, opener: drawer.opener },
    },
    onShortcut: draft
      ? () => {
          const words = selectedWords();
          if (words !== '') begin(words);
          else if (drawer.isOpen) close();
          else drawer.toggle();
        }
      : undefined,
    drawer: draft && (
      <CommentsDrawer
        {...{ draft, comments, threads, lost, begun, paragraphs, chosen, quoted, wanted }}
        fields={kind.sideFields}
        id={panelId}
        isOpen={drawer.isOpen}
        heading={drawer.heading}
        onChoose={setAt}
        onShow={show}
        onBegun={noteBegun}
        onClose={close}
      />
    ),
    around: (texts) => (
      <CommentPlacesContext value={draft && places}>
        {texts}
        {draft && <SelectionComment onBegin={begin} />}
      </CommentPlacesContext>
    ),
  };
}

/** The marks of threads that aren't settled, one for a paragraph. */
function marksOf(threads: readonly Thread[]): CommentMark[] {
  const marks = new Map<CommentedParagraph, CommentMark>();
  for (const { first, answers, paragraph } of threads.filter(isOpen)) {
    if (!paragraph) continue;
    const there = marks.get(paragraph);
    const count = (there?.count ?? 0) + 1 + answers.length;
    marks.set(paragraph, { paragraph, count, thread: there?.thread ?? first.id });
  }
  return [...marks.values()];
}

/** Puts the focus on the mark of a thread, or where it has none into its text. */
function goTo(thread: string, { language, field }: CommentedParagraph): void {
  const text = `[data-side="${language}"][data-field="${field}"]`;
  const place =
    document.querySelector<HTMLElement>(`[data-comment="${CSS.escape(thread)}"]`) ??
    document.querySelector<HTMLElement>(`${text} :is(textarea, input, [contenteditable="true"])`) ??
    document.querySelector<HTMLElement>(text);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}
