/** What a notice says. */
export interface ToastMessage {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly detail?: string;
  /** One thing to do about it, such as undoing it: done once at the most, and the notice goes with it. */
  readonly action?: ToastAction;
}

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}
