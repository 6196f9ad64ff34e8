import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { POSITIONS, positionNamed, roleName, roleTexts, capitalised } from '../../role-choices.ts';

interface Props extends Omit<ComponentProps<'select'>, 'value' | 'className'> {
  readonly value: string;
  readonly label: string;
  /** Where there is room, what the role may do stands beside the label: the list below begins higher. */
  readonly hintBeside?: true;
}

const BESIDE =
  'grid content-start @min-[60rem]:grid-cols-[auto_1fr] @min-[60rem]:gap-x-3 @min-[60rem]:[&>select]:col-span-2 ' +
  '@min-[60rem]:[&>select]:row-start-2 @min-[60rem]:[&>p]:col-start-2 @min-[60rem]:[&>p]:row-start-1 ' +
  '@min-[60rem]:[&>p]:mt-0 @min-[60rem]:[&>p]:self-center';

/** The choice of a role, and below it what that one may do. */
export function RoleSelect({ value, label, hintBeside, ...rest }: Props) {
  const { i18n } = useTranslation();
  const id = useId();
  return (
    <div className={`min-w-0 ${hintBeside ? BESIDE : ''}`}>
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {label}
      </label>
      <select {...rest} id={id} value={value} aria-describedby={`${id}-hint`} className="field-control w-full pr-2">
        {POSITIONS.map((position) => (
          <option key={roleName(position)} value={roleName(position)}>
            {capitalised(i18n.t(roleTexts(position).name))}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="mt-1.5 text-small leading-[1.4] text-ink-2">
        {i18n.t(roleTexts(positionNamed(value)).hint)}
      </p>
    </div>
  );
}
