import * as v from 'valibot';

/** An offer that a run tried to create. */
export interface CreatedOffer {
  /** Unique text in its title, by which it is found when the answer has no id. */
  mark: string | null;
  id: string | null;
}

const Id = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^\d+$/))]),
  v.transform((id) => String(id)),
);
const WithId = v.object({ id: Id });
const Made = v.union([v.object({ data: WithId }), v.object({ offer: WithId }), WithId]);
/** The id of the created record, in whatever the answer wraps it. */
export const idIn = (body: unknown): string | null => {
  const { success, output } = v.safeParse(Made, body);
  if (!success) return null;
  return 'data' in output ? output.data.id : 'offer' in output ? output.offer.id : output.id;
};

const MARK = /Essai du contrat [0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** The records that a run created and must delete. */
export class CreatedRecords {
  readonly #offers = new Set<CreatedOffer>();
  readonly #tokens = new Set<string>();

  /** Call it before sending: without an answer it is unknown whether the backend created the offer. */
  sendingOffer(text: string): CreatedOffer {
    const offer: CreatedOffer = { mark: MARK.exec(text)?.[0] ?? null, id: null };
    if (offer.mark !== null) this.#offers.add(offer);
    return offer;
  }

  /** Only a refusal (4xx) means that nothing was created. */
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

  /** The newest first, so that the session that opened the others ends last. */
  get tokens(): readonly string[] {
    return [...this.#tokens].reverse();
  }
}
