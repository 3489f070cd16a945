import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import type { Country } from '~/lib/countries';
import { type CountryChoice, countryName, exactCountry, loadCountries, searchCountries } from './country-search';

interface Options {
  value: string;
  allLabel: string | undefined;
  onChange: (code: string) => void;
}

/** What the box says, what the list offers, and what keys and leaving do to both. */
export function useCountryPicker({ value, allLabel, onChange }: Options) {
  const [countries, setCountries] = useState<readonly Country[]>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActive] = useState(-1);

  useEffect(() => {
    let isCurrent = true;
    // If the list cannot be fetched, the box still says what stands; the next opening of the screen tries again.
    loadCountries().then((list) => isCurrent && setCountries(list), console.error);
    return () => {
      isCurrent = false;
    };
  }, []);

  const choices = useMemo<readonly CountryChoice[]>(
    () => (allLabel ? [{ code: '', name: allLabel }, ...countries] : countries),
    [allLabel, countries],
  );
  const offered = useMemo(() => searchCountries(choices, typed ?? ''), [choices, typed]);
  const chosen = choices.find((choice) => choice.code === value);
  const chosenName = chosen?.name ?? (value ? countryName(value) : (allLabel ?? ''));

  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setActive(offered.findIndex((choice) => choice.code === value));
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const choose = (choice: CountryChoice) => {
    close();
    if (choice.code !== value) onChange(choice.code);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(text ? 0 : -1);
  };
  /** Leaving keeps what was typed in full, and gives up the rest. */
  const leave = () => {
    const exact = typed ? exactCountry(choices, typed) : undefined;
    if (exact) choose(exact);
    else if (typed === '' && value) choose({ code: '', name: '' });
    else close();
  };
  const move = (to: number) => {
    if (isOpen) setActive(Math.max(0, Math.min(offered.length - 1, to)));
    else open();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const active = offered[activeIndex];
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
        // A closed box leaves Enter to its form.
        if (!isOpen) return;
        if (active) choose(active);
        else leave();
        break;
      case 'Escape':
        if (!isOpen && typed === null) return;
        close();
        break;
      case 'Tab':
        if (isOpen && typed && active) choose(active);
        return;
      default:
        return;
    }
    event.preventDefault();
  };

  return { text: typed ?? chosenName, isOpen, offered, activeIndex, open, close, choose, type, leave, onKeyDown };
}
