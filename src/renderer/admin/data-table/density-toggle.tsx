import { useTranslation } from 'react-i18next';
import type { ListDensity } from '#renderer/platform/port.ts';
import { useStoredChoice } from '#renderer/admin/use-stored-choice.ts';
import { RowsIcon } from '#renderer/ui/lazy/admin-icons.ts';

/** How close the rows stand, and the way to change it. */
export function useListDensity(): readonly [ListDensity, (density: ListDensity) => void] {
  return useStoredChoice<ListDensity>('list-density', ['regular', 'compact']);
}

interface Props {
  readonly density: ListDensity;
  readonly onChange: (density: ListDensity) => void;
}

/** On narrow screens a row has two lines either way. */
export function DensityToggle({ density, onChange }: Props) {
  const { t } = useTranslation('data-table');
  const compact = density === 'compact';
  return (
    <button
      type="button"
      aria-pressed={compact}
      aria-label={t('compact')}
      title={t('compact')}
      className={`hidden size-12 flex-none place-items-center rounded-[8px] @min-[42rem]:grid forced-colors:aria-pressed:outline-2 ${compact ? 'bg-brand-soft text-on-brand-soft' : 'text-ink-2 hover:bg-sunk'}`}
      onClick={() => onChange(compact ? 'regular' : 'compact')}
    >
      <RowsIcon />
    </button>
  );
}
