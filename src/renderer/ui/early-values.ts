/** What was typed into a prerendered form before its hydration, by the names of the fields. */
export function earlyValues(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const fields = [...(form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
  return Object.fromEntries(fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
}
