const TURNS_DIRECTION =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const ISOLATES = /[\u2066-\u2069]/g;

/** Does for a name in a plain string what `<bdi>` does in markup; a name of our direction stays as it is. */
export const isolate = (name: string): string =>
  TURNS_DIRECTION.test(name) ? `\u2068${name.replace(ISOLATES, '')}\u2069` : name;
