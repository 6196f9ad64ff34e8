/** Stands here until it is built. */
export function FindBar() {
  return null;
}
