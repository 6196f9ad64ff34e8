/** Stands here until it is built. */
export function Connectivity() {
  return null;
}
