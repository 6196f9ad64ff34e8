import { describeDefinition } from '../../../../../tests/support/migrated-shape.ts';
import { BANNERS } from './banners.ts';

describeDefinition(BANNERS);
