import { readingProgress } from '~/content/reading-texts';
import { type PagesRead, shareRead } from '~/lib/list/pages-read';
import { Button } from '../actions/button';
import { ProgressLine } from './progress-line';
import { useProgressFocus } from './use-progress-focus';

export interface ReadingLineProps {
  reading: Pick<PagesRead<unknown>, 'status' | 'page' | 'lastPage' | 'unreadable'>;
  /** Goes on after a stop or a failure. */
  onResume: () => void;
  onRestart: () => void;
  onStop: () => void;
}

/** A long list that is being read: how far it is, a way to stop, and one to go on or to read it again. */
export function ReadingLine({ reading, onResume, onRestart, onStop }: ReadingLineProps) {
  const { status } = reading;
  const isSettled = status === 'done' || status === 'stopped';
  // It takes the place of the button that asked for it.
  const button = useProgressFocus(!isSettled, false);
  if (isSettled) {
    return (
      <div>
        <Button ref={button} size="sm" onClick={status === 'done' ? onRestart : onResume}>
          {status === 'done' ? 'Lire à nouveau' : 'Lire la suite'}
        </Button>
      </div>
    );
  }
  return (
    <ProgressLine
      label={readingProgress(reading)}
      share={shareRead(reading)}
      isFailed={status === 'failed'}
      onRetry={onResume}
      cancelLabel="Arrêter"
      onCancel={onStop}
      cancelRef={button}
    />
  );
}
