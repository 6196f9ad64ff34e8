import { ArrowDownToLine, ArrowLeftToLine, ArrowRightToLine, ArrowUpToLine } from 'lucide';
import { Button } from 'radix-ui/toolbar';
import { useTranslation } from 'react-i18next';
import { icon } from '#renderer/ui/icons.tsx';
import { RemoveIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Menu, MenuItem } from '#renderer/ui/lazy/menu.tsx';
import { shownKeys } from '#renderer/ui/lazy/shortcut-labels.ts';
import { TABLE_KEYS } from './keys.ts';
import type { TableTool } from './tables.ts';

const AboveIcon = icon(ArrowUpToLine);
const BelowIcon = icon(ArrowDownToLine);
const LeftIcon = icon(ArrowLeftToLine);
const RightIcon = icon(ArrowRightToLine);

const OPENER =
  'disclosure flex gap-1.5 items-center h-11 px-2 rounded-[6px] bg-brand-soft text-on-brand-soft text-small font-bold ' +
  'focus-visible:-outline-offset-3 max-md:flex-none';

const TOOLS = [
  ['rowAbove', 'markdown:rowAbove', AboveIcon],
  ['rowBelow', 'markdown:rowBelow', BelowIcon],
  ['columnLeft', 'markdown:columnLeft', LeftIcon],
  ['columnRight', 'markdown:columnRight', RightIcon],
  ['deleteRow', 'markdown:deleteRow', RemoveIcon],
  ['deleteColumn', 'markdown:deleteColumn', RemoveIcon],
  ['deleteTable', 'markdown:deleteTable', RemoveIcon],
] as const satisfies readonly (readonly [TableTool, string, unknown])[];

/** What can be done to the table that the cursor is in: a menu among the other tools. */
export function TableTools({ onUse }: { readonly onUse: (tool: TableTool) => void }) {
  const { t } = useTranslation(['markdown']);
  return (
    <Menu
      trigger={
        <Button className={OPENER} onMouseDown={(event) => event.preventDefault()}>
          {t('tableTools')}
        </Button>
      }
    >
      {TOOLS.map(([name, label, Icon]) => (
        <MenuItem key={name} icon={Icon} onSelect={() => onUse(name)}>
          {t(label)}
          {TABLE_KEYS[name] !== undefined && (
            <kbd className="ml-auto pl-6 [font-family:inherit] text-small font-normal text-ink-3" aria-hidden="true">
              {shownKeys(TABLE_KEYS[name])}
            </kbd>
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}
