import { useTranslation } from 'react-i18next';
import { shownKeys, spokenKeys } from '#renderer/ui/lazy/shortcut-labels.ts';
import type { PaletteEntry, PaletteGroup } from './use-palette-groups.ts';

const PALETTE_ENTRY =
  'flex gap-3 items-center min-h-11 px-2 py-1.5 rounded-[8px] cursor-pointer ' +
  'aria-selected:outline-2 aria-selected:outline-brand aria-selected:-outline-offset-2 aria-selected:bg-brand-soft ' +
  'aria-selected:text-on-brand-soft forced-colors:aria-selected:outline-[color:Highlight]';

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
    <div
      id={id}
      role="listbox"
      aria-label={t('palette.results')}
      className="h-[min(21.5rem,calc(100dvh_-_16rem))] min-h-[8rem] -mx-2 overflow-y-auto overscroll-contain"
    >
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <p id={`${id}-${group.key}`} className="px-2 pt-2.5 pb-1 text-ink-2 text-small font-bold">
            {group.name}
          </p>
          {group.entries.map((entry) => (
            <div
              key={entry.key}
              id={optionId(entry.key)}
              role="option"
              aria-selected={entry === current}
              aria-keyshortcuts={entry.keys && spokenKeys(entry.keys)}
              className={PALETTE_ENTRY}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => entry !== current && onMark(entry.key)}
              onClick={() => onChoose(entry)}
            >
              <entry.Icon className="text-brand in-aria-selected:text-inherit" />
              <span lang={entry.lang} className="flex-1 min-w-0 truncate font-semibold">
                {entry.label}
              </span>
              {entry.keys !== undefined && (
                <kbd
                  className="flex-none px-1.5 border border-line rounded-[5px] [font-family:inherit] text-small"
                  aria-hidden="true"
                >
                  {shownKeys(entry.keys)}
                </kbd>
              )}
              {entry.detail !== undefined && (
                <span className="flex-none max-w-[40%] truncate text-ink-2 text-small in-aria-selected:text-inherit">
                  {entry.detail}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
