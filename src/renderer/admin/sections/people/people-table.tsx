import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#renderer/data/collections/people.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { exactMoment, localDay } from '#renderer/i18n/moments.ts';
import type { ListDensity } from '#renderer/platform/port.ts';
import { RemovePersonIcon, RoleIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Tooltip, Tooltips } from '#renderer/ui/lazy/tooltip.tsx';
import { LIST_ROW, LIST_TICK } from '../../data-table/list-rows.ts';
import { SelectAllBox, SelectBox } from '../../data-table/select-box.tsx';
import { roleTexts } from '../../role-choices.ts';
import type { PeopleList } from './use-people-list.ts';

const GRID =
  '@min-[42rem]:grid @min-[42rem]:grid-cols-[44px_minmax(0,3fr)_minmax(14rem,1fr)_minmax(10rem,1fr)_92px] @min-[42rem]:items-center @min-[42rem]:gap-x-3';
const ROW =
  'relative flex flex-wrap items-baseline gap-x-3 @max-[42rem]:py-1.5 @max-[42rem]:pl-11 ' +
  `@max-[42rem]:pr-25 @max-[42rem]:min-h-16 ${LIST_ROW}`;
const HEAD = 'text-left font-semibold hidden @min-[42rem]:block';

interface Props {
  readonly list: PeopleList;
  readonly people: readonly Member[];
  readonly density: ListDensity;
  /** How many super admins there are in all: the only one can't go. */
  readonly admins: number;
  readonly onRole: (person: Member) => void;
  readonly onRemove: (person: Member) => void;
}

/** The team. A table by its roles, because the rows are grids in CSS, for which some browsers drop the table's semantics. */
export function PeopleTable({ list, people, density, admins, onRole, onRemove }: Props) {
  const { t } = useTranslation('people');
  const { selection } = list;
  return (
    <table
      role="table"
      aria-label={t('admin.people')}
      data-density={density}
      className={`group/table mt-1 block border-t-2 border-ink ${list.isOutdated ? 'opacity-60' : ''}`}
    >
      <thead role="rowgroup" className="block">
        <tr
          role="row"
          className={`flex min-h-11 items-center border-b-[1.5px] border-line text-[0.906rem] text-ink-2 ${GRID}`}
        >
          <td role="cell">
            {people.some(({ me }) => !me) && (
              <SelectAllBox selection={selection} className={LIST_TICK}>
                <span className="@min-[42rem]:sr-only">{t('chooseAll')}</span>
              </SelectAllBox>
            )}
          </td>
          <th role="columnheader" scope="col" className={HEAD}>
            {t('nameColumn')}
          </th>
          <th role="columnheader" scope="col" className={HEAD}>
            {t('roleLabel')}
          </th>
          <th role="columnheader" scope="col" className={HEAD}>
            {t('since')}
          </th>
          <th role="columnheader" scope="col" className={HEAD}>
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            selection={selection}
            only={person.role === 'superadmin' && admins === 1}
            onRole={() => onRole(person)}
            onRemove={() => onRemove(person)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PersonProps {
  readonly person: Member;
  readonly selection: PeopleList['selection'];
  readonly only: boolean;
  readonly onRole: () => void;
  readonly onRemove: () => void;
}

function PersonRow({ person, selection, only, onRole, onRemove }: PersonProps) {
  const { t, i18n } = useTranslation('people');
  const { language } = useLanguage();
  const { id, name, email, since, me } = person;
  const called = name || email;
  const at = new Date(since);
  return (
    <tr
      role="row"
      className={`${ROW} ${GRID} ${selection.ids.has(id) ? 'bg-brand-soft forced-colors:outline-2 forced-colors:-outline-offset-2' : 'hover:bg-sunk'}`}
    >
      <td role="cell" className="@max-[42rem]:absolute @max-[42rem]:top-1.5 @max-[42rem]:left-0">
        {!me && <SelectBox selection={selection} id={id} className={LIST_TICK} label={t('choose', { name: called })} />}
      </td>
      <th
        role="rowheader"
        scope="row"
        className="flex min-w-0 flex-[1_1_100%] items-baseline gap-x-2.5 text-left font-normal @max-[42rem]:flex-wrap"
      >
        <span
          className="min-w-0 truncate font-bold @max-[42rem]:whitespace-normal @max-[42rem]:wrap-anywhere"
          title={called}
        >
          {called}
        </span>
        {me && (
          <span className="flex-none px-2 rounded-[6px] bg-brand-soft text-on-brand-soft text-[0.844rem] font-bold">
            {t('you')}
          </span>
        )}
        {name !== '' && (
          <span
            className="min-w-0 flex-1 truncate text-ink-2 text-[0.938rem] @max-[42rem]:flex-[1_1_100%] @max-[42rem]:whitespace-normal @max-[42rem]:wrap-anywhere"
            title={email}
          >
            {email}
          </span>
        )}
      </th>
      <td role="cell" className="text-[0.938rem] leading-[1.3] first-letter:uppercase">
        {i18n.t(roleTexts(person).name)}
      </td>
      <td role="cell" className="text-[0.906rem] text-ink-2 tabular-nums">
        <time dateTime={since} title={exactMoment(at, language)}>
          {longDate(localDay(at), language)}
        </time>
      </td>
      <td role="cell" className="flex justify-end gap-1 @max-[42rem]:absolute @max-[42rem]:top-2 @max-[42rem]:right-0">
        {!only && (
          <Tooltips>
            {!me && (
              <RowAction
                name={t('roleNamed', { name: called })}
                words={t('roleChange')}
                Icon={RoleIcon}
                onClick={onRole}
              />
            )}
            <RowAction
              name={me ? t('leaveOpen') : t('removeNamed', { name: called })}
              words={t(me ? 'leaveOpen' : 'remove')}
              Icon={RemovePersonIcon}
              onClick={onRemove}
            />
          </Tooltips>
        )}
      </td>
      {only && (
        <td role="cell" className="w-full pb-2 text-ink-2 text-small @min-[42rem]:col-[2/-1]">
          {t('last')}
        </td>
      )}
    </tr>
  );
}

interface ActionProps {
  /** With whose it is. */
  readonly name: string;
  readonly words: string;
  readonly Icon: ComponentType;
  readonly onClick: () => void;
}

function RowAction({ name, words, Icon, onClick }: ActionProps) {
  return (
    <Tooltip text={words} side="bottom">
      <button
        type="button"
        className="grid place-items-center size-11 rounded-[8px] text-ink-2 hover:bg-surface hover:text-ink"
        aria-label={name}
        onClick={onClick}
      >
        <Icon />
      </button>
    </Tooltip>
  );
}
