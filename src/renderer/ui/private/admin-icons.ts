// Icons of the admin area and of the menu of somebody signed in: apart from the public ones, which every visitor downloads. A
// section whose icon stands nowhere else brings it along.
import { ExternalLink, Languages, LayoutDashboard, LogOut, Mail, PanelLeft, User } from 'lucide';
import { icon } from '../icons.tsx';

export const DashboardIcon = icon(LayoutDashboard);
export const InboxIcon = icon(Mail);
export const SidebarIcon = icon(PanelLeft);
export const LanguageIcon = icon(Languages);
export const PersonIcon = icon(User);
export const OutsideIcon = icon(ExternalLink);
export const SignOutIcon = icon(LogOut);
