import { useEffect, useState, type ComponentType, type RefObject } from 'react';

interface Props {
  /** The text that is shown: with another one, other figures stand there. */
  readonly html: string;
  /** What holds it. */
  readonly text: RefObject<HTMLElement | null>;
}

/** Calculates for the reader's own land in figures of amounts. A text without one fetches nothing of it. */
export function CalculatorLoader(props: Props) {
  const [Nearby, setNearby] = useState<ComponentType<Props> | null>(null);
  const isNeeded = props.html.includes('data-rows');
  useEffect(() => {
    if (isNeeded)
      import('./nearby-calculators.tsx').then(
        (loaded) => setNearby(() => loaded.NearbyCalculators),
        // The table for common sizes stands there.
        (error: unknown) => console.warn('The calculator could not be fetched:', error),
      );
  }, [isNeeded]);
  return Nearby && <Nearby {...props} />;
}
