import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, createContext } from 'react';
import { createPortal } from 'react-dom';
import { copySheetMedia, darkRulesOf } from './copy-media.ts';

/**
 * Renders a page within the site's bar and footer, as a preview: by its plain path and content. Without a provider only the page is
 * rendered.
 */
export const SiteFrameContext = createContext<(path: string, page: ReactNode) => ReactNode>((_path, page) => page);

/** What the dialog around it takes of the window's height, px. */
const AROUND = 200;
const LEAST_HEIGHT = 240;
/** So long a page waits for its typeface, ms. */
const FONTS_PATIENCE_MS = 1000;
/** The lines above and below it, px. */
const BORDERS = 3;

interface Props {
  /** The screen that it is shown on, px. */
  readonly width: number;
  readonly height: number;
  readonly lang: string;
  readonly title: string;
  /** Whether it takes all of the height that is around it; else what a dialog leaves of the window's. */
  readonly fills?: boolean;
  /** Whether shortcuts of the page around it work within it as well. */
  readonly passesKeys?: boolean;
  /** Whether it is shown as by day or in the dark; else as the page around it. */
  readonly scheme?: 'light' | 'dark' | undefined;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/**
 * A page in an iframe as wide as a screen, scaled down where there is less room, so that the page's media queries for that width
 * apply. The frame has no address and runs no script: React renders into it, with the stylesheets of the page around it and under
 * its policy.
 */
export function PageFrame({
  width,
  height,
  lang,
  title,
  fills = false,
  passesKeys = false,
  scheme,
  onEscape,
  children,
}: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const prepared = useRef<{ readonly inner: Document; readonly styled: Promise<readonly CSSMediaRule[]> }>(null);
  /** The rules that apply in the dark, with their media queries as around it. */
  const darkRules = useRef<ReadonlyMap<CSSMediaRule, string>>(new Map());
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const room = useRoom(box);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isOver = false;
    const prepare = async () => {
      const inner = element.contentDocument;
      if (!inner) return;
      if (prepared.current?.inner !== inner) prepared.current = { inner, styled: addStyles(inner) };
      const dark = await prepared.current.styled;
      if (isOver || element.contentDocument !== inner) return;
      darkRules.current = new Map(dark.map((rule) => [rule, rule.media.mediaText]));
      setBody(inner.body);
    };
    // Some browsers put another empty page into a frame once it has loaded.
    const again = () => void prepare();
    element.addEventListener('load', again);
    again();
    return () => {
      isOver = true;
      element.removeEventListener('load', again);
    };
  }, []);

  useEffect(() => {
    if (body) nameDocument(frame.current?.contentDocument, lang, title);
  }, [body, lang, title]);

  useLayoutEffect(() => {
    if (body) showScheme(frame.current?.contentDocument, darkRules.current, scheme);
  }, [body, scheme]);

  useEffect(() => {
    // A click beside a link leaves the focus on the frame's body, where React gets no key events.
    const escape = ({ target, key }: KeyboardEvent) => {
      if (target === body && key === 'Escape') onEscape();
    };
    body?.addEventListener('keydown', escape);
    return () => body?.removeEventListener('keydown', escape);
  }, [body, onEscape]);

  const scale = room && room.width > 0 ? Math.min(1, room.width / width) : 1;
  const shown = fills
    ? Math.max(LEAST_HEIGHT, (room?.ownHeight ?? height) - BORDERS)
    : Math.min(height * scale, Math.max(LEAST_HEIGHT, room?.height ?? height));
  return (
    <div
      ref={setBox}
      className={`overflow-hidden border-y-[1.5px] border-line ${fills ? 'h-full' : ''}`}
      style={fills ? undefined : { height: shown + BORDERS }}
    >
      <iframe
        ref={frame}
        title={title}
        className={`block bg-bg origin-top-left shadow-[0_0_0_1.5px_var(--line)] ${scale === 1 ? 'mx-auto' : ''} ${body ? '' : 'invisible'}`}
        style={{ width, height: shown / scale, ...(scale === 1 ? {} : { transform: `scale(${scale})` }) }}
      />
      {body &&
        createPortal(
          <div
            // Within the page Tab goes from link to link, and not by the order of the dialog around it.
            onKeyDown={(event) => {
              event.stopPropagation();
              if (event.key === 'Escape') onEscape();
              else if (passesKeys && !event.defaultPrevented && !passOn(event.nativeEvent)) event.preventDefault();
            }}
          >
            {children}
          </div>,
          body,
        )}
    </div>
  );
}

interface Room {
  readonly width: number;
  /** What a dialog leaves of the window's height. */
  readonly height: number;
  readonly ownHeight: number;
}

/** How much room an element has, in px; null before it stands on the screen. */
function useRoom(box: HTMLElement | null): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    if (!box) return;
    const look = () =>
      setRoom({ width: box.clientWidth, height: window.innerHeight - AROUND, ownHeight: box.clientHeight });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [box]);
  return room;
}

/** Presses a key of the frame in the page around it; whether nothing there answered it. */
function passOn({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const keys = { key, code, ctrlKey, metaKey, altKey, shiftKey };
  return document.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }));
}

function showScheme(
  inner: Document | null | undefined,
  darkRules: ReadonlyMap<CSSMediaRule, string>,
  scheme: Props['scheme'],
): void {
  if (!inner) return;
  inner.documentElement.style.colorScheme = scheme ?? document.documentElement.style.colorScheme;
  for (const [rule, query] of darkRules)
    rule.media.mediaText = scheme === undefined ? query : scheme === 'dark' ? 'screen' : 'not all';
}

function nameDocument(inner: Document | null | undefined, lang: string, title: string): void {
  if (!inner) return;
  inner.documentElement.lang = lang;
  inner.title = title;
}

/**
 * Gives a document the stylesheets of this one; resolves once they are in force, or can't be had, with those of their rules that apply
 * in the dark.
 */
async function addStyles(inner: Document): Promise<readonly CSSMediaRule[]> {
  const wanted = document.head.querySelectorAll('style, link[rel="stylesheet"], meta[name="color-scheme"]');
  const copies = [...wanted].map((element) => inner.importNode(element, true));
  const loading = copies.map((copy) => {
    const isLoaded = new Promise<void>((resolve) => {
      if (!copy.matches('link')) return resolve();
      copy.addEventListener('load', () => resolve());
      copy.addEventListener('error', () => resolve());
    });
    inner.head.append(copy);
    return isLoaded;
  });
  await Promise.all(loading);
  const dark = copies.flatMap((copy) => {
    const sheet = sheetOf(copy);
    return sheet ? darkRulesOf(sheet) : [];
  });
  wanted.forEach((element, index) => {
    const [from, to] = [element, copies[index]].map(sheetOf);
    if (from && to) copySheetMedia(from, to);
  });
  await loadFonts(inner);
  return dark;
}

function sheetOf(element: Element | undefined): CSSStyleSheet | null {
  return element && 'sheet' in element ? (element.sheet as CSSStyleSheet | null) : null;
}

/** Loads the typeface for the first render: each document decodes it anew, and the app's fetches its file. */
async function loadFonts({ fonts }: Document): Promise<void> {
  const loaded = Promise.allSettled([...(fonts ?? [])].map((font) => font.load()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, FONTS_PATIENCE_MS))]);
}
