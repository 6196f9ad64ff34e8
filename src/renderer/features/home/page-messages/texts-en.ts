import contact from '../../contact/parts/page-messages/en.json';
import banners from '../../hero-banners/parts/page-messages/en.json';
import about from '../parts/page-messages/en.json';
import home from './en.json';

// The page ends with the contact form; what it says of Tunas is offered to whoever writes the about page.
export const messages = { contact, 'hero-banners': banners, home: { ...about, ...home } };
