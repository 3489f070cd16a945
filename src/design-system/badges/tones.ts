/** The four meanings a colour may carry; `tokens.ts` describes them. */
export type Tone = 'earned' | 'pending' | 'refused' | 'info';

export const tint = (tone: Tone) => ({
  background: `${tone}.subtle`,
  borderColor: `${tone}.emphasized`,
  color: `${tone}.fg`,
});
