import account from '../../auth/parts/page-messages/en.json';
import profile from './en.json';

const texts = { ...account, ...profile };

// A page's messages come as a module's default export, as a JSON file's do.
export { texts as default };
