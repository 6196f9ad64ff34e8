import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { usePlatform } from '#renderer/platform/port.ts';

interface Props {
  readonly html: string;
  readonly text: RefObject<HTMLElement | null>;
}

/** The calculators of a text that has amounts. Their code is fetched as soon as this is there. */
export function NearbyCalculators({ html, text }: Props) {
  const platform = usePlatform();
  const [figures, setFigures] = useState<readonly HTMLElement[]>([]);
  const [Calculators, setCalculators] = useState<ComponentType<{ readonly figures: typeof figures }> | null>(null);
  useEffect(() => {
    const found = [...(text.current?.querySelectorAll<HTMLElement>('[data-rows]') ?? [])];
    setFigures(found);
    const load = () =>
      void import('./calculators.tsx').then(
        (loaded) => setCalculators(() => loaded.Calculators),
        (error: unknown) => {
          // The table for common sizes stands there.
          if (!platform.reloadForNewBuild(error)) console.warn('The calculator could not be fetched:', error);
        },
      );
    // At once: one that came while its figure is read would push the text on.
    if (found.length > 0) load();
  }, [html, text, platform]);
  return Calculators && <Calculators figures={figures} />;
}
