/** Keys of a command, as they are written on most keyboards. Apple’s own order of the modifiers is ⌥⇧⌘. */
const ON_APPLE: readonly (readonly [RegExp, string])[] = [
  [/^Ctrl\+Y$/, 'Ctrl+Shift+Z'],
  [/^Ctrl\+Alt\+/, '⌥⌘'],
  [/^Ctrl\+Shift\+/, '⇧⌘'],
  [/^Ctrl\+/, '⌘'],
  [/^Alt\+/, '⌥'],
];

const ARROWS = [
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
] as const;

/** Keys such as `Ctrl+Shift+8` as the person’s keyboard names them. */
export function shownKeys(keys: string, apple = isApple()): string {
  const named = ARROWS.reduce((text, [key, sign]) => text.replace(key, sign), keys);
  return apple ? ON_APPLE.reduce((text, [pattern, name]) => text.replace(pattern, name), named) : named;
}

/** The same for `aria-keyshortcuts`. */
export function spokenKeys(keys: string, apple = isApple()): string {
  if (!apple) return keys.replace('Ctrl', 'Control');
  return (keys === 'Ctrl+Y' ? 'Ctrl+Shift+Z' : keys).replace('Ctrl', 'Meta');
}

/** Whether this is a Mac, or another of Apple’s devices with a keyboard. */
export function isApple(): boolean {
  const { userAgentData, platform } = navigator as Navigator & {
    readonly userAgentData?: { readonly platform: string };
  };
  return /^(mac|iP)/i.test(userAgentData?.platform ?? platform);
}
