/** The keys of the tools above a text, as most keyboards name them; the table has none. */
export const TOOL_KEYS = {
  heading: 'Ctrl+Alt+2',
  subheading: 'Ctrl+Alt+3',
  bold: 'Ctrl+B',
  italic: 'Ctrl+I',
  bullets: 'Ctrl+Shift+8',
  numbers: 'Ctrl+Shift+7',
  quote: 'Ctrl+Shift+9',
  link: 'Ctrl+K',
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Y',
} as const;

/** The same in the editor library's own words: `Mod-b`. */
export function libraryKey(tool: keyof typeof TOOL_KEYS): string {
  const parts = TOOL_KEYS[tool].toLowerCase().split('+');
  return parts.map((part) => ({ ctrl: 'Mod', alt: 'Alt', shift: 'Shift' })[part] ?? part).join('-');
}
