import auth from '../../auth/parts/page-messages/en.json';
import profile from './en.json';

export const messages = { auth, profile };
