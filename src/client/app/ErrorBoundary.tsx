import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportFailure } from './reportFailure.ts';
import { OutdatedPage } from './stale/OutdatedPage.tsx';

/** Catches what nobody expected, so that nobody ever looks at a blank sea. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportFailure(`A part of the page failed.${componentStack ?? ''}`, error);
  }

  override render() {
    return this.state.failed ? <OutdatedPage /> : this.props.children;
  }
}
