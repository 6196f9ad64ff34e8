/** The content of a notice. */
export interface ToastMessage {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly detail?: string;
  /** One action, such as an undo: runs at most once and closes the notice. */
  readonly action?: ToastAction;
}

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}
