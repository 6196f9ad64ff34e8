// Icons of the private pages and of the menu of somebody signed in, apart from those that every visitor downloads.
import { Copy, Eye, EyeOff, KeyRound, LayoutDashboard, LogOut, Smartphone, User } from 'lucide';
import { icon } from '../icons.tsx';

export const CopyIcon = icon(Copy);
export const EyeIcon = icon(Eye);
export const EyeOffIcon = icon(EyeOff);
export const KeyIcon = icon(KeyRound);
export const SmartphoneIcon = icon(Smartphone);
export const DashboardIcon = icon(LayoutDashboard);
export const PersonIcon = icon(User);
export const SignOutIcon = icon(LogOut);
