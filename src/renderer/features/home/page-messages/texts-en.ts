import contact from '../../contact/parts/page-messages/en.json';
import banners from '../../hero-banners/parts/page-messages/en.json';
import about from '../parts/page-messages/en.json';
import home from './en.json';

// The page ends with the contact form; its texts about Tunas are also the defaults in the about page's editor.
export const messages = { contact, 'hero-banners': banners, home: { ...about, ...home } };
