import './lazy.css';
import * as Slot from 'radix-ui/slot';
import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** The look of a tooltip, for those that stand elsewhere. */
export const TOOLTIP =
  'z-40 max-w-[min(22rem,100vw_-_1rem)] px-3 py-1.5 border border-transparent rounded-[6px] bg-ink text-bg text-small ' +
  'font-semibold leading-[1.4] wrap-anywhere';

/** Around everything that has tooltips: after the first one, the next comes without a wait. */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  return <Radix.Provider delayDuration={300}>{children}</Radix.Provider>;
}

interface Props {
  readonly text: string;
  readonly side?: 'right' | 'bottom';
  /** A link or button that has this text as its name. */
  readonly children: ReactElement;
}

/** Shows the name of an icon-only control, at its right or below it, on hover and on keyboard focus. */
export function Tooltip({ text, side = 'right', children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <Undescribed>{children}</Undescribed>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={TOOLTIP} side={side} sideOffset={8} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The tooltip is the name once more: as a description too, a screen reader would say it twice. */
function Undescribed({ 'aria-describedby': _same, ...rest }: Slot.SlotProps) {
  return <Slot.Root {...rest} />;
}
