/** The four meanings of the look: what they say is in `tokens.ts`; they decorate nothing. */
export type Tone = 'earned' | 'pending' | 'refused' | 'info';

/** Tint, edge and text of a tone, for what stands in the flow of a text. */
export const tint = (tone: Tone) => ({
  background: `${tone}.subtle`,
  borderColor: `${tone}.emphasized`,
  color: `${tone}.fg`,
});
