import { useEffect, useState } from 'react';
import type { Keeping } from './working-copy.ts';

/** Good news is shown once it has lasted so long, ms: whoever types would see it come and go with every pause. */
const CALM_MS = 800;

/** The more, the safer. */
const SAFETY: Record<Keeping['kind'], number> = {
  nowhere: 0,
  typing: 1,
  failed: 2,
  device: 3,
  server: 4,
  untouched: 4,
};

/** How safe what is written is, as it is shown: bad news at once, good news when it holds. */
export function useCalmKeeping(keeping: Keeping): Keeping {
  const [calm, setCalm] = useState(keeping);
  useEffect(() => {
    const unsafe = SAFETY[keeping.kind] < SAFETY.failed;
    const timer = setTimeout(() => setCalm(keeping), unsafe ? 0 : CALM_MS);
    return () => clearTimeout(timer);
  }, [keeping]);
  return SAFETY[calm.kind] > SAFETY[keeping.kind] ? keeping : calm;
}
