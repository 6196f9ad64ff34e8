// Icons of choosing and describing pictures, which nobody but a writer downloads.
import { GalleryVerticalEnd, ImageUp, Images, Trash, Undo2 } from 'lucide';
import { icon } from '../icons.tsx';

export const UploadIcon = icon(ImageUp);
export const DrawingsIcon = icon(Images);
export const PicturesIcon = icon(GalleryVerticalEnd);
export const RemoveIcon = icon(Trash);
export const UndoIcon = icon(Undo2);
