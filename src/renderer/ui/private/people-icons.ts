// Icons of the section of super admins.
import { UserCog } from 'lucide';
import { icon } from '../icons.tsx';

export const PeopleIcon = icon(UserCog);
