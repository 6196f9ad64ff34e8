import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { LanguageContext, useLanguage } from '#renderer/i18n/language.ts';
import { inLanguage } from '#renderer/i18n/portal-i18n.ts';
import { PageFrame } from '#renderer/ui/lazy/page-frame.tsx';
import type { ContentTypeDefinition, DefinedDocument } from '../definition.ts';
import { stayHere } from '../../preview/preview-panel.tsx';
import { fieldOfProblem } from '../../problem-codes.ts';
import { useEditedTexts } from '../../translation/editor-context.ts';
import { outdatedField } from '../../translation/mark-outdated.ts';
import { isSamePlace, markDocument, type TextPlace } from './mark-document.ts';
import { findMarkedTexts, placeNumberAt, showStates, type MarkedTexts } from './marked-texts.ts';
import './page-editing.css';
import { withoutMarks } from './text-marks.ts';

const HEIGHT = 768;

/** A text as the page shows it: its elements, of which one of several lines has several. */
export interface ShownText {
  readonly place: TextPlace;
  readonly elements: readonly HTMLElement[];
}

interface Props {
  readonly definition: ContentTypeDefinition;
  readonly document: DefinedDocument;
  readonly language: Language;
  readonly width: number;
  readonly scheme: 'light' | 'dark' | undefined;
  readonly title: string;
  /** The text that is being written. */
  readonly open: Omit<TextPlace, 'isEmpty'> | null;
  readonly draw: (document: DefinedDocument, language: Language) => ReactNode;
  /** The texts that the page shows, in the order in which they are read; none once it is gone. Has to stay the same. */
  readonly onTexts: (language: Language, texts: readonly ShownText[]) => void;
  readonly onOpen: (place: TextPlace) => void;
  /** A picture was clicked, with the nearest text of the entry that it is of. */
  readonly onPicture: (near: TextPlace | null) => void;
  /** Something else was clicked. */
  readonly onElsewhere: () => void;
  readonly onEscape: () => void;
}

/** The page that visitors read, in a frame: each of its texts is something that can be opened. */
export function WrittenPage(props: Props) {
  const { definition, document, language, width, scheme, title, open, draw, onTexts, onOpen, onPicture } = props;
  const { t, i18n } = useTranslation('page-editing');
  const choice = useLanguage();
  const { invalid, document: written } = useEditedTexts();
  const [texts, setTexts] = useState<MarkedTexts>(new Map());
  const spoken = useMemo(() => inLanguage(i18n, language), [i18n, language]);
  const marked = useMemo(
    () => markDocument(definition, document, ({ label }) => spoken.t(label)),
    [definition, document, spoken],
  );
  const { places } = marked;

  // The page is drawn in a frame, whose elements are there only after it has rendered.
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
    const shown = [...texts].flatMap(([number, elements]) => {
      const place = places[number];
      return place ? [{ place, elements }] : [];
    });
    onTexts(language, shown);
    return () => onTexts(language, []);
  }, [texts, places, language, onTexts]);

  useLayoutEffect(() => {
    showStates(texts, (number) => {
      const place = places[number];
      if (!place) return null;
      const { name, side } = place;
      const isOutdated = side !== null && outdatedField(written, name)?.language === side;
      const lacks = invalid[side ?? language].some((each) => fieldOfProblem(each) === name);
      return {
        name,
        isEmpty: place.isEmpty,
        isOpen: open !== null && isSamePlace(place, open),
        ...{ isOutdated, lacks },
        description: [lacks && t('lacks'), isOutdated && t('outdated'), t('opens')].filter(Boolean).join(' '),
      };
    });
  }, [texts, places, language, open, invalid, written, t]);

  const placeAt = (target: EventTarget) => {
    const number = placeNumberAt(target as Element);
    return number === null ? undefined : places[number];
  };
  return (
    <PageFrame
      width={width}
      height={HEIGHT}
      lang={language}
      title={title}
      scheme={scheme}
      fills
      passesKeys
      onEscape={props.onEscape}
    >
      <div
        ref={setRoot}
        className="preview-page"
        lang={language}
        onClickCapture={(event) => {
          stayHere(event);
          const target = event.target as Element;
          const place = placeAt(target);
          if (place) onOpen(place);
          else if (target.closest('img, picture')) onPicture(placeNear(target, placeAt));
          else props.onElsewhere();
        }}
        onKeyDownCapture={(event) => {
          const place = event.key === 'Enter' ? placeAt(event.target) : undefined;
          if (!place) return;
          event.preventDefault();
          onOpen(place);
        }}
        onCopy={(event) => {
          event.clipboardData.setData('text/plain', withoutMarks(String(root?.ownerDocument.getSelection() ?? '')));
          event.preventDefault();
        }}
        onDragStart={(event) => event.preventDefault()}
      >
        <I18nextProvider i18n={spoken}>
          <LanguageContext value={{ ...choice, language }}>{draw(marked.document, language)}</LanguageContext>
        </I18nextProvider>
      </div>
    </PageFrame>
  );
}

/** The first text beside a picture: that of its entry, where it is one's. */
function placeNear(target: Element, placeAt: (target: Element) => TextPlace | undefined): TextPlace | null {
  for (let around = target.parentElement; around; around = around.parentElement) {
    const text = around.querySelector('[data-text-place]');
    if (text) return placeAt(text) ?? null;
  }
  return null;
}
