import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#domain/localized.ts';
import { textSegments } from '#text/segments.ts';
import { CommentBadge, CommentPlacesContext, useMarksOf } from './comment-marks.tsx';

interface Props {
  readonly language: Language;
  readonly field: string;
  /** The Markdown of the rendered text. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A text that is only read, with its comments at the side; pressing on a paragraph chooses it for the next one. */
export function CommentedText({ language, field, text, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const places = useContext(CommentPlacesContext);
  const marks = useMarksOf(language, field);
  const [hosts, setHosts] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const wanted = marks.map(({ thread, paragraph }) => `${thread} ${paragraph.place}`).join('\n');
  useEffect(() => {
    const elements = segmentElements(place.current, text);
    // A selection finds out by these in which one it begins.
    for (const [at, element] of elements.entries()) element.dataset['segment'] = String(at);
    const made = new Map<string, HTMLElement>();
    for (const line of wanted === '' ? [] : wanted.split('\n')) {
      const [thread = '', at] = line.split(' ');
      const element = elements[Number(at)];
      if (!element) continue;
      const host = document.createElement('span');
      element.classList.add('read-commented');
      (element.matches('tr') ? (element.lastElementChild ?? element) : element).append(host);
      made.set(thread, host);
    }
    setHosts(made);
    return () => {
      for (const host of made.values()) {
        host.closest('.read-commented')?.classList.remove('read-commented');
        host.remove();
      }
    };
  }, [text, wanted]);
  return (
    <div
      ref={place}
      data-segments
      onClick={({ target }) => {
        const at = segmentElements(place.current, text).findLastIndex((each) => each.contains(target as Node));
        if (at !== -1) places?.choose(language, field, at);
      }}
    >
      {children}
      {marks.map((mark) => {
        const host = hosts.get(mark.thread);
        return host && createPortal(<CommentBadge mark={mark} />, host, mark.thread);
      })}
    </div>
  );
}

/** The elements of a rendered text's segments, one for each; none where they can't be matched. */
export function segmentElements(place: ParentNode | null, text: string): readonly HTMLElement[] {
  const blocks = [...(place?.querySelectorAll<HTMLElement>('h2, h3, p, li, tr, figure') ?? [])];
  const elements = blocks.filter((block) => {
    // A rendered figure is one segment, with all its rows.
    if (block.parentElement?.closest('figure')) return false;
    if (block.matches('tr, figure')) return true;
    return block.closest('tr') === null && hasOwnWords(block);
  });
  return elements.length === textSegments(text).length ? elements : [];
}

/** Whether a block has words or a picture outside the blocks in it. */
function hasOwnWords(block: Element): boolean {
  return [...block.childNodes].some((node) =>
    node instanceof Element
      ? !node.matches('ul, ol, p, blockquote, h2, h3, table, figure, div') &&
        (node.textContent.trim() !== '' || node.matches('img') || node.querySelector('img') !== null)
      : (node.textContent ?? '').trim() !== '',
  );
}
