// The editor's own: history, preview, what unfolds.
import { ChevronDown, Eye, History } from 'lucide';
import { icon } from '../icons.tsx';

export const HistoryIcon = icon(History);
export const PreviewIcon = icon(Eye);
export const UnfoldIcon = icon(ChevronDown);
