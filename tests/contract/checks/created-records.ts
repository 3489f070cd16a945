import * as v from 'valibot';

/** An offer that a run has asked for, and perhaps got. */
export interface CreatedOffer {
  /** The text that no other offer has; an offer is found again by it when the answer did not tell its id. */
  mark: string | null;
  id: string | null;
}

const Id = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^\d+$/))]),
  v.transform((id) => String(id)),
);
const WithId = v.object({ id: Id });
const Made = v.union([v.object({ data: WithId }), v.object({ offer: WithId }), WithId]);
/** The id of what an answer says was made, in whatever it is wrapped. */
export const idIn = (body: unknown): string | null => {
  const { success, output } = v.safeParse(Made, body);
  if (!success) return null;
  return 'data' in output ? output.data.id : 'offer' in output ? output.offer.id : output.id;
};

const MARK = /Essai du contrat [0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** What a run has made and has to take away again. */
export class CreatedRecords {
  readonly #offers = new Set<CreatedOffer>();
  readonly #tokens = new Set<string>();

  /** Noted before it is sent: whether the backend has made it is not known when no answer comes. */
  sendingOffer(text: string): CreatedOffer {
    const offer: CreatedOffer = { mark: MARK.exec(text)?.[0] ?? null, id: null };
    if (offer.mark !== null) this.#offers.add(offer);
    return offer;
  }

  /** Only a refusal says that nothing was made. */
  answeredOffer(offer: CreatedOffer, status: number, body: unknown): void {
    if (status >= 400 && status < 500) this.#offers.delete(offer);
    else {
      offer.id = idIn(body);
      if (offer.id !== null) this.#offers.add(offer);
    }
  }

  offersAreGone(isGone: (offer: CreatedOffer) => boolean): void {
    for (const offer of this.#offers) if (isGone(offer)) this.#offers.delete(offer);
  }

  sessionOpened(token: string): void {
    this.#tokens.add(token);
  }

  sessionEnded(token: string): void {
    this.#tokens.delete(token);
  }

  get offers(): readonly CreatedOffer[] {
    return [...this.#offers];
  }

  /** The newest first: the session that the others were made with ends last. */
  get tokens(): readonly string[] {
    return [...this.#tokens].reverse();
  }
}
