import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { focalPointIn } from '#domain/focal-point.ts';
import type { Language } from '#domain/localized.ts';
import type { SiteDetails } from '#domain/configuration.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wordsOf } from '../content-type.ts';
import { HeadSummary } from '../editor/head-summary.tsx';
import type { OpenItem } from '../editor/item-editor-props.ts';
import { ItemEditor } from '../editor/item-editor.tsx';
import { AddressedEditor, type AddressedItem } from '../loading/addressed-editor.tsx';
import { DocumentPicture, type PicturedDocument } from '../pictures/document-picture.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { usePreparedScreen, useVisitorsScreen } from '../preview/use-visitors-screen.ts';
import { emptyDocument } from './document-schema.ts';
import { InitialTexts } from './initial-texts.tsx';
import { PICTURE, type ContentTypeDefinition, type DefinedDocument } from './definition.ts';
import { contentTypeFromDefinition, shownValue } from './content-type-from-definition.ts';
import type { FieldDefinition } from '../field-definition.ts';
import { SharedFields } from './shared-fields.tsx';

export interface PreviewProps {
  readonly document: DefinedDocument;
  readonly language: Language;
}

interface Parts {
  /** Loads the component of its preview. A separate chunk, because prerendered pages may refer to it. */
  readonly fetchPreview: () => Promise<ComponentType<PreviewProps>>;
  /** What the portal shows where nothing was ever written, to begin with. */
  readonly firstWords?: (site: SiteDetails) => Promise<DefinedDocument>;
}

/** The editor of such a collection. Made once, where the section's code is. */
export function definitionEditor(
  definition: ContentTypeDefinition,
  { fetchPreview, firstWords }: Parts,
): ComponentType<AddressedItem> {
  const kind = contentTypeFromDefinition(definition);
  const empty = emptyDocument(definition);
  const crops = Object.values(definition.shared).flatMap((field) => (field.kind === 'focus' ? field.crops : []));

  function Editor(item: OpenItem<DefinedDocument>) {
    const { accounts, editable, state } = item;
    const { i18n } = useTranslation();
    const { document } = state;
    usePreparedScreen(definition.collection, fetchPreview, document);
    return (
      <ItemEditor
        {...item}
        kind={kind}
        summary={<Summary definition={definition} document={document} />}
        sharedLabel={i18n.t(definition.sharedLabel)}
        shared={(invalid, id) => (
          <>
            {isPictured(document) && (
              <DocumentPicture
                id={`${id}-picture`}
                document={document}
                crops={crops}
                onChange={(change) => editable.change((now) => (isPictured(now) ? change(now) : now))}
                upload={accounts.upload}
                invalid={invalid}
              />
            )}
            <SharedFields
              definition={definition}
              document={document}
              onChange={(name, value) => editable.change((now) => ({ ...now, [name]: value }))}
              invalid={invalid.any}
            />
          </>
        )}
        beginning={
          firstWords && <InitialTexts editable={editable} state={state} empty={empty} firstWords={firstWords} />
        }
        preview={(first, onClose) => (
          <Preview name={definition.collection} {...{ document, first, fetchPreview, onClose }} />
        )}
      />
    );
  }

  return function EditorScreen(addressed: AddressedItem) {
    return <AddressedEditor {...addressed} editor={{ kind, empty, Editor }} />;
  };
}

interface DialogProps extends Pick<Parts, 'fetchPreview'> {
  readonly name: string;
  readonly document: DefinedDocument;
  readonly first: Language;
  readonly onClose: () => void;
}

function Preview({ name, document, first, fetchPreview, onClose }: DialogProps) {
  const screen = useVisitorsScreen(name, fetchPreview);
  return (
    <PreviewDialog
      first={first}
      screen={screen}
      draw={(Drawn, language) => <Drawn document={document} language={language} />}
      onClose={onClose}
    />
  );
}

function isPictured(document: DefinedDocument): document is DefinedDocument & PicturedDocument {
  return (
    typeof document['image'] === 'string' &&
    typeof document['decorative'] === 'boolean' &&
    typeof document.id['imageAlt'] === 'string' &&
    typeof document.en['imageAlt'] === 'string'
  );
}

interface SummaryProps {
  readonly definition: ContentTypeDefinition;
  readonly document: DefinedDocument;
}

/** What both languages share, in the editor's head: the picture, and the facts in a line. */
function Summary({ definition, document }: SummaryProps) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const facts = Object.entries(definition.shared).flatMap(([name, field]) =>
    Object.hasOwn(PICTURE, name) || field.kind === 'items' || (field.kind === 'text' && field.stages)
      ? []
      : named(i18n.t(field.label), field.kind, shownValue(field, document[name], language)),
  );
  const image = document['image'];
  return (
    <HeadSummary
      image={Object.hasOwn(definition.shared, 'image') ? wordsOf(image) : null}
      {...focalPointIn({ focus: document['focus'] })}
      title={i18n.t(definition.sharedLabel)}
      detail={facts.filter((fact) => fact !== '').join(' · ')}
    />
  );
}

/** An address needs no label, a number or a time does. */
function named(label: string, kind: FieldDefinition['kind'], fact: string): string {
  return fact !== '' && (kind === 'number' || kind === 'moment' || kind === 'date') ? `${label} ${fact}` : fact;
}
