import contact from '../../contact/parts/page-messages/id.json';
import banners from '../../hero-banners/parts/page-messages/id.json';
import about from '../parts/page-messages/id.json';
import home from './id.json';

// The page ends with the contact form; what it says of Tunas is offered to whoever writes the about page.
export const messages = { contact, 'hero-banners': banners, home: { ...about, ...home } };
