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
          className="flex h-[97.5px] items-center gap-3 border-b-[1.5px] border-line pl-11 @min-[42rem]:h-12"
        >
          <span className={`${BAR} h-8 w-12`} />
          <span className={`${BAR} h-4 w-[min(18rem,50%)]`} />
        </div>
      ))}
    </div>
  );
}

/** Placeholder for a section until its code is loaded: its name, placeholder rows, and `words` for screen readers. */
export function WaitingSection({ name, words }: { readonly name: string; readonly words: string }) {
  return (
    <div aria-busy="true">
      <ListHead title={name} lead={<span className="sr-only">{words}</span>} />
      <WaitingRows className="mt-15 border-t-2 border-ink pt-[45.5px]" />
    </div>
  );
}

/**
 * Placeholder for an editor until it is loaded. `words` is a heading, which is announced after the navigation. The rest is shown
 * after 200 ms, so that fast loading doesn't flash.
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

/** Placeholders of sidebar and bar, while the access is being checked. */
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
