/** For password managers: whose password this form changes. Nobody sees it or comes to it by keyboard. */
export function UsernameHint({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
