import { Component, type CSSProperties, type ReactNode } from 'react';
import { BRAND } from '~/content/brand';
import { UNEXPECTED_ERROR } from '~/content/shared-texts';
import { reportError } from '~/lib/browser/error-reports';
import { isChunkLoadError, recoverFromDeployment } from './chunk-recovery';

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
    if (import.meta.env.VITE_REPORT_URL) reportError('boundary', error);
    if (isChunkLoadError(error)) void recoverFromDeployment();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Inline styles, because the design system may have failed. */
const frame: CSSProperties = {
  maxWidth: '36rem',
  margin: '15vh auto 0',
  padding: '1.5rem',
  fontFamily: 'system-ui, sans-serif',
  lineHeight: 1.5,
};

const actions: CSSProperties = { display: 'flex', gap: '1rem', alignItems: 'center', marginTop: '1.5rem' };

const button: CSSProperties = { font: 'inherit', minHeight: '2.75rem', padding: '0 1.25rem', cursor: 'pointer' };

/** The fallback around the whole app. */
export function AppError() {
  return (
    <main style={frame}>
      <h1>{BRAND} n’a pas pu s’afficher</h1>
      <p role="alert">{UNEXPECTED_ERROR}</p>
      <p style={actions}>
        <button type="button" style={button} onClick={() => window.location.reload()}>
          Réessayer
        </button>
        <a href="/">Retour à l’accueil</a>
      </p>
    </main>
  );
}
