// Icons of the admin application. Only lucide's drawings are taken, as in ui/icons.tsx.
import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowDownUp,
  ArrowUp,
  ArrowUpDown,
  Bell,
  ChevronDown,
  CircleCheck,
  CircleDashed,
  Clock,
  CloudOff,
  Command,
  Diff,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  FileUp,
  GalleryHorizontalEnd,
  GalleryVerticalEnd,
  Globe,
  GripVertical,
  History,
  ImageUp,
  Images,
  Keyboard,
  Languages,
  Mail,
  MailOpen,
  OctagonX,
  PanelLeft,
  PenLine,
  PencilLine,
  Plus,
  Reply,
  Trash,
  Trash2,
  TriangleAlert,
  Undo2,
  UserCog,
} from 'lucide';
import { icon } from '../icons.tsx';

// The shell and its sections.
export const InboxIcon = icon(Mail);
export const SidebarIcon = icon(PanelLeft);
export const LanguageIcon = icon(Languages);
export const OutsideIcon = icon(ExternalLink);
export const PeopleIcon = icon(UserCog);
export const TransferIcon = icon(ArrowDownUp);
export const MediaIcon = icon(GalleryHorizontalEnd);
export const FileIcon = icon(FileUp);

// Messages.
export const ReadIcon = icon(MailOpen);
export const ReplyIcon = icon(Reply);
export const ArchiveIcon = icon(Archive);
export const SpamIcon = icon(OctagonX);
export const DownloadIcon = icon(Download);
export const BellIcon = icon(Bell);

// Lists of what super admins write.
export const PublishIcon = icon(Globe);
export const WithdrawIcon = icon(EyeOff);
export const BinIcon = icon(Trash2);
export const RestoreIcon = icon(ArchiveRestore);
export const MoreIcon = icon(ChevronDown);
export const UpwardsIcon = icon(ArrowUp);
export const DownwardsIcon = icon(ArrowDown);
export const SortableIcon = icon(ArrowUpDown);
export const AddIcon = icon(Plus);

// What becomes of a text before and after visitors read it.
export const MissingIcon = icon(CircleDashed);
export const DraftIcon = icon(PenLine);
export const ScheduledIcon = icon(Clock);
export const PublishedIcon = icon(CircleCheck);
export const ChangedIcon = icon(Diff);
export const OutdatedIcon = icon(TriangleAlert);

// Rows that can be put into another order.
export const HandleIcon = icon(GripVertical);

// Choosing and describing pictures.
export const UploadIcon = icon(ImageUp);
export const DrawingsIcon = icon(Images);
export const PicturesIcon = icon(GalleryVerticalEnd);
export const RemoveIcon = icon(Trash);
export const UndoIcon = icon(Undo2);

// The editor's own: history, preview, what unfolds.
export const HistoryIcon = icon(History);
export const PreviewIcon = icon(Eye);
export const UnfoldIcon = icon(ChevronDown);

// How safe something written is.
export const EditingIcon = icon(PencilLine);
export const UnreachedIcon = icon(CloudOff);

// The palette of commands and the sheet of shortcuts.
export const PaletteIcon = icon(Command);
export const ShortcutsIcon = icon(Keyboard);
