// Icons of media, and of carrying all content out and in.
import { ArrowDownUp, FileUp, GalleryHorizontalEnd } from 'lucide';
import { icon } from '../icons.tsx';

export const TransferIcon = icon(ArrowDownUp);
export const MediaIcon = icon(GalleryHorizontalEnd);
export const FileIcon = icon(FileUp);
