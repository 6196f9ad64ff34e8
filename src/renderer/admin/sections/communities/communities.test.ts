import { describeDefinition } from '#tests/support/migrated-schema.ts';
import { COMMUNITIES } from './communities.ts';

describeDefinition(COMMUNITIES);
