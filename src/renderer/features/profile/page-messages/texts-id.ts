import account from '../../auth/parts/page-messages/id.json';
import profile from './id.json';

const texts = { ...account, ...profile };

// A page's messages come as a module's default export, as a JSON file's do.
export { texts as default };
