import { Component, type ReactNode } from 'react';
import { isMissingChunk, recoverFromDeployment } from './chunk-recovery';

export interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
}

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
