// Icons of the admin application. Only lucide's drawings are taken, as in ui/icons.tsx. A drawing has one meaning, and a meaning one
// drawing: a test compares them.
import * as lucide from 'lucide';
import { icon } from '../icons.tsx';

// The shell and its sections.
export const InboxIcon = icon(lucide.Inbox);
export const SidebarIcon = icon(lucide.PanelLeft);
export const LanguageIcon = icon(lucide.Languages);
export const OutsideIcon = icon(lucide.ExternalLink);
export const PeopleIcon = icon(lucide.UserCog);
export const ActivityIcon = icon(lucide.ScrollText);
export const WordsIcon = icon(lucide.BookA);
export const TransferIcon = icon(lucide.ArrowLeftRight);
export const MediaIcon = icon(lucide.GalleryHorizontalEnd);
export const FileIcon = icon(lucide.FileUp);

// Messages.
export const UnreadIcon = icon(lucide.Mail);
export const AnsweredIcon = icon(lucide.MailCheck);
export const ReadIcon = icon(lucide.MailOpen);
export const ReplyIcon = icon(lucide.Reply);
export const ArchiveIcon = icon(lucide.Archive);
export const SpamIcon = icon(lucide.OctagonX);
export const DownloadIcon = icon(lucide.Download);
export const BellIcon = icon(lucide.Bell);

// Lists of what super admins write.
export const PublishIcon = icon(lucide.Globe);
export const WithdrawIcon = icon(lucide.GlobeX);
export const TagIcon = icon(lucide.Tag);
export const UntagIcon = icon(lucide.TagX);
export const BinIcon = icon(lucide.Trash2);
export const EraseIcon = icon(lucide.Eraser);
export const RestoreIcon = icon(lucide.ArrowUpFromLine);
export const UpwardsIcon = icon(lucide.ArrowUp);
export const DownwardsIcon = icon(lucide.ArrowDown);
export const SortableIcon = icon(lucide.ArrowUpDown);
export const RowsIcon = icon(lucide.Rows4);
export const ColumnsIcon = icon(lucide.Columns3Cog);
export const AddIcon = icon(lucide.Plus);

// Choosing a day.
export const CalendarIcon = icon(lucide.Calendar);

// What becomes of a text before and after visitors read it: published is what the globe publishes.
export const MissingIcon = icon(lucide.CircleDashed);
export const DraftIcon = icon(lucide.PenLine);
export const ScheduledIcon = icon(lucide.Clock);
export const ChangedIcon = icon(lucide.Diff);
export const OutdatedIcon = icon(lucide.TriangleAlert);
export const DueIcon = icon(lucide.CalendarClock);

// Choosing and describing pictures.
export const UploadIcon = icon(lucide.ImageUp);
export const TextPictureIcon = icon(lucide.FileImage);
export const DrawingsIcon = icon(lucide.Images);
export const TemplateIcon = icon(lucide.LayoutTemplate);
export const AttachmentIcon = icon(lucide.FileText);
export const RemoveIcon = icon(lucide.CircleMinus);
export const UndoIcon = icon(lucide.Undo2);

// The editor's own: history, preview, what unfolds.
export const EditIcon = icon(lucide.Pencil);
export const CommentIcon = icon(lucide.MessageSquareText);
export const ReadyIcon = icon(lucide.ClipboardCheck);
export const DuplicateIcon = icon(lucide.CopyPlus);
export const FindIcon = icon(lucide.TextSearch);
export const ReplaceIcon = icon(lucide.Replace);
export const HistoryIcon = icon(lucide.History);
export const PreviewIcon = icon(lucide.Eye);
export const ShareIcon = icon(lucide.Share2);
export const UnfoldIcon = icon(lucide.ChevronDown);
export const DetailsIcon = icon(lucide.SlidersHorizontal);
export const OtherActionsIcon = icon(lucide.Ellipsis);
export const FocusIcon = icon(lucide.Maximize2);
export const BothIcon = icon(lucide.Columns2);
export const ReferenceIcon = icon(lucide.BookOpen);

// A page as it is shown on a device, by day and in the dark.
export const PhoneWidthIcon = icon(lucide.Smartphone);
export const TabletWidthIcon = icon(lucide.Tablet);
export const DesktopWidthIcon = icon(lucide.Monitor);
export const LightIcon = icon(lucide.Sun);
export const DarkIcon = icon(lucide.Moon);

// How safe something written is.
export const UnsavedIcon = icon(lucide.CloudUpload);
export const OnDeviceIcon = icon(lucide.HardDrive);
export const SavedIcon = icon(lucide.CloudCheck);
export const UnreachedIcon = icon(lucide.CloudOff);

// The team.
export const RoleIcon = icon(lucide.IdCard);
export const RemovePersonIcon = icon(lucide.UserMinus);

// Who else has a draft open.
export const WritingIcon = icon(lucide.UserPen);
export const ReadingIcon = icon(lucide.UserRound);

// The palette of commands and the sheet of shortcuts.
export const ShortcutsIcon = icon(lucide.Keyboard);
