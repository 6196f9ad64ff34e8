import 'i18next';
import type cms from '../admin/cms/messages/id.json';
import type sections from '../admin/sections/messages/id.json';
import type shell from '../admin/shell/messages/id.json';
import type desktop from './desktop/messages/id.json';
import type about from '../features/about/page-messages/id.json';
import type actions from '../features/articles/actions/page-messages/id.json';
import type calculator from '../features/articles/calculator/page-messages/id.json';
import type draftPreview from '../features/articles/draft-preview/page-messages/id.json';
import type articles from '../features/articles/messages/id.json';
import type articlePage from '../features/articles/page-messages/id.json';
import type missedSearches from '../features/articles/parts/missed-searches/page-messages/id.json';
import type blogPage from '../features/articles/parts/page-messages/id.json';
import type auth from '../features/auth/parts/page-messages/id.json';
import type collections from '../features/collections/page-messages/id.json';
import type outbox from '../features/contact/parts/outbox/page-messages/id.json';
import type contact from '../features/contact/parts/page-messages/id.json';
import type display from '../features/display/parts/page-messages/id.json';
import type factsheet from '../features/factsheet/page-messages/id.json';
import type heroBanners from '../features/hero-banners/parts/page-messages/id.json';
import type home from '../features/home/page-messages/id.json';
import type homeAbout from '../features/home/parts/page-messages/id.json';
import type library from '../features/library/parts/page-messages/id.json';
import type notFound from '../features/not-found/messages/id.json';
import type profile from '../features/profile/page-messages/id.json';
import type meeting from '../features/meeting/parts/page-messages/id.json';
import type saved from '../features/saved/parts/page-messages/id.json';
import type common from './messages/id.json';

declare module 'i18next' {
  /**
   * The namespaces of the admin area's files, and one for each other folder with messages, named like the folder (without `parts/`):
   * keys are checked at compile time. A section's namespace may add to that of the feature of the same name.
   */
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    returnNull: false;
    resources: typeof cms &
      typeof sections &
      typeof shell & {
        about: typeof about;
        actions: typeof actions;
        articles: typeof articles & typeof articlePage & typeof blogPage;
        auth: typeof auth;
        calculator: typeof calculator;
        collections: typeof collections;
        common: typeof common;
        contact: typeof contact;
        desktop: typeof desktop;
        display: typeof display;
        'draft-preview': typeof draftPreview;
        factsheet: typeof factsheet;
        'hero-banners': typeof heroBanners;
        home: typeof home & typeof homeAbout;
        library: typeof library;
        meeting: typeof meeting;
        'missed-searches': typeof missedSearches;
        'not-found': typeof notFound;
        outbox: typeof outbox;
        profile: typeof profile;
        saved: typeof saved;
      };
  }
}
