import { describeDefinition } from '#tests/support/migrated-schema.ts';
import { BANNERS } from './banners.ts';

describeDefinition(BANNERS);
