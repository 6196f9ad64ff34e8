/** Stands here until it is built. */
export function KeepingNotice() {
  return null;
}
