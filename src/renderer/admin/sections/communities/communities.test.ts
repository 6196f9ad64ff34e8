import { describeDefinition } from '../../../../../tests/support/migrated-shape.ts';
import { COMMUNITIES } from './communities.ts';

describeDefinition(COMMUNITIES);
