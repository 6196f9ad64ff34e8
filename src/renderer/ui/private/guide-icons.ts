// Icons of the palette of commands and of the sheet of shortcuts.
import { Command, Keyboard } from 'lucide';
import { icon } from '../icons.tsx';

export const PaletteIcon = icon(Command);
export const ShortcutsIcon = icon(Keyboard);
