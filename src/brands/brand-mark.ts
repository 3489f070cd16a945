/** A logo as paths in pixels: a body in the text’s colour, a part in `accent.solid`, a dashed line between. */
export interface BrandMark {
  width: number;
  height: number;
  body: string;
  accent: string;
  line: string;
}
