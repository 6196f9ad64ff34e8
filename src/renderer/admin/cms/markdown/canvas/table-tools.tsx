import { Button, Root } from 'radix-ui/toolbar';
import { useTranslation } from 'react-i18next';
import { spokenKeys } from '#renderer/ui/private/shortcut-labels.ts';
import { TABLE_KEYS } from './keys.ts';
import type { TableTool } from './tables.ts';

const TOOL =
  'min-h-11 px-2.5 rounded-[6px] text-small font-semibold text-ink-2 hover:bg-sunk hover:text-ink focus-visible:-outline-offset-3';

const TOOLS = [
  ['rowAbove', 'markdown:rowAbove'],
  ['rowBelow', 'markdown:rowBelow'],
  ['columnLeft', 'markdown:columnLeft'],
  ['columnRight', 'markdown:columnRight'],
  ['deleteRow', 'markdown:deleteRow'],
  ['deleteColumn', 'markdown:deleteColumn'],
  ['deleteTable', 'markdown:deleteTable'],
] as const satisfies readonly (readonly [TableTool, string])[];

/** What can be done to the table that the cursor is in. */
export function TableTools({
  controls,
  onUse,
}: {
  readonly controls: string;
  readonly onUse: (tool: TableTool) => void;
}) {
  const { t } = useTranslation(['markdown']);
  return (
    <Root
      className="flex flex-wrap px-1 mx-3 border-b-[1.5px] border-line max-md:flex-nowrap max-md:overflow-x-auto"
      aria-label={t('tableTools')}
      aria-controls={controls}
    >
      {TOOLS.map(([name, label]) => {
        const keys = TABLE_KEYS[name];
        return (
          <Button
            key={name}
            className={`${TOOL} max-md:flex-none`}
            aria-keyshortcuts={keys === undefined ? undefined : spokenKeys(keys)}
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onUse(name)}
          >
            {t(label)}
          </Button>
        );
      })}
    </Root>
  );
}
