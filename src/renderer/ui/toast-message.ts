/** What a notice says. */
export interface ToastMessage {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly detail?: string;
}
