import { Component, type ErrorInfo, type ReactNode } from 'react';
import { PageFailure } from './page-failure.tsx';

interface State {
  readonly error: Error | null;
}

/** Catches errors of a page's render, so that the rest of the portal stays usable. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('This page could not be drawn:', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <PageFailure code={null} detail={error.stack ?? error.message} onRetry={() => this.setState({ error: null })} />
    );
  }
}
