// Icons of the messages.
import { Archive, Bell, Download, MailOpen, OctagonX, Reply } from 'lucide';
import { icon } from '../icons.tsx';

export const ReadIcon = icon(MailOpen);
export const ReplyIcon = icon(Reply);
export const ArchiveIcon = icon(Archive);
export const SpamIcon = icon(OctagonX);
export const DownloadIcon = icon(Download);
export const BellIcon = icon(Bell);
