import '../fields/fields.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../document-kind.ts';
import { EntryList } from '../fields/entry-list.tsx';
import { FieldControl } from '../fields/field-control.tsx';
import type { Fields, ItemsField } from '../shape-field.ts';
import type { ShapedDocument } from './shape.ts';

interface Props {
  readonly fields: Fields;
  readonly document: ShapedDocument;
  readonly onChange: (name: string, value: unknown) => void;
  /** Names of the fields that publishing asked for. */
  readonly lacking: readonly string[];
}

/** What both languages share, but for the document's picture: single facts beside one another, lists below. */
export function SharedFields({ fields, document, onChange, lacking }: Props) {
  const { i18n } = useTranslation();
  const id = useId();
  const named = Object.entries(fields).filter(([name]) => name !== 'image' && name !== 'decorative');
  return (
    <>
      <div className="facts-panel">
        {named.map(([name, field]) => (
          <FieldControl
            key={name}
            id={`${id}-${name}`}
            name={name}
            field={field}
            value={document[name]}
            onChange={(value) => onChange(name, value)}
            say={i18n.t}
            lacking={lacking.includes(name)}
          />
        ))}
      </div>
      {named.map(
        ([name, field]) =>
          field.kind === 'items' && (
            <SharedList
              key={name}
              id={`${id}-${name}`}
              name={name}
              field={field}
              entries={document[name] as readonly Entry[]}
              onChange={(entries) => onChange(name, entries)}
              lacking={lacking.includes(name)}
            />
          ),
      )}
    </>
  );
}

interface ListProps {
  readonly id: string;
  readonly name: string;
  readonly field: ItemsField;
  readonly entries: readonly Entry[];
  readonly onChange: (entries: readonly Entry[]) => void;
  readonly lacking: boolean;
}

function SharedList({ id, name, field, entries, onChange, lacking }: ListProps) {
  const { i18n } = useTranslation();
  return (
    <div className="shape-list" data-field={name}>
      <h2 id={`${id}-label`} className="shape-list-label">
        {i18n.t(field.label)}
      </h2>
      {field.note !== undefined && <p className="fact-help">{i18n.t(field.note)}</p>}
      {lacking && (
        <p id={`${id}-lacks`} className="fact-lacks">
          {i18n.t(field.lacks ?? 'translation:lacking')}
        </p>
      )}
      <EntryList
        id={id}
        labelledBy={`${id}-label`}
        field={field}
        entries={entries}
        onChange={onChange}
        say={i18n.t}
        lacking={lacking}
        describedBy={lacking ? `${id}-lacks` : undefined}
      />
    </div>
  );
}
