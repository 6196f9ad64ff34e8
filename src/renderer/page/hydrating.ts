import { createContext } from 'react';

/**
 * True while the page hydrates. Prerendered HTML depends on neither the date nor the reader; a component that is mounted while this
 * is false may use the device's data at once.
 */
export const HydratingContext = createContext(false);
