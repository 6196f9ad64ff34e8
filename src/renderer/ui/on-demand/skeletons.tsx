import { ListHead } from './list-head.tsx';

const BAR = 'block rounded-[8px] bg-sunk dark:bg-line forced-colors:border';
const ROWS = 5;

/** Five rows of the height that the real ones have, after 200 ms; nothing moves when those come. */
export function WaitingRows({ className = '' }: { readonly className?: string }) {
  return (
    <div aria-hidden="true" data-waiting className={`waiting-late @container ${className}`}>
      {Array.from({ length: ROWS }, (_, index) => (
        <div
          key={index}
          className="flex h-[97.5px] items-center gap-3 border-b-[1.5px] border-line pl-11 @min-[44rem]:h-[65.5px]"
        >
          <span className={`${BAR} h-10 w-14`} />
          <span className={`${BAR} h-4 w-[min(18rem,50%)]`} />
        </div>
      ))}
    </div>
  );
}

/** A section before its code is there: its name, the places of its rows, and `words` for who sees neither. */
export function WaitingSection({ name, words }: { readonly name: string; readonly words: string }) {
  return (
    <div aria-busy="true">
      <ListHead title={name} lead={<span className="sr-only">{words}</span>} />
      <WaitingRows className="mt-15 border-t-2 border-ink pt-[45.5px]" />
    </div>
  );
}

/**
 * What will be written in, before it is there. `words` say so in a heading: whoever was led here hears where they are. The rest comes
 * after 200 ms: what opens at once flashes nothing.
 */
export function WaitingEditor({ words }: { readonly words: string }) {
  return (
    <div aria-busy="true" className="mx-auto max-w-[45rem] px-5 pt-8">
      <h1 className="sr-only">{words}</h1>
      <div aria-hidden="true" data-waiting className="waiting-late grid gap-5">
        <span className={`${BAR} h-9 w-3/4`} />
        <span className={`${BAR} aspect-[16/7] rounded-[10px]`} />
        {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, index) => (
          <span key={index} className={`${BAR} h-4 ${width}`} />
        ))}
      </div>
    </div>
  );
}

/** The sidebar's and the bar's places, while it is being asked whether somebody may enter. */
export function WaitingShell({ words }: { readonly words: string }) {
  return (
    <>
      <div aria-hidden="true" className="w-64 flex-none bg-soil-deep max-md:hidden" />
      <div className="min-w-0 flex-1">
        <div aria-hidden="true" className="h-14 border-b-[1.5px] border-line" />
        <main id="content" aria-busy="true" className="px-10 pt-6 max-md:px-(--margin)">
          <div role="status" className="page-opening text-ink-2">
            <h1 className="type-h3">{words}</h1>
          </div>
        </main>
      </div>
    </>
  );
}
