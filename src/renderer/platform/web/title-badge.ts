import type { Announcer } from '../port.ts';

const BADGE = /^\(\d+\) /;

/**
 * Puts a number before the title of a tab that nobody looks at, and takes it away when somebody does: they see it in the
 * page then. Gives back how to set the number.
 */
export function titleBadge(attention: Pick<Announcer, 'isLookedAt' | 'subscribeReturn'>): (count: number) => void {
  const write = (count: number): void => {
    const plain = document.title.replace(BADGE, '');
    const wanted = count > 0 && !attention.isLookedAt() ? `(${count}) ${plain}` : plain;
    if (document.title !== wanted) document.title = wanted;
  };
  let leave: (() => void) | null = null;
  let number = 0;
  return (count) => {
    number = count;
    write(number);
    if (count > 0) leave ??= attention.subscribeReturn(() => write(number));
    else {
      leave?.();
      leave = null;
    }
  };
}
