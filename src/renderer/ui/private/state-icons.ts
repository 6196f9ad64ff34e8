// What becomes of a text before and after visitors read it.
import { CircleCheck, CircleDashed, Clock, Diff, PenLine, TriangleAlert } from 'lucide';
import { icon } from '../icons.tsx';

export const MissingIcon = icon(CircleDashed);
export const DraftIcon = icon(PenLine);
export const ScheduledIcon = icon(Clock);
export const PublishedIcon = icon(CircleCheck);
export const ChangedIcon = icon(Diff);
export const OutdatedIcon = icon(TriangleAlert);
