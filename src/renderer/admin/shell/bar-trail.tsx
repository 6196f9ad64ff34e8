import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const BAR_TRAIL =
  'flex-1 basis-0 min-w-0 @min-[56rem]:has-[.bar-item:not(:empty)]:min-w-[19rem] ml-1 text-[1.125rem] tracking-[-0.015em] max-sm:order-1 max-sm:flex-[1_1_100%] max-sm:block';
const BAR_TITLE = 'bar-title overflow-hidden font-bold text-ellipsis';
/** On a phone the title stands in the text below. */
const BAR_ITEM =
  'bar-item min-w-0 overflow-hidden text-ink-3 font-medium text-ellipsis empty:hidden ' +
  "before:content-['/'/''] before:px-2 sm:@max-[40rem]:[.bar-section+&]:hidden max-sm:[.bar-section+&]:flex";

interface Props {
  readonly title: string;
  /** The section’s own address, where something in it is open: then it is the way back. */
  readonly back: string | null;
  /** The element for the name of the open item, which its editor fills in. */
  readonly itemName: Ref<HTMLLIElement>;
}

/** Where one is: the section, and what is open in it. */
export function BarTrail({ title, back, itemName }: Props) {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('trail')} className={BAR_TRAIL}>
      <ol className="flex items-center min-w-0 whitespace-nowrap max-sm:flex-wrap max-sm:whitespace-normal">
        {back === null ? (
          <li aria-current="page" className={BAR_TITLE}>
            {title}
          </li>
        ) : (
          <>
            <li className="bar-section flex flex-none max-w-[60%] @max-[34rem]:flex-initial @max-[34rem]:min-w-0 @max-[34rem]:max-w-none">
              <Link to={back} className={`${BAR_TITLE} leading-11 hover:underline hover:underline-offset-4`}>
                {title}
              </Link>
            </li>
            <li ref={itemName} aria-current="page" className={BAR_ITEM} />
          </>
        )}
      </ol>
    </nav>
  );
}
