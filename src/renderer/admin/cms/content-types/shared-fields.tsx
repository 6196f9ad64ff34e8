import { Fragment, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '#renderer/admin/rights.ts';
import type { Entry } from '../content-type.ts';
import { emptyValue } from '../fields/empty-value.ts';
import { EntryList } from '../fields/entry-list.tsx';
import { fieldOfProblem, mediaProblemWords } from '../problem-codes.ts';
import { FieldControl } from '../fields/field-control.tsx';
import type { ItemsFieldDefinition } from '../field-definition.ts';
import type { Choices } from './content-type-from-definition.ts';
import { PICTURE, type ContentTypeDefinition } from './definition.ts';

interface Props {
  readonly definition: Pick<ContentTypeDefinition, 'shared' | 'foldedLabel'>;
  readonly document: object;
  readonly choices?: Choices;
  /** Fields that the section renders itself, by their names. */
  readonly own?: Readonly<Record<string, ReactNode>>;
  readonly onChange: (name: string, value: unknown) => void;
  /** Names of the fields with problems reported by publishing. */
  readonly invalid: readonly string[];
}

/** What both languages share, but for the document's picture: single facts beside one another, lists and what is folded below. */
export function SharedFields({ definition, document, choices = {}, own = {}, onChange, invalid }: Props) {
  const { i18n } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const named = Object.entries(definition.shared).filter(([name]) => !Object.hasOwn(PICTURE, name));
  const folded = named.filter(([, field]) => field.folded);
  const valueOf = (name: string) => (document as Entry)[name];
  const panel = (fields: typeof named) => (
    <div className="facts-panel grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-4 mt-5">
      {fields.map(([name, field]) =>
        Object.hasOwn(own, name) ? (
          <Fragment key={name}>{own[name]}</Fragment>
        ) : (
          <FieldControl
            key={name}
            id={`${id}-${name}`}
            name={name}
            field={field}
            value={valueOf(name)}
            onChange={(value) => onChange(name, value)}
            say={i18n.t}
            choices={choices[name]}
            invalid={invalid.includes(name)}
          />
        ),
      )}
    </div>
  );
  // Fields with a value or a problem aren't collapsed.
  const isUnfolded = folded.some(([name, field]) => valueOf(name) !== emptyValue(field) || invalid.includes(name));
  return (
    <>
      {panel(named.filter(([, field]) => !field.folded))}
      {definition.foldedLabel !== undefined && (
        <details
          className="mt-3 mb-5"
          open={isUnfolded || isOpen}
          // It isn't collapsed while the user empties its last field.
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary className="disclosure flex gap-2.5 items-center w-fit min-h-11 font-bold cursor-pointer">
            {i18n.t(definition.foldedLabel)}
          </summary>
          {panel(folded)}
        </details>
      )}
      {named.map(
        ([name, field]) =>
          field.kind === 'items' && (
            <SharedList
              key={name}
              id={`${id}-${name}`}
              name={name}
              field={field}
              entries={valueOf(name) as readonly Entry[]}
              onChange={(entries) => onChange(name, entries)}
              problem={invalid.find((problem) => fieldOfProblem(problem) === name)}
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
  readonly problem: string | undefined;
}

function SharedList({ id, name, field, entries, onChange, problem }: ListProps) {
  const { i18n } = useTranslation();
  const isOpen = useRights().may('content.edit');
  return (
    <div className="shared-list mt-6" data-field={name}>
      <h2 id={`${id}-label`} className="mb-2 font-bold">
        {i18n.t(field.label)}
      </h2>
      {field.note !== undefined && <p className="mt-1 text-ink-2 text-small mb-2">{i18n.t(field.note)}</p>}
      {problem !== undefined && (
        <p id={`${id}-lacks`} className="text-danger font-semibold mb-2 not-empty:mt-1">
          {i18n.t(mediaProblemWords(problem) ?? field.lacks ?? 'translation:lacking')}
        </p>
      )}
      <EntryList
        id={id}
        labelledBy={`${id}-label`}
        field={field}
        entries={entries}
        onChange={onChange}
        say={i18n.t}
        invalid={problem !== undefined}
        isOpen={isOpen}
        describedBy={problem !== undefined ? `${id}-lacks` : undefined}
      />
    </div>
  );
}
