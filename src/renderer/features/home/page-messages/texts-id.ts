import contact from '../../contact/parts/page-messages/id.json';
import home from './id.json';

// The page ends with the contact form.
const texts = { ...contact, ...home };

// A page's messages come as a module's default export, as a JSON file's do.
export { texts as default };
