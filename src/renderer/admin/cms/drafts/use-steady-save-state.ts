import { useEffect, useState } from 'react';
import type { SaveState } from './editable-draft.ts';

/** Good news is shown once it has lasted so long, ms: whoever types would see it come and go with every pause. */
const CALM_MS = 800;

/** The more, the safer. */
const SAFETY: Record<SaveState['kind'], number> = {
  nowhere: 0,
  typing: 1,
  failed: 2,
  device: 3,
  server: 4,
  untouched: 4,
};

/** How safe what is written is, as it is shown: bad news at once, good news when it holds. */
export function useSteadySaveState(saveState: SaveState): SaveState {
  const [calm, setCalm] = useState(saveState);
  useEffect(() => {
    const unsafe = SAFETY[saveState.kind] < SAFETY.failed;
    const timer = setTimeout(() => setCalm(saveState), unsafe ? 0 : CALM_MS);
    return () => clearTimeout(timer);
  }, [saveState]);
  return SAFETY[calm.kind] > SAFETY[saveState.kind] ? saveState : calm;
}
