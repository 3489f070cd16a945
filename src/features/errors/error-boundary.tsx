import { Component, type ReactNode } from 'react';
import { isMissingChunk, recoverFromDeployment } from './missing-chunk';

export interface ErrorBoundaryProps {
  /** What stands in for the children once one of them threw. */
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
}

/** Keeps an error of its children from taking more than them off the screen. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingChunk(error)) void recoverFromDeployment();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
