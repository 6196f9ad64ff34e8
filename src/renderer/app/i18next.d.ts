import 'i18next';
import type about from '../features/about/page-messages/id.json';
import type aboutSection from '../admin/sections/about/messages/id.json';
import type activity from '../admin/sections/activity/messages/id.json';
import type admin from '../admin/shell/messages/id.json';
import type articles from '../features/articles/messages/id.json';
import type articlePage from '../features/articles/page-messages/id.json';
import type articlesSection from '../admin/sections/articles/messages/id.json';
import type attachments from '../admin/cms/attachments/messages/id.json';
import type auth from '../features/auth/parts/page-messages/id.json';
import type banners from '../admin/sections/banners/messages/id.json';
import type categories from '../admin/sections/categories/messages/id.json';
import type outbox from '../features/contact/parts/outbox/page-messages/id.json';
import type comments from '../admin/cms/comments/messages/id.json';
import type common from './messages/id.json';
import type communities from '../admin/sections/communities/messages/id.json';
import type comparing from '../admin/cms/comparison/messages/id.json';
import type contact from '../features/contact/parts/page-messages/id.json';
import type contactSection from '../admin/sections/contact/messages/id.json';
import type dashboard from '../admin/sections/dashboard/messages/id.json';
import type dataTable from '../admin/data-table/messages/id.json';
import type desktop from './desktop/messages/id.json';
import type draftPreview from '../features/articles/draft-preview/page-messages/id.json';
import type editor from '../admin/cms/editor/messages/id.json';
import type feedback from '../admin/feedback/messages/id.json';
import type fields from '../admin/cms/fields/messages/id.json';
import type history from '../admin/cms/revisions/messages/id.json';
import type home from '../features/home/page-messages/id.json';
import type homeAbout from '../features/home/parts/page-messages/id.json';
import type inbox from '../admin/sections/inbox/messages/id.json';
import type library from '../features/library/parts/page-messages/id.json';
import type list from '../admin/cms/list/messages/id.json';
import type markup from '../admin/cms/markdown/messages/id.json';
import type media from '../admin/sections/media/messages/id.json';
import type missing from '../features/missing/messages/id.json';
import type opening from '../admin/cms/loading/messages/id.json';
import type panes from '../admin/cms/translation/messages/id.json';
import type people from '../admin/sections/people/messages/id.json';
import type pictures from '../admin/cms/pictures/messages/id.json';
import type find from '../admin/cms/find/messages/id.json';
import type presence from '../admin/cms/presence/messages/id.json';
import type preview from '../admin/cms/preview/messages/id.json';
import type profile from '../features/profile/page-messages/id.json';
import type publishing from '../admin/cms/publishing/messages/id.json';
import type readability from '../admin/cms/readability/messages/id.json';
import type review from '../admin/cms/review/messages/id.json';
import type shapes from '../admin/cms/content-types/messages/id.json';
import type transfer from '../admin/sections/transfer/messages/id.json';
import type words from '../admin/sections/words/messages/id.json';
import type workingCopy from '../admin/cms/drafts/messages/id.json';

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
      activity: typeof activity;
      admin: typeof admin;
      articles: typeof articles & typeof articlePage & typeof articlesSection;
      attachments: typeof attachments;
      auth: typeof auth;
      banners: typeof banners;
      categories: typeof categories;
      comments: typeof comments;
      common: typeof common;
      communities: typeof communities;
      comparison: typeof comparing;
      contact: typeof contact & typeof contactSection;
      dashboard: typeof dashboard;
      'data-table': typeof dataTable;
      desktop: typeof desktop;
      editor: typeof editor;
      feedback: typeof feedback;
      fields: typeof fields;
      readability: typeof readability;
      revisions: typeof history;
      home: typeof home & typeof homeAbout;
      inbox: typeof inbox;
      library: typeof library;
      list: typeof list;
      markdown: typeof markup;
      media: typeof media;
      outbox: typeof outbox;
      missing: typeof missing;
      loading: typeof opening;
      translation: typeof panes;
      people: typeof people;
      pictures: typeof pictures;
      find: typeof find;
      presence: typeof presence;
      preview: typeof preview;
      review: typeof review;
      profile: typeof profile;
      publishing: typeof publishing;
      'content-types': typeof shapes;
      transfer: typeof transfer;
      words: typeof words;
      'draft-preview': typeof draftPreview;
      drafts: typeof workingCopy;
    };
  }
}
