import * as z from 'zod/mini';
import type { TeamPerson } from '#domain/account.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { ROLES } from '#domain/roles.ts';

/** A person as private.person_json of the database answers. */
export const teamPerson: z.ZodMiniType<TeamPerson> = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  role: z.nullable(z.enum(ROLES)),
  language: z.nullable(z.enum(LANGUAGES)),
});
