import { type FormEvent, useId, useState } from 'react';
import { formatNumber } from '~/lib/format/formats';
import { removeInvisible } from '~/lib/format/invisible';

interface PageJumpProps {
  lastPage: number;
  isBusy: boolean;
  onJump: (page: number) => void;
}

/** « Aller à la page ». A number past the end means the last page. */
export function PageJump({ lastPage, isBusy, onJump }: PageJumpProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const digits = removeInvisible(text).replace(/\s/g, '');
    const page = /^\d+$/.test(digits) ? Number(digits) : 0;
    setIsWrong(page < 1);
    if (page < 1) return;
    setText('');
    onJump(Math.min(page, lastPage));
  };

  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id}>Aller à la page</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-last ${id}-wrong` : `${id}-last`}
        onChange={(event) => setText(event.target.value)}
      />
      <span id={`${id}-last`}>{`sur ${formatNumber(lastPage)}`}</span>
      <button type="submit" aria-disabled={isBusy}>
        Aller
      </button>
      {isWrong && (
        <p id={`${id}-wrong`} role="alert">
          {`Entrez un nombre de 1 à ${formatNumber(lastPage)}.`}
        </p>
      )}
    </form>
  );
}
