import './calculator.css';
import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '#renderer/i18n/portal-i18n.ts';
import { Calculator } from './calculator.tsx';
import { readMaterials } from './read-materials.ts';
import en from './page-messages/en.json';
import id from './page-messages/id.json';

/** A calculator in each figure, behind its table for common sizes. */
export function Calculators({ figures }: { readonly figures: readonly HTMLElement[] }) {
  useMessages({ id: { calculator: id }, en: { calculator: en } });
  return figures.map((figure, index) => <InFigure key={index} figure={figure} />);
}

function InFigure({ figure }: { readonly figure: HTMLElement }) {
  const [place] = useState(() => document.createElement('div'));
  const materials = useMemo(() => readMaterials(figure), [figure]);
  useLayoutEffect(() => {
    figure.querySelector('.table-scroll')?.after(place);
    return () => place.remove();
  }, [figure, place]);
  return materials && createPortal(<Calculator materials={materials} />, place);
}
