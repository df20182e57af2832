import { Component, type ReactNode } from 'react';
import { reportFailure } from './reportFailure.ts';

/** Around what is only an ornament: when it fails, there is one ornament less. */
export class QuietBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure('An ornament of the page failed.', error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
