// Icons of private pages, of the signed-in user's menu and of rarely used features, apart from those that every visitor downloads.
import {
  ArrowDown,
  ArrowUp,
  Bookmark,
  Copy,
  Eye,
  EyeOff,
  GripVertical,
  KeyRound,
  LayoutDashboard,
  List,
  LogOut,
  Maximize,
  Moon,
  Package,
  Pause,
  Pencil,
  Play,
  Presentation,
  Printer,
  SkipBack,
  SkipForward,
  Smartphone,
  Trash2,
  User,
  Volume2,
} from 'lucide';
import { icon } from '../icons.tsx';

export const CopyIcon = icon(Copy);
export const EyeIcon = icon(Eye);
export const EyeOffIcon = icon(EyeOff);
export const KeyIcon = icon(KeyRound);
export const SmartphoneIcon = icon(Smartphone);
export const DashboardIcon = icon(LayoutDashboard);
export const PersonIcon = icon(User);
export const SignOutIcon = icon(LogOut);

// For what readers save on the device.
export const BookmarkIcon = icon(Bookmark);
export const UpIcon = icon(ArrowUp);
export const DownIcon = icon(ArrowDown);
export const HandleIcon = icon(GripVertical);
export const PackIcon = icon(Package);
export const RenameIcon = icon(Pencil);
export const BinIcon = icon(Trash2);

// What can be done with an article.
export const FullScreenIcon = icon(Maximize);
export const DarkScreenIcon = icon(Moon);
export const SlidesIcon = icon(Presentation);
export const ContentsIcon = icon(List);
export const PrintIcon = icon(Printer);

// Reading aloud.
export const ListenIcon = icon(Volume2);
export const PlayIcon = icon(Play);
export const PauseIcon = icon(Pause);
export const PreviousIcon = icon(SkipBack);
export const NextIcon = icon(SkipForward);
