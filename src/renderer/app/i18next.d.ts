import 'i18next';
import type about from '../features/about/page-messages/id.json';
import type aboutSection from '../features/about/admin/messages/id.json';
import type admin from './admin/messages/id.json';
import type articles from '../features/articles/messages/id.json';
import type articlesSection from '../features/articles/admin/messages/id.json';
import type auth from '../features/auth/parts/page-messages/id.json';
import type banners from '../features/banners/admin/messages/id.json';
import type categories from '../features/categories/admin/messages/id.json';
import type common from './messages/id.json';
import type communities from '../features/communities/admin/messages/id.json';
import type comparing from '../editing/comparing/messages/id.json';
import type contact from '../features/contact/parts/page-messages/id.json';
import type contactSection from '../features/contact/admin/messages/id.json';
import type dashboard from '../features/dashboard/admin/messages/id.json';
import type desktop from './desktop/messages/id.json';
import type editor from '../editing/editor/messages/id.json';
import type fields from '../editing/fields/messages/id.json';
import type history from '../editing/history/messages/id.json';
import type home from '../features/home/page-messages/id.json';
import type homeAbout from '../features/home/parts/page-messages/id.json';
import type inbox from '../features/inbox/admin/messages/id.json';
import type list from '../editing/list/messages/id.json';
import type markup from '../editing/markup/messages/id.json';
import type media from '../features/media/admin/messages/id.json';
import type missing from '../features/missing/messages/id.json';
import type opening from '../editing/opening/messages/id.json';
import type panes from '../editing/panes/messages/id.json';
import type people from '../features/people/admin/messages/id.json';
import type pictures from '../editing/pictures/messages/id.json';
import type preview from '../editing/preview/messages/id.json';
import type profile from '../features/profile/page-messages/id.json';
import type publishing from '../editing/publishing/messages/id.json';
import type shapes from '../editing/shapes/messages/id.json';
import type transfer from '../features/transfer/admin/messages/id.json';
import type workingCopy from '../editing/working-copy/messages/id.json';

declare module 'i18next' {
  /**
   * One namespace for each folder with messages, called as the folder is (past `parts/` and `admin/`): keys are checked at
   * compile time.
   */
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    returnNull: false;
    resources: {
      about: typeof about & typeof aboutSection;
      admin: typeof admin;
      articles: typeof articles & typeof articlesSection;
      auth: typeof auth;
      banners: typeof banners;
      categories: typeof categories;
      common: typeof common;
      communities: typeof communities;
      comparing: typeof comparing;
      contact: typeof contact & typeof contactSection;
      dashboard: typeof dashboard;
      desktop: typeof desktop;
      editor: typeof editor;
      fields: typeof fields;
      history: typeof history;
      home: typeof home & typeof homeAbout;
      inbox: typeof inbox;
      list: typeof list;
      markup: typeof markup;
      media: typeof media;
      missing: typeof missing;
      opening: typeof opening;
      panes: typeof panes;
      people: typeof people;
      pictures: typeof pictures;
      preview: typeof preview;
      profile: typeof profile;
      publishing: typeof publishing;
      shapes: typeof shapes;
      transfer: typeof transfer;
      'working-copy': typeof workingCopy;
    };
  }
}
