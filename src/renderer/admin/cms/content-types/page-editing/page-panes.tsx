import type { UseQueryResult } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { useStoredChoice } from '#renderer/admin/use-stored-choice.ts';
import { Button } from '#renderer/ui/button.tsx';
import {
  DarkIcon,
  DesktopWidthIcon,
  LightIcon,
  PhoneWidthIcon,
  TabletWidthIcon,
} from '#renderer/ui/lazy/admin-icons.ts';
import { useMedia, usePhone } from '#renderer/ui/lazy/use-phone.ts';
import { QueryNote } from '#renderer/admin/feedback/query-note.tsx';
import { showToast } from '#renderer/ui/toast.ts';
import type { ContentType } from '../../content-type.ts';
import type { ContentTypeDefinition, DefinedDocument } from '../definition.ts';
import type { PageSurroundings } from '../../editor/item-editor-props.ts';
import { useLanguageNames } from '../../language-names.ts';
import { ChoiceSwitch } from '../../preview/choice-switch.tsx';
import { fieldOfProblem } from '../../problem-codes.ts';
import { useEditedTexts } from '../../translation/editor-context.ts';
import { outdatedField } from '../../translation/mark-outdated.ts';
import { useOutdatedKeys } from '../../translation/use-outdated-keys.ts';
import { isSamePlace, type TextPlace } from './mark-document.ts';
import { followFrame, popoverStyle } from './over-frame.ts';
import { PagePins, pageProblems, ProblemList, type PageProblem } from './page-pins.tsx';
import { TextPopover } from './text-popover.tsx';
import { WrittenPage, type ShownText } from './written-page.tsx';

const WIDTHS = ['1366', '768', '360'] as const;
const WIDTH_ICONS = { '1366': DesktopWidthIcon, '768': TabletWidthIcon, '360': PhoneWidthIcon } as const;
type Scheme = 'light' | 'dark';

type OpenPlace = Omit<TextPlace, 'isEmpty'>;

interface Props<View> extends PageSurroundings {
  readonly definition: ContentTypeDefinition;
  readonly kind: Pick<ContentType<DefinedDocument>, 'sideFields'>;
  /** What keeps an item from being published, in words. */
  readonly problemWords: Readonly<Record<string, MessageKey>>;
  readonly document: DefinedDocument;
  /** The visitors’ own page, once its code is there. */
  readonly screen: UseQueryResult<View>;
  readonly draw: (screen: View, document: DefinedDocument, language: Language) => ReactNode;
  readonly onShared: (name: string, value: unknown) => void;
}

/** The page that visitors read, in its frame: each of its texts is written where it stands. */
export function PagePanes<View>(props: Props<View>) {
  const { definition, kind, problemWords, document, screen, draw, onShared } = props;
  const { shown, onShow, onProblem, isPasting, head, isCovered, wanted } = props;
  const { t, i18n } = useTranslation(['page-editing', 'common', 'fields', 'publishing']);
  const languageNames = useLanguageNames();
  const { invalid, document: written } = useEditedTexts();
  const isPhone = usePhone();
  const isWide = useMedia('(min-width: 64em)');
  const [chosenWidth, setWidth] = useStoredChoice('page-width', WIDTHS);
  const width = isPhone ? '360' : chosenWidth;
  const [layout, setLayout] = useStoredChoice('page-languages', ['one', 'both']);
  const isBoth = layout === 'both' && isWide;
  const [scheme, setScheme] = useState<Scheme | undefined>(undefined);
  const pane = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<Localized<readonly ShownText[]>>({ id: [], en: [] });
  const noteTexts = useCallback(
    (language: Language, found: readonly ShownText[]) => setTexts((now) => ({ ...now, [language]: found })),
    [],
  );
  const [open, setOpen] = useState<OpenPlace | null>(null);
  /** The list from which an entry was taken out last, as it was. */
  const [before, setBefore] = useState<{ readonly name: string; readonly undo: () => void } | null>(null);
  const [style, setStyle] = useState<CSSProperties>({});
  const openElement =
    open === null ? undefined : texts[shown].find(({ place }) => isSamePlace(place, open))?.elements[0];
  const hidden = kind.sideFields.filter(
    ({ name, apart }) => !apart && !texts[shown].some(({ place }) => place.name === name),
  );
  const problems = useMemo(
    () => LANGUAGES.flatMap((each) => pageProblems(each, invalid[each], problemWords, texts[each])),
    [invalid, problemWords, texts],
  );

  useEffect(() => {
    if (wanted) setOpen({ name: fieldOfProblem(wanted.problem), side: wanted.side, entry: null });
  }, [wanted]);

  useLayoutEffect(() => {
    if (open === null) return undefined;
    // Also where it was asked for from elsewhere: what is written has to be in sight.
    openElement?.scrollIntoView({ block: 'nearest' });
    return followFrame(openElement, pane.current, () => setStyle(popoverStyle(openElement, pane.current)));
  }, [open, openElement, width]);

  useEffect(() => {
    setOpen((now) => (now === null || now.side === null ? now : { ...now, side: shown }));
  }, [shown]);

  /** What is on its way into a text in Markdown would be lost with its field. */
  const mayLeave = () => {
    if (isPasting) void showToast({ kind: 'info', title: t('pasting'), detail: t('pastingDetail') });
    return !isPasting;
  };
  const show = ({ name, side, entry }: OpenPlace, language = side) => {
    if (!mayLeave()) return;
    if (language !== null) onShow(language);
    setOpen({ name, side, entry });
  };
  const hide = () => {
    if (mayLeave()) setOpen(null);
  };
  const close = () => {
    if (!mayLeave()) return;
    setOpen(null);
    (openElement ?? pane.current?.querySelector<HTMLElement>('button'))?.focus();
  };
  const step = (by: 1 | -1) => {
    // Several texts of one entry are written together.
    const order: OpenPlace[] = [];
    for (const { place } of texts[shown]) if (!order.some((each) => isSamePlace(each, place))) order.push(place);
    const at = open === null ? -1 : order.findIndex((place) => isSamePlace(place, open));
    const next = order.at(at < 0 && by < 0 ? -1 : (at + by) % order.length);
    if (next) show(next);
    else close();
  };
  const openProblem = ({ problem, language, text }: PageProblem) => {
    if (!text) return onProblem(problem, language);
    const { place } = text;
    // A list that lacks something in an entry that isn't known is shown as a whole.
    show(place.side !== null && !place.isEmpty ? { ...place, entry: null } : place, language);
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

  const view = screen.data;
  const pages = isBoth ? LANGUAGES : [shown];
  return (
    <div ref={pane} className="relative flex flex-col flex-1 min-w-0 min-h-0" inert={isCovered}>
      <div className="text-tools flex flex-wrap gap-x-4 gap-y-1 items-center px-5 py-1.5">
        <ChoiceSwitch
          label={t('common:language.label')}
          options={[
            ...LANGUAGES.map((each) => [each, languageNames[each]] as const),
            ...(isWide ? [['both', t('both')] as const] : []),
          ]}
          value={isBoth ? 'both' : shown}
          onChange={(chosen) => {
            setLayout(chosen === 'both' ? 'both' : 'one');
            if (chosen !== 'both') onShow(chosen);
          }}
        />
        {!isBoth && head(shown)}
        {!isPhone && (
          <span className="flex gap-4 ml-auto">
            <ChoiceSwitch
              label={t('width')}
              options={WIDTHS.map((each) => [each, `${each} px`, WIDTH_ICONS[each]] as const)}
              value={width}
              onChange={setWidth}
            />
            <ChoiceSwitch
              label={t('scheme')}
              options={[
                ['light', t('light'), LightIcon],
                ['dark', t('dark'), DarkIcon],
              ]}
              value={scheme}
              // Pressed once more, it is as the page around it.
              onChange={(chosen) => setScheme((now) => (now === chosen ? undefined : chosen))}
            />
          </span>
        )}
        {view !== undefined && hidden.length > 0 && (
          <div
            className="flex flex-[1_1_100%] gap-1 items-center min-w-0 overflow-x-auto"
            role="group"
            aria-label={t('hidden')}
          >
            <span className="flex-none text-ink-2 text-small">{t('hidden')}</span>
            {hidden.map(({ name, label }) => (
              <button
                key={name}
                type="button"
                className="flex-none min-h-11 px-2.5 rounded-[8px] text-brand text-small font-bold hover:bg-brand-soft data-outdated:underline data-outdated:decoration-wavy data-outdated:decoration-warn data-outdated:underline-offset-4"
                data-text-name={name}
                data-outdated={outdatedField(written, name)?.language === shown || undefined}
                aria-pressed={open?.name === name}
                onClick={() => show({ name, side: shown, entry: null })}
              >
                {i18n.t(label)}
              </button>
            ))}
          </div>
        )}
      </div>
      <ProblemList problems={problems} onOpen={openProblem} />
      <QueryNote query={screen} />
      <div className="text-page flex gap-2 h-[calc(100dvh_-_var(--bar-height)_-_3.75rem)] min-h-96">
        {view !== undefined &&
          pages.map((language) => (
            <div key={isBoth ? language : 'page'} className="flex flex-col flex-1 min-w-0" data-page={language}>
              {isBoth && (
                <div className="flex gap-2.5 items-center min-h-11 px-5 overflow-hidden" data-side={language}>
                  <h2 className="font-extrabold">{languageNames[language]}</h2>
                  {head(language)}
                </div>
              )}
              <WrittenPage
                {...{ definition, document, language, scheme, open }}
                width={Number(width)}
                title={isBoth ? `${t('page')}: ${languageNames[language]}` : t('page')}
                draw={(marked, drawn) => draw(view, marked, drawn)}
                onTexts={noteTexts}
                onOpen={(place) => show(place, language)}
                onPicture={(near) => {
                  if (near !== null && near.entry !== null) show(near, language);
                  else if ('image' in definition.shared) onProblem('image', language);
                }}
                onElsewhere={hide}
                onEscape={hide}
              />
            </div>
          ))}
      </div>
      <PagePins problems={problems} pane={pane} onOpen={openProblem} />
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
