import { useEffect, useState } from 'react';
import { figureRows, type FigureDrawer } from '#text/render/render-article.ts';

let known: FigureDrawer | null = null;

/**
 * Renders the figures of a text. Its code is loaded for texts with a figure; until then, and where that fails, they are shown as
 * their rows.
 */
export function useFigureDrawer(...texts: readonly string[]): FigureDrawer {
  const [drawer, setDrawer] = useState<{ readonly draw: FigureDrawer } | null>(known && { draw: known });
  const isNeeded = drawer === null && texts.some((text) => text.includes('```figure'));
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    import('#text/render/figures/draw-figure.ts').then(
      ({ drawFigure }) => {
        known = drawFigure;
        if (!isGone) setDrawer({ draw: drawFigure });
      },
      (error: unknown) => console.warn('How figures are drawn can’t be fetched:', error),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return drawer?.draw ?? figureRows;
}
