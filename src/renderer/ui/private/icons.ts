// Icons of the private pages, apart from those that every visitor downloads.
import { Copy, Eye, EyeOff, KeyRound, Smartphone } from 'lucide';
import { icon } from '../icons.tsx';

export const CopyIcon = icon(Copy);
export const EyeIcon = icon(Eye);
export const EyeOffIcon = icon(EyeOff);
export const KeyIcon = icon(KeyRound);
export const SmartphoneIcon = icon(Smartphone);
