import type { ReactNode } from 'react';
import { Scene } from './scene.tsx';

/** A heading standing on the ground, with the sprout at its right end. Once a page. */
export function GroundLine({ children }: { readonly children: ReactNode }) {
  return (
    <div className="ground-line pr-[50px] pb-2.5">
      {children}
      <Scene name="sprout" className="ground-line-sprout" />
    </div>
  );
}
