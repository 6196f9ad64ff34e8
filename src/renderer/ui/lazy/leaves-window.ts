/** How long a program takes to come to the front, ms. */
const OPENING_MS = 2_000;

/** Whether something else comes to the front soon: a program that a link opened, or another tab. */
export function leavesWindow(): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (left: boolean) => () => {
      clearTimeout(timer);
      window.removeEventListener('blur', leave);
      resolve(left);
    };
    const leave = settle(true);
    const timer = setTimeout(settle(false), OPENING_MS);
    window.addEventListener('blur', leave);
  });
}
