import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { LOAD_FAILURE, LOADING } from '~/content/shared-texts';
import { emitChunkLoadError } from '~/lib/browser/lazy-module';
import type { Country } from './countries';
import { type CountryChoice, countryName, exactCountry, loadCountries, searchCountries } from './country-search';

interface Options {
  value: string;
  allLabel: string | undefined;
  onChange: (code: string) => void;
}

/** State and handlers of `CountryPicker`. */
export function useCountryPicker({ value, allLabel, onChange }: Options) {
  const [countries, setCountries] = useState<readonly Country[]>();
  const [tries, setTries] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** `null`: the chosen one. */
  const [active, setActive] = useState<number | null>(null);
  /** Left before the list loaded: the typed text is looked up then. */
  const [isLeft, setLeft] = useState(false);
  /** Value before the pending lookup; restored on cancel. Meanwhile the value is empty. */
  const [former, setFormer] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is a fetch of its own
  useEffect(() => {
    const unneeded = new AbortController();
    const { signal } = unneeded;
    loadCountries().then(
      (list) => !signal.aborted && setCountries(list),
      (error: unknown) => {
        if (signal.aborted) return;
        emitChunkLoadError(error);
        setFailed(true);
      },
    );
    return () => unneeded.abort();
  }, [tries]);
  /** Each opening retries a failed load. */
  const retry = () => {
    if (!hasFailed) return;
    setFailed(false);
    setTries(tries + 1);
  };

  const choices = useMemo<readonly CountryChoice[]>(
    () => [...(allLabel ? [{ code: '', name: allLabel }] : []), ...(countries ?? [])],
    [allLabel, countries],
  );
  const offered = useMemo(() => searchCountries(choices, typed ?? ''), [choices, typed]);
  const activeIndex = active ?? offered.findIndex((choice) => choice.code === value);
  const chosen = choices.find((choice) => choice.code === value);
  const chosenName = chosen?.name ?? (value ? countryName(value) : (allLabel ?? ''));

  const open = () => {
    if (isOpen) return;
    retry();
    setOpen(true);
    setActive(null);
    setLeft(false);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(null);
    setLeft(false);
    setFormer(null);
  };
  const stand = (code: string) => {
    if (code !== value) onChange(code);
  };
  const giveUp = () => {
    close();
    if (former !== null) stand(former);
  };
  const choose = (choice: CountryChoice) => {
    close();
    stand(choice.code);
  };
  const type = (text: string) => {
    if (!isOpen) retry();
    setTyped(text);
    setOpen(true);
    // A space or a dash offers all countries and means none.
    setActive(/[\p{L}\p{N}]/u.test(text) ? 0 : -1);
    setLeft(false);
  };
  /** Chooses what was typed in full, else gives up. */
  const leave = () => {
    if (typed && !countries && !hasFailed) {
      setOpen(false);
      setLeft(true);
      // A filter has nothing to submit.
      if (allLabel || former !== null) return;
      setFormer(value);
      stand('');
      return;
    }
    const exact = typed ? exactCountry(choices, typed) : undefined;
    if (exact) choose(exact);
    else if (typed === '') choose({ code: '', name: '' });
    else giveUp();
  };
  const leaveAtLast = useEffectEvent(() => isLeft && leave());
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list has come, or cannot be had
  useEffect(() => void leaveAtLast(), [countries, hasFailed]);
  const move = (to: number) => {
    if (isOpen) setActive(Math.max(0, Math.min(offered.length - 1, to)));
    else open();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const pointed = offered[activeIndex];
    switch (event.key) {
      case 'ArrowDown':
        move(activeIndex + 1);
        break;
      case 'ArrowUp':
        move(activeIndex - 1);
        break;
      case 'PageDown':
        move(activeIndex + 10);
        break;
      case 'PageUp':
        move(activeIndex - 10);
        break;
      case 'Enter':
        // A closed box leaves Enter to the form.
        if (!isOpen) return;
        if (pointed) choose(pointed);
        else leave();
        break;
      case 'Escape':
        if (!isOpen && typed === null) return;
        giveUp();
        break;
      case 'Tab':
        if (isOpen && typed && pointed) choose(pointed);
        return;
      default:
        return;
    }
    event.preventDefault();
  };

  /** The loading or error text; `null` once loaded. */
  const absence = countries ? null : hasFailed ? LOAD_FAILURE : LOADING;
  return { text: typed ?? chosenName, isOpen, offered, absence, activeIndex, open, choose, type, leave, onKeyDown };
}
