import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../content-type.ts';
import { EntryList } from '../fields/entry-list.tsx';
import { FieldControl } from '../fields/field-control.tsx';
import type { Fields, ItemsFieldDefinition } from '../field-definition.ts';
import type { DefinedDocument } from './definition.ts';

interface Props {
  readonly fields: Fields;
  readonly document: DefinedDocument;
  readonly onChange: (name: string, value: unknown) => void;
  /** Names of the fields that publishing asked for. */
  readonly invalid: readonly string[];
}

/** What both languages share, but for the document's picture: single facts beside one another, lists below. */
export function SharedFields({ fields, document, onChange, invalid }: Props) {
  const { i18n } = useTranslation();
  const id = useId();
  const named = Object.entries(fields).filter(([name]) => name !== 'image' && name !== 'decorative');
  return (
    <>
      <div className="facts-panel grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-4 mt-5">
        {named.map(([name, field]) => (
          <FieldControl
            key={name}
            id={`${id}-${name}`}
            name={name}
            field={field}
            value={document[name]}
            onChange={(value) => onChange(name, value)}
            say={i18n.t}
            invalid={invalid.includes(name)}
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
              invalid={invalid.includes(name)}
            />
          ),
      )}
    </>
  );
}

interface ListProps {
  readonly id: string;
  readonly name: string;
  readonly field: ItemsFieldDefinition;
  readonly entries: readonly Entry[];
  readonly onChange: (entries: readonly Entry[]) => void;
  readonly invalid: boolean;
}

function SharedList({ id, name, field, entries, onChange, invalid }: ListProps) {
  const { i18n } = useTranslation();
  return (
    <div className="shape-list mt-6" data-field={name}>
      <h2 id={`${id}-label`} className="mb-2 font-bold">
        {i18n.t(field.label)}
      </h2>
      {field.note !== undefined && <p className="mt-1 text-ink-2 text-small mb-2">{i18n.t(field.note)}</p>}
      {invalid && (
        <p id={`${id}-lacks`} className="text-danger font-semibold mb-2 not-empty:mt-1">
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
        invalid={invalid}
        describedBy={invalid ? `${id}-lacks` : undefined}
      />
    </div>
  );
}
