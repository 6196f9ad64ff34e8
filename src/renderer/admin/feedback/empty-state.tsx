import type { ReactNode } from 'react';
import { Picture } from '#renderer/ui/picture.tsx';

interface Props {
  /** What there is none of, in a sentence. */
  readonly title: string;
  readonly hint?: string | undefined;
  /** The button that creates one, for users with the right. */
  readonly children?: ReactNode;
}

/** In place of a list in which nothing is yet: a ploughed bed with its first sprout. Where only nothing was found, it doesn't stand. */
export function EmptyState({ title, hint, children }: Props) {
  return (
    <div
      data-empty
      className="grid justify-items-start gap-x-8 gap-y-4 pt-5 @min-[50rem]:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] @min-[50rem]:items-center"
    >
      <Picture
        src="/pictures/ploughed-bed.svg"
        alt=""
        width={800}
        height={300}
        first
        className="aspect-[8/3] w-full rounded-[10px]"
      />
      <div className="grid justify-items-start gap-1">
        <p className="text-[1.125rem] font-bold leading-[1.35]">{title}</p>
        {hint !== undefined && <p className="text-ink-2">{hint}</p>}
        {children !== undefined && <div className="mt-3">{children}</div>}
      </div>
    </div>
  );
}
