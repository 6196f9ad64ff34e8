import { can, writableLanguages, type Right } from '#domain/access.ts';
import type { Language } from '#domain/localized.ts';
import { useSession } from './session.ts';

/** What the person signed in may do, by the role that the backend said last; what is hidden by it the database refuses by itself. */
export interface Rights {
  may(right: Right): boolean;
  /** The languages whose texts they may change. */
  readonly languages: readonly Language[];
}

export function useRights(): Rights {
  const { state } = useSession();
  const position = state.kind === 'signed-in' ? state.position : null;
  return { may: (right) => can(position?.role ?? null, right), languages: writableLanguages(position) };
}
