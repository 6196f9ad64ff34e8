import type { i18n } from 'i18next';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { DownwardsIcon, RemoveIcon, UpwardsIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { ADMIN_KEYS } from '#renderer/admin/shortcut-keys.ts';
import type { Entry } from '../content-type.ts';
import type { Fields } from '../field-definition.ts';
import { isUnfilled } from './is-missing.ts';
import { FieldControl } from './field-control.tsx';

interface Props {
  /** Controls within begin with it. */
  readonly id: string;
  readonly name: string;
  readonly fields: Fields;
  readonly entry: Entry;
  readonly say: i18n['t'];
  readonly lang?: Language | undefined;
  readonly invalid: boolean;
  /** Whether it can move and go. */
  readonly isOpen: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChange: (entry: Entry) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One entry of a list: its fields, its place, and the way out. */
export function EntryRow(props: Props) {
  const { id, name, fields, entry, say, lang, invalid, isOpen, isFirst, isLast } = props;
  const { onKeyDown, onChange, onMove, onRemove } = props;
  const { t } = useTranslation('fields');
  return (
    <li id={id} className="entry px-0 pt-1 pb-5 border-b-[1.5px] border-line-strong" onKeyDown={onKeyDown}>
      <div role="group" aria-labelledby={`${id}-name`}>
        <div className="flex items-center -mr-3">
          <p id={`${id}-name`} lang={lang} className="flex-1 min-w-0 text-ink-2 text-small font-bold">
            {name}
          </p>
          {isOpen && (
            <>
              <Tool
                id={`${id}-up`}
                label={t('up', { name })}
                keys={ADMIN_KEYS.entryUp}
                off={isFirst}
                onDo={() => onMove(-1)}
              >
                <UpwardsIcon />
              </Tool>
              <Tool
                id={`${id}-down`}
                label={t('down', { name })}
                keys={ADMIN_KEYS.entryDown}
                off={isLast}
                onDo={() => onMove(1)}
              >
                <DownwardsIcon />
              </Tool>
              <Tool id={`${id}-remove`} label={t('remove', { name })} once onDo={onRemove}>
                <RemoveIcon />
              </Tool>
            </>
          )}
        </div>
        <div
          lang={lang}
          className="entry-fields grid gap-x-5 gap-y-3.5 @min-[34rem]:grid-cols-[repeat(2,minmax(0,1fr))]"
        >
          {Object.entries(fields).map(([field, definition]) => (
            <FieldControl
              key={field}
              id={`${id}-${field}`}
              field={definition}
              value={entry[field]}
              onChange={(value) => onChange({ ...entry, [field]: value })}
              say={say}
              lang={lang}
              invalid={invalid && isUnfilled(entry[field], definition)}
            />
          ))}
        </div>
      </div>
    </li>
  );
}

interface ToolProps {
  readonly id: string;
  readonly label: string;
  readonly keys?: string;
  /** It can't go further. Not disabled, so that the button keeps the focus. */
  readonly off?: boolean;
  /** A double click does it once: the second click finds another entry under it. */
  readonly once?: boolean;
  readonly onDo: () => void;
  readonly children: ReactNode;
}

function Tool({ id, label, keys, off = false, once = false, onDo, children }: ToolProps) {
  return (
    <button
      id={id}
      type="button"
      className="grid place-items-center size-11 rounded-[8px] text-brand hover:bg-brand-soft aria-disabled:text-ink-3 aria-disabled:opacity-55"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-disabled={off}
      onClick={({ detail }) => !off && !(once && detail > 1) && onDo()}
    >
      {children}
    </button>
  );
}
