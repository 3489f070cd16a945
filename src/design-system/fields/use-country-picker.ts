import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { LOAD_FAILURE, LOADING } from '~/content/shared-texts';
import { isComposing } from '~/lib/browser/composition';
import { lazyModule } from '~/lib/browser/lazy-module';
import { type CountryChoice, countryName, exactCountry, searchCountries } from './country-search';

const list = lazyModule(() => import('./countries'));

interface Options {
  value: string;
  allLabel: string | undefined;
  onChange: (code: string) => void;
}

/** State and handlers of `CountryPicker`. */
export function useCountryPicker({ value, allLabel, onChange }: Options) {
  const [tries, setTries] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** `null`: the chosen one. */
  const [active, setActive] = useState<number | null>(null);
  /** Left before the list loaded: the typed text is looked up then. */
  const [isBlurPending, setBlurPending] = useState(false);
  /** Value before the pending lookup; restored on cancel. Meanwhile the value is empty. */
  const [valueBeforeLookup, setValueBeforeLookup] = useState<string | null>(null);

  const countries = list.useModule(tries, () => setFailed(true))?.countries;
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
  const matches = useMemo(() => searchCountries(choices, typed ?? ''), [choices, typed]);
  const activeIndex = active ?? matches.findIndex((choice) => choice.code === value);
  const chosen = choices.find((choice) => choice.code === value);
  const chosenName = chosen?.name ?? (value ? countryName(value) : (allLabel ?? ''));

  const open = () => {
    if (isOpen) return;
    retry();
    setOpen(true);
    setActive(null);
    setBlurPending(false);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(null);
    setBlurPending(false);
    setValueBeforeLookup(null);
  };
  const commit = (code: string) => {
    if (code !== value) onChange(code);
  };
  const cancel = () => {
    close();
    if (valueBeforeLookup !== null) commit(valueBeforeLookup);
  };
  const choose = (choice: CountryChoice) => {
    close();
    commit(choice.code);
  };
  const type = (text: string) => {
    if (!isOpen) retry();
    setTyped(text);
    setOpen(true);
    // A space or a dash offers all countries and means none.
    setActive(/[\p{L}\p{N}]/u.test(text) ? 0 : -1);
    setBlurPending(false);
  };
  /** Chooses what was typed in full, else cancels. */
  const blur = () => {
    if (typed && !countries && !hasFailed) {
      setOpen(false);
      setBlurPending(true);
      // A filter has nothing to submit.
      if (allLabel || valueBeforeLookup !== null) return;
      setValueBeforeLookup(value);
      commit('');
      return;
    }
    const exact = typed ? exactCountry(choices, typed) : undefined;
    if (exact) choose(exact);
    else if (typed === '') choose({ code: '', name: '' });
    else cancel();
  };
  const finishBlur = useEffectEvent(() => isBlurPending && blur());
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list has come, or cannot be had
  useEffect(() => void finishBlur(), [countries, hasFailed]);
  const move = (to: number) => {
    if (isOpen) setActive(Math.max(0, Math.min(matches.length - 1, to)));
    else open();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const pointed = matches[activeIndex];
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
        else blur();
        break;
      case 'Escape':
        if (!isOpen && typed === null) return;
        cancel();
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
  const statusText = countries ? null : hasFailed ? LOAD_FAILURE : LOADING;
  return { text: typed ?? chosenName, isOpen, matches, statusText, activeIndex, open, choose, type, blur, onKeyDown };
}
