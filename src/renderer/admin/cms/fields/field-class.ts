/** A field of a form: its label stands above its control. */
export const FIELD = '[&>label]:block [&>label]:mb-1.5 [&>label]:font-bold';
