/** What publishing asked for, under its field. */
export function ValidationError({ id, words }: { readonly id: string; readonly words: string | null }) {
  return (
    <p id={id} className="text-danger font-semibold not-empty:mt-1">
      {words}
    </p>
  );
}
