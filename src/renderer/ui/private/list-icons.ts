// Icons of the lists of what super admins write.
import { ArchiveRestore, ArrowDown, ArrowUp, ArrowUpDown, ChevronDown, EyeOff, Globe, Plus, Trash2 } from 'lucide';
import { icon } from '../icons.tsx';

export const PublishIcon = icon(Globe);
export const WithdrawIcon = icon(EyeOff);
export const BinIcon = icon(Trash2);
export const RestoreIcon = icon(ArchiveRestore);
export const MoreIcon = icon(ChevronDown);
export const UpwardsIcon = icon(ArrowUp);
export const DownwardsIcon = icon(ArrowDown);
export const SortableIcon = icon(ArrowUpDown);
export const AddIcon = icon(Plus);
