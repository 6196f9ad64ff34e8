import { useTranslation } from 'react-i18next';
import { ColumnsIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Menu, MenuChecks } from '#renderer/ui/lazy/menu.tsx';
import type { DraftColumns } from './draft-columns.tsx';

/** Which columns the list shows. On narrow screens a row has two lines, and no columns. */
export function ColumnsMenu({ columns: { offered, chosen, toggle } }: { readonly columns: DraftColumns }) {
  const { t } = useTranslation('list');
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('columns')}
          title={t('columns')}
          className="hidden size-12 flex-none place-items-center rounded-[8px] text-ink-2 hover:bg-sunk @min-[42rem]:grid"
        >
          <ColumnsIcon />
        </button>
      }
    >
      <MenuChecks
        label={t('columns')}
        options={offered.map(({ name, label }) => ({ value: name, label, checked: chosen.has(name) }))}
        onToggle={toggle}
      />
    </Menu>
  );
}
