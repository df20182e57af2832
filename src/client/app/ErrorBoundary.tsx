import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportFailure } from './reportFailure.ts';

export interface ErrorBoundaryProps {
  /** Stands there instead once a part has failed; null for a mere ornament. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a part of the page that fails from taking the rest along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportFailure(`A part of the page failed.${componentStack ?? ''}`, error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
