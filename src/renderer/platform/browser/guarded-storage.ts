/**
 * Storage access that never throws: browsers refuse it in private windows, with cookies off, and when the device is full. A refused
 * write is logged on the console, because the only loss is a choice that has to be made again.
 */
export function guarded<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch (error) {
    console.warn('This browser keeps nothing on the device:', error);
    return otherwise;
  }
}
