import { createContext } from 'react';

/**
 * Whether the page on the screen is still as it was prerendered, which knows neither the day nor the reader. A part that is drawn while
 * this is false may show at once what the device knows.
 */
export const HydratingContext = createContext(false);
