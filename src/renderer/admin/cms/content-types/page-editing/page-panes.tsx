import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { LanguageContext, useLanguage } from '#renderer/i18n/language.ts';
import { inLanguage } from '#renderer/i18n/portal-i18n.ts';
import { useStoredChoice } from '#renderer/admin/use-stored-choice.ts';
import { Button } from '#renderer/ui/button.tsx';
import { PageFrame } from '#renderer/ui/lazy/page-frame.tsx';
import { usePhone } from '#renderer/ui/lazy/use-phone.ts';
import { QueryNote } from '#renderer/admin/feedback/query-note.tsx';
import type { ContentType } from '../../content-type.ts';
import type { ContentTypeDefinition, DefinedDocument } from '../definition.ts';
import type { PageSurroundings } from '../../editor/item-editor-props.ts';
import { useLanguageNames } from '../../language-names.ts';
import { ChoiceSwitch } from '../../preview/choice-switch.tsx';
import { stayHere } from '../../preview/preview-dialog.tsx';
import { fieldOfProblem } from '../../problem-codes.ts';
import { useEditedTexts } from '../../translation/editor-context.ts';
import { outdatedField } from '../../translation/mark-outdated.ts';
import { useOutdatedKeys } from '../../translation/use-outdated-keys.ts';
import { markDocument, type TextPlace } from './mark-document.ts';
import { findMarkedTexts, placeNumberAt, showStates, type MarkedTexts } from './marked-texts.ts';
import './page-editing.css';
import { withoutMarks } from './text-marks.ts';
import { TextPopover } from './text-popover.tsx';

const WIDTHS = ['1366', '768', '360'] as const;
const HEIGHT = 768;
/** Of the popover, px. */
const LEAST_WIDTH = 352;
const MOST_WIDTH = 640;
const LEAST_HEIGHT = 240;
const GAP = 8;
/** The bar above the page, px. */
const BAR = 60;

type OpenPlace = Omit<TextPlace, 'isEmpty'>;

interface Props<View> extends PageSurroundings {
  readonly definition: ContentTypeDefinition;
  readonly kind: Pick<ContentType<DefinedDocument>, 'sideFields'>;
  readonly document: DefinedDocument;
  /** The visitors’ own page, once its code is there. */
  readonly screen: UseQueryResult<View>;
  readonly draw: (screen: View, document: DefinedDocument, language: Language) => ReactNode;
  readonly onShared: (name: string, value: unknown) => void;
}

/** The page that visitors read, in its frame: each of its texts is written where it stands. */
export function PagePanes<View>(props: Props<View>) {
  const { definition, kind, document, screen, draw, onShared, shown, onShow, head, isCovered, wanted } = props;
  const { t, i18n } = useTranslation(['page-editing', 'common', 'fields', 'publishing']);
  const languageNames = useLanguageNames();
  const choice = useLanguage();
  const { invalid, document: written } = useEditedTexts();
  const isPhone = usePhone();
  const [chosenWidth, setWidth] = useStoredChoice('page-width', WIDTHS);
  const width = isPhone ? '360' : chosenWidth;
  const pane = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<MarkedTexts>(new Map());
  const [open, setOpen] = useState<OpenPlace | null>(null);
  /** The list from which an entry was taken out last, as it was. */
  const [before, setBefore] = useState<{ readonly name: string; readonly undo: () => void } | null>(null);
  const [style, setStyle] = useState<CSSProperties>({});
  const spoken = useMemo(() => inLanguage(i18n, shown), [i18n, shown]);
  const marked = useMemo(
    () => markDocument(definition, document, ({ label }) => spoken.t(label)),
    [definition, document, spoken],
  );
  const { places } = marked;
  const openNumber = open === null ? -1 : places.findIndex((place) => isSame(place, open));
  const openElement = texts.get(openNumber)?.[0];
  const hidden = kind.sideFields.filter(
    ({ name, apart }) => !apart && ![...texts.keys()].some((number) => places[number]?.name === name),
  );

  useEffect(() => {
    if (wanted) setOpen({ name: fieldOfProblem(wanted.problem), side: wanted.side, entry: null });
  }, [wanted]);

  // The page is drawn in a frame, whose elements are there only after it has rendered.
  const view = screen.data;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!root) return;
    const look = () => setTexts(findMarkedTexts(root));
    look();
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);

  useLayoutEffect(() => {
    showStates(texts, (number) => {
      const place = places[number];
      if (!place) return null;
      const { name, side } = place;
      const isOutdated = side !== null && outdatedField(written, name)?.language === side;
      const lacks = side !== null && invalid[side].some((each) => fieldOfProblem(each) === name);
      return {
        name,
        isEmpty: place.isEmpty,
        isOpen: open !== null && isSame(place, open),
        ...{ isOutdated, lacks },
        description: [lacks && t('lacks'), isOutdated && t('outdated'), t('opens')].filter(Boolean).join(' '),
      };
    });
  }, [texts, places, open, invalid, written, t]);

  useLayoutEffect(() => {
    if (open === null) return;
    // Also where it was asked for from elsewhere: what is written has to be in sight.
    openElement?.scrollIntoView({ block: 'nearest' });
    const place = () => setStyle(styleAt(openElement, pane.current));
    place();
    const inner = openElement?.ownerDocument.defaultView;
    inner?.addEventListener('scroll', place, { passive: true });
    const resized = new ResizeObserver(place);
    if (pane.current) resized.observe(pane.current);
    return () => {
      inner?.removeEventListener('scroll', place);
      resized.disconnect();
    };
  }, [open, openElement, width]);

  useEffect(() => {
    setOpen((now) => (now === null || now.side === null ? now : { ...now, side: shown }));
  }, [shown]);

  const show = (place: OpenPlace) => {
    if (place.side !== null) onShow(place.side);
    setOpen({ name: place.name, side: place.side, entry: place.entry });
  };
  const close = () => {
    setOpen(null);
    (openElement ?? pane.current?.querySelector<HTMLElement>('button'))?.focus();
  };
  const step = (by: 1 | -1) => {
    // Several texts of one entry are written together.
    const order: OpenPlace[] = [];
    for (const number of texts.keys()) {
      const place = places[number];
      if (place && !order.some((each) => isSame(each, place))) order.push(place);
    }
    const at = open === null ? -1 : order.findIndex((place) => isSame(place, open));
    const next = order.at(at < 0 && by < 0 ? -1 : (at + by) % order.length);
    if (next) show(next);
    else close();
  };

  useOutdatedKeys((by) => {
    const outdated = kind.sideFields.flatMap(({ name, apart }) => {
      const mark = apart ? undefined : outdatedField(written, name);
      return mark ? [{ name, side: mark.language, entry: null }] : [];
    });
    const at = outdated.findIndex(({ name, side }) => name === open?.name && side === open.side);
    const next = outdated.at(at < 0 && by < 0 ? -1 : (at + by) % outdated.length);
    if (next) show(next);
  });

  return (
    <div ref={pane} className="relative flex flex-col flex-1 min-w-0 min-h-0" inert={isCovered}>
      <div className="text-tools flex flex-wrap gap-x-5 gap-y-1 items-center px-5 py-1.5">
        <ChoiceSwitch
          label={t('common:language.label')}
          options={LANGUAGES.map((each) => [each, languageNames[each]] as const)}
          value={shown}
          onChange={onShow}
        />
        {head(shown)}
        {!isPhone && (
          <ChoiceSwitch
            label={t('width')}
            options={WIDTHS.map((each) => [each, `${each} px`] as const)}
            value={width}
            onChange={setWidth}
          />
        )}
        {view !== undefined && hidden.length > 0 && (
          <div
            className="flex flex-[1_1_16rem] gap-1 items-center min-w-0 overflow-x-auto"
            role="group"
            aria-label={t('hidden')}
          >
            <span className="flex-none text-ink-2 text-small">{t('hidden')}</span>
            {hidden.map(({ name, label }) => (
              <button
                key={name}
                type="button"
                className="flex-none min-h-11 px-2.5 rounded-[8px] text-brand text-small font-bold hover:bg-brand-soft"
                data-text-name={name}
                aria-pressed={open?.name === name}
                onClick={() => setOpen({ name, side: shown, entry: null })}
              >
                {i18n.t(label)}
              </button>
            ))}
          </div>
        )}
      </div>
      <QueryNote query={screen} />
      <div className="text-page h-[calc(100dvh_-_var(--bar-height)_-_3.75rem)] min-h-96">
        {view !== undefined && (
          <PageFrame
            width={Number(width)}
            height={HEIGHT}
            lang={shown}
            title={t('page')}
            fills
            passesKeys
            onEscape={() => setOpen(null)}
          >
            <div
              ref={setRoot}
              className="preview-page"
              lang={shown}
              onClickCapture={(event) => {
                stayHere(event);
                const number = placeNumberAt(event.target as Element);
                const place = number === null ? undefined : places[number];
                if (place) show(place);
                // What is on its way into a text in Markdown would be lost with its field.
                else if (!isMarkup(open, kind)) setOpen(null);
              }}
              onKeyDownCapture={(event) => {
                const number = event.key === 'Enter' ? placeNumberAt(event.target as Element) : null;
                const place = number === null ? undefined : places[number];
                if (!place) return;
                event.preventDefault();
                show(place);
              }}
              onCopy={(event) => {
                event.clipboardData.setData(
                  'text/plain',
                  withoutMarks(String(root?.ownerDocument.getSelection() ?? '')),
                );
                event.preventDefault();
              }}
              onDragStart={(event) => event.preventDefault()}
            >
              <I18nextProvider i18n={spoken}>
                <LanguageContext value={{ ...choice, language: shown }}>
                  {draw(view, marked.document, shown)}
                </LanguageContext>
              </I18nextProvider>
            </div>
          </PageFrame>
        )}
      </div>
      {before && (
        <div className="flex flex-wrap gap-x-4 gap-y-2 items-center justify-between mx-5 mb-2 px-3.5 py-2 rounded-[8px] bg-accent-soft text-ink font-semibold">
          <p role="status">{t('fields:removed', { name: before.name })}</p>
          <Button
            variant="outline"
            size="sm"
            autoFocus
            onClick={() => {
              before.undo();
              setBefore(null);
            }}
          >
            {t('publishing:undo')}
          </Button>
        </div>
      )}
      {open && (
        <TextPopover
          place={open}
          {...{ definition, kind, document, style, onShared }}
          onEntry={(entry) => setOpen({ ...open, entry })}
          onRemoved={(name, undo) => {
            setBefore({ name, undo });
            setOpen(null);
          }}
          onStep={step}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Whether this is a text in Markdown: what is pasted into it may be on its way. */
function isMarkup(open: OpenPlace | null, { sideFields }: Pick<Props<never>, 'kind'>['kind']): boolean {
  return sideFields.some(({ name, kind }) => name === open?.name && kind === 'markup');
}

function isSame(one: OpenPlace, other: OpenPlace): boolean {
  return one.name === other.name && one.side === other.side && one.entry === other.entry;
}

/** Where the popover stands: below its text, or above where there is more room; at the top for one that the page doesn't show. */
function styleAt(element: HTMLElement | undefined, pane: HTMLElement | null): CSSProperties {
  if (!pane) return {};
  const around = pane.getBoundingClientRect();
  const frame = element?.ownerDocument.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!element || !frame) {
    const width = Math.min(MOST_WIDTH, around.width - 2 * GAP);
    return { left: GAP, top: BAR, width, maxHeight: around.height - BAR - GAP };
  }
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / frame.offsetWidth;
  const inner = element.getBoundingClientRect();
  const width = Math.min(Math.max(LEAST_WIDTH, inner.width * scale), MOST_WIDTH, around.width - 2 * GAP);
  const left = Math.max(GAP, Math.min(outer.left - around.left + inner.left * scale, around.width - width - GAP));
  const top = outer.top - around.top + inner.top * scale;
  const bottom = outer.top - around.top + inner.bottom * scale;
  const below = around.height - bottom - 2 * GAP;
  const above = top - BAR - GAP;
  return below >= Math.min(above, LEAST_HEIGHT)
    ? {
        width,
        left,
        top: Math.min(Math.max(BAR, bottom + GAP), around.height - LEAST_HEIGHT),
        maxHeight: Math.max(LEAST_HEIGHT, below),
      }
    : { width, left, bottom: Math.max(GAP, around.height - top + GAP), maxHeight: Math.max(LEAST_HEIGHT, above) };
}
