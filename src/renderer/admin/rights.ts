import { createContext, useContext } from 'react';
import { can, SUPER_ADMIN, writableLanguages, type Position, type Right } from '#domain/roles.ts';
import { type Language, LANGUAGES } from '#domain/localized.ts';

/** The signed-in user's rights, by the last known role; the database itself refuses what these hide. */
interface Rights {
  may(right: Right): boolean;
  /** The languages whose texts they may change. */
  readonly languages: readonly Language[];
  /** The languages of which they are told what is to be done: a translator's own, for all others both. */
  readonly told: readonly Language[];
}

export function rightsOf(position: Position | null): Rights {
  const own = position?.language ?? null;
  return {
    may: (right) => can(position?.role ?? null, right),
    languages: writableLanguages(position),
    told: own === null ? LANGUAGES : [own],
  };
}

/** The rights of the signed-in user; a component outside of the provider hides nothing. */
export const RightsContext = createContext<Rights>(rightsOf(SUPER_ADMIN));

export function useRights(): Rights {
  return useContext(RightsContext);
}
