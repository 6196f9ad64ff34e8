import contact from '../../contact/parts/page-messages/en.json';
import about from '../parts/page-messages/en.json';
import home from './en.json';

// The page ends with the contact form; what it says of Tunas is offered to whoever writes the about page.
const texts = { ...contact, ...about, ...home };

// A page's messages come as a module's default export, as a JSON file's do.
export { texts as default };
