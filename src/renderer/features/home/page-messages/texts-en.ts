import contact from '../../contact/parts/page-messages/en.json';
import home from './en.json';

// The page ends with the contact form.
const texts = { ...contact, ...home };

// A page's messages come as a module's default export, as a JSON file's do.
export { texts as default };
