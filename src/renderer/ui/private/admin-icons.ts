// Icons of the admin area and of the menu of somebody signed in: apart from the public ones, which every visitor downloads.
import {
  ExternalLink,
  Image,
  Info,
  Languages,
  LayoutDashboard,
  LogOut,
  Mail,
  Newspaper,
  PanelLeft,
  Phone,
  Tag,
  User,
  Users,
} from 'lucide';
import { icon } from '../icons.tsx';

export const DashboardIcon = icon(LayoutDashboard);
export const BannerIcon = icon(Image);
export const AboutIcon = icon(Info);
export const ContactIcon = icon(Phone);
export const InboxIcon = icon(Mail);
export const CategoryIcon = icon(Tag);
export const ArticleIcon = icon(Newspaper);
export const CommunityIcon = icon(Users);
export const SidebarIcon = icon(PanelLeft);
export const LanguageIcon = icon(Languages);
export const PersonIcon = icon(User);
export const OutsideIcon = icon(ExternalLink);
export const SignOutIcon = icon(LogOut);
