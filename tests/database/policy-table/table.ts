import { COMMENT_OPERATIONS } from './comment-operations.ts';
import { CONTENT_OPERATIONS } from './content-operations.ts';
import { DRAFT_FUNCTION_OPERATIONS } from './draft-function-operations.ts';
import { DRAFT_OPERATIONS } from './draft-operations.ts';
import { FUNCTION_OPERATIONS } from './function-operations.ts';
import { MAIL_OPERATIONS } from './mail-operations.ts';
import { MEDIA_OPERATIONS } from './media-operations.ts';
import { MESSAGE_OPERATIONS } from './message-operations.ts';
import type { Operation } from './operation.ts';
import { PEOPLE_OPERATIONS } from './people-operations.ts';
import { REPLY_OPERATIONS } from './reply-operations.ts';
import { PREVIEW_OPERATIONS } from './preview-operations.ts';
import { SITE_OPERATIONS } from './site-operations.ts';
import { TRANSFER_OPERATIONS } from './transfer-operations.ts';

/** Every table and every function that the REST interface offers, every verb, and what each asker gets. */
export const POLICY_TABLE: readonly Operation[] = [
  ...CONTENT_OPERATIONS,
  ...MESSAGE_OPERATIONS,
  ...REPLY_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...DRAFT_OPERATIONS,
  ...DRAFT_FUNCTION_OPERATIONS,
  ...COMMENT_OPERATIONS,
  ...MAIL_OPERATIONS,
  ...PREVIEW_OPERATIONS,
  ...FUNCTION_OPERATIONS,
  ...SITE_OPERATIONS,
  ...TRANSFER_OPERATIONS,
  ...MEDIA_OPERATIONS,
];
