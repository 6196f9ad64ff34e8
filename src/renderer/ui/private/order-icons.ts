// Icon of rows that can be put into another order.
import { GripVertical } from 'lucide';
import { icon } from '../icons.tsx';

export const HandleIcon = icon(GripVertical);
