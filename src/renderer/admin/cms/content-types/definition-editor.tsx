import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import type { SiteDetails } from '#domain/configuration.ts';
import type { OpenItem } from '../editor/item-editor-props.ts';
import { ItemEditor } from '../editor/item-editor.tsx';
import { AddressedEditor, type AddressedItem } from '../loading/addressed-editor.tsx';
import { PagePanes } from './page-editing/page-panes.tsx';
import { DocumentPicture, type PicturedDocument } from '../pictures/document-picture.tsx';
import { useVisitorsScreen } from '../preview/use-visitors-screen.ts';
import { emptyDocument } from './document-schema.ts';
import { InitialRights, useShownTexts, WithShownTexts } from './initial-texts.tsx';
import type { ContentTypeDefinition, DefinedDocument } from './definition.ts';
import { contentTypeFromDefinition } from './content-type-from-definition.ts';
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
    const screen = useVisitorsScreen(definition.collection, fetchPreview);
    const { collection } = definition;
    const texts = useShownTexts({ collection, editable, document: state.document, empty, firstWords });
    const { document, change } = texts;
    const changeShared = (name: string, value: unknown) => change((now) => ({ ...now, [name]: value }));
    return (
      <ItemEditor
        {...item}
        kind={kind}
        sharedLabel={i18n.t(definition.sharedLabel)}
        shared={(invalid, id) =>
          document === null ? (
            texts.note
          ) : (
            <InitialRights isInitial={texts.isInitial}>
              {isPictured(document) && (
                <DocumentPicture
                  id={`${id}-picture`}
                  document={document}
                  crops={crops}
                  onChange={(changed) => change((now) => (isPictured(now) ? changed(now) : now))}
                  upload={accounts.upload}
                  invalid={invalid}
                />
              )}
              <SharedFields definition={definition} document={document} onChange={changeShared} invalid={invalid.any} />
            </InitialRights>
          )
        }
        page={(around) => (
          <WithShownTexts {...texts}>
            {(shown) => (
              <PagePanes
                {...{ definition, kind, screen }}
                problemWords={kind.problemWords}
                {...around}
                document={shown}
                draw={(Drawn, marked, language) => <Drawn document={marked} language={language} />}
                onShared={changeShared}
              />
            )}
          </WithShownTexts>
        )}
      />
    );
  }

  return function EditorScreen(addressed: AddressedItem) {
    return <AddressedEditor {...addressed} editor={{ kind, empty, Editor }} />;
  };
}

function isPictured(document: DefinedDocument): document is DefinedDocument & PicturedDocument {
  return (
    typeof document['image'] === 'string' &&
    typeof document['decorative'] === 'boolean' &&
    typeof document.id['imageAlt'] === 'string' &&
    typeof document.en['imageAlt'] === 'string'
  );
}
