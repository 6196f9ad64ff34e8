import auth from '../../auth/parts/page-messages/id.json';
import profile from './id.json';

export const messages = { auth, profile };
