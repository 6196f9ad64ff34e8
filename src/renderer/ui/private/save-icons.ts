// How safe something written is.
import { CloudOff, PencilLine } from 'lucide';
import { icon } from '../icons.tsx';

export const EditingIcon = icon(PencilLine);
export const UnreachedIcon = icon(CloudOff);
