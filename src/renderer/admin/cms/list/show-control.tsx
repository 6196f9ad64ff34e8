import { useTranslation } from 'react-i18next';
import { DRAFT_SHOWS, type DraftShow } from '#domain/draft.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { BinIcon, UnfoldIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Menu, MenuRadio } from '#renderer/ui/lazy/menu.tsx';
import { SWITCH_BUTTON } from '../../classes.ts';
import type { AddressQuery } from '../../data-table/use-address-query.ts';
import { SHOW_LABELS } from './list-messages.ts';
import type { DraftListState, ListQuery } from './use-draft-list.ts';

interface Props extends Pick<DraftListState, 'counts'> {
  readonly address: AddressQuery<ListQuery>;
  /** What the list can be narrowed to, besides all of it. */
  readonly shows: readonly DraftShow[];
}

/** These stand side by side, all others in a menu. */
const FIRST: readonly DraftShow[] = ['all', 'published', 'draft', 'scheduled'];

const CHIP =
  `${SWITCH_BUTTON} inline-flex flex-none items-center gap-2 rounded-[8px] px-3 text-[0.9375rem] whitespace-nowrap ` +
  'not-aria-pressed:hover:bg-sunk [&_svg]:size-4.5';

/** What of the list is shown, with how many there are of each, and the bin beside it; on narrow screens one menu. */
export function ShowControl({ address, counts, shows }: Props) {
  const { t } = useTranslation(['list', 'publishing']);
  const { show } = address.query;
  const offered = offeredOf(show, shows);
  const others = offered.filter((each) => !FIRST.includes(each) && each !== 'bin');
  const isOther = others.includes(show);
  const choose = choiceOf(address);
  const chip = (each: DraftShow) => (
    <button key={each} type="button" aria-pressed={show === each} className={CHIP} onClick={() => choose(each)}>
      {each === 'bin' && <BinIcon />}
      <Counted show={each} counts={counts} />
    </button>
  );
  return (
    <div role="group" aria-label={t('show')} className="mt-1 mb-2 hidden items-center gap-1 @min-[42rem]:flex">
      {FIRST.filter((each) => offered.includes(each)).map(chip)}
      <Menu
        trigger={
          <button type="button" aria-pressed={isOther} className={`${CHIP} min-w-0 shrink`}>
            {isOther ? <Counted show={show} counts={counts} /> : t('showOthers')}
            <UnfoldIcon />
          </button>
        }
      >
        <ShowItems {...{ address, counts }} offered={others} />
      </Menu>
      <span aria-hidden="true" className="mx-1 h-6 w-[1.5px] flex-none bg-line" />
      {chip('bin')}
    </div>
  );
}

/** The same in one button. */
export function ShowMenu({ address, counts, shows }: Props) {
  const { t } = useTranslation('list');
  const offered = offeredOf(address.query.show, shows);
  return (
    <div className="flex-none @min-[42rem]:hidden">
      <Menu
        trigger={
          <button
            type="button"
            className="field-control inline-flex! w-auto! items-center gap-2 text-[0.9375rem]! font-bold! whitespace-nowrap"
          >
            <span className="sr-only">{t('show')}: </span>
            <Counted show={address.query.show} counts={counts} />
            <UnfoldIcon />
          </button>
        }
      >
        <ShowItems {...{ address, counts, offered }} />
      </Menu>
    </div>
  );
}

interface ItemsProps extends Pick<Props, 'address' | 'counts'> {
  readonly offered: readonly DraftShow[];
}

function ShowItems({ address, counts, offered }: ItemsProps) {
  const { t } = useTranslation(['list', 'publishing']);
  const { language } = useLanguage();
  const labelled = (show: DraftShow) => {
    const label = t(SHOW_LABELS[show]);
    return counts === null ? label : t('counted', { label, count: wholeNumber(counts[show], language) });
  };
  return (
    <MenuRadio
      label={t('show')}
      value={address.query.show}
      onChoose={choiceOf(address)}
      options={offered.map((show) => ({ value: show, label: labelled(show) }))}
    />
  );
}

function Counted({ show, counts }: { readonly show: DraftShow } & Pick<Props, 'counts'>) {
  const { t } = useTranslation(['list', 'publishing']);
  const { language } = useLanguage();
  return (
    <>
      <span className="truncate">{t(SHOW_LABELS[show])}</span>
      {counts && (
        <span className="font-normal text-ink-2 tabular-nums in-aria-[pressed=true]:text-inherit">
          {wholeNumber(counts[show], language)}
        </span>
      )}
    </>
  );
}

/** An address may have a filter that this list doesn't offer: the current one is always among them. */
function offeredOf(current: DraftShow, shows: readonly DraftShow[]): readonly DraftShow[] {
  return DRAFT_SHOWS.filter((show) => show === 'all' || show === 'bin' || show === current || shows.includes(show));
}

/** The bin is opened as a whole, whatever the list was narrowed to before. */
function choiceOf({ ask }: Props['address']): (show: DraftShow) => void {
  return (show) => ask(show === 'bin' ? { search: '', show, topic: '', tag: '', sort: 'changed' } : { show });
}
