import { useTranslation } from 'react-i18next';
import type { PaletteEntry, PaletteGroup } from './use-palette-groups.ts';

interface Props {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly current: PaletteEntry | undefined;
  readonly optionId: (key: string) => string;
  readonly onMark: (key: string) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** The list below the field: the focus stays in the field, which names the entry that is marked. */
export function PaletteResults({ id, groups, current, optionId, onMark, onChoose }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div id={id} role="listbox" aria-label={t('palette.results')} className="palette-results">
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <p id={`${id}-${group.key}`} className="palette-group">
            {group.name}
          </p>
          {group.entries.map((entry) => (
            <div
              key={entry.key}
              id={optionId(entry.key)}
              role="option"
              aria-selected={entry === current}
              className="palette-entry"
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => entry !== current && onMark(entry.key)}
              onClick={() => onChoose(entry)}
            >
              <entry.Icon className="palette-icon" />
              <span lang={entry.lang} className="palette-label">
                {entry.label}
              </span>
              {entry.detail !== undefined && <span className="palette-detail">{entry.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
