import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { heroArtRecipe } from './hero-art.recipe';

const Picture = chakra('svg', heroArtRecipe);

/** From the lowest ticket to the one that the stub adds. */
const STUB_PILE = [
  { x: 318, y: 436 },
  { x: 324, y: 412 },
  { x: 314, y: 388 },
  { x: 322, y: 364 },
];
const STUB_PILE_TOP = { x: 316, y: 340 };

interface PositionedProps {
  x: number;
  y: number;
  tilt?: number;
  children: ReactNode;
}

function Positioned({ x, y, tilt = 0, children }: PositionedProps) {
  return <g transform={`translate(${x} ${y}) rotate(${tilt})`}>{children}</g>;
}

function Ticket() {
  return (
    <>
      <path className="accent-hover" d="M8 0h104l16 12H-6Z" />
      <path className="accent" d="M-6 12h134v9a3 3 0 0 1-3 3H-3a3 3 0 0 1-3-3Z" />
      <path className="ink-line" d="M2 18h118" strokeWidth="2.5" strokeDasharray="5 6" />
    </>
  );
}

function WaitingSlip() {
  return (
    <Positioned x={62} y={34} tilt={-5}>
      <rect className="panel" width="300" height="132" rx="10" />
      <rect className="text-country" x="22" y="24" width="44" height="9" rx="4.5" />
      <rect className="text-quiet" x="22" y="46" width="150" height="9" rx="4.5" />
      <rect className="text-quiet" x="22" y="64" width="108" height="9" rx="4.5" />
      <rect className="pending-badge" x="22" y="90" width="86" height="26" rx="5" strokeWidth="1.5" />
      <path
        className="pending-line"
        d="M35 96h10M35 110h10M36 96c0 5 8 9 8 14M44 96c0 5-8 9-8 14"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <rect className="pending-text" x="54" y="99" width="44" height="8" rx="4" />
      <path className="stub-line" d="M228 4v124" strokeWidth="3" strokeDasharray="6 6" />
      <text className="amount on-panel" x="264" y="78" textAnchor="middle">
        {COMMISSION_TEXT}
      </text>
    </Positioned>
  );
}

function ApprovedSlip() {
  return (
    <Positioned x={10} y={164} tilt={3}>
      <rect className="panel" width="228" height="132" rx="10" />
      <rect className="text-country" x="22" y="24" width="44" height="9" rx="4.5" />
      <rect className="text" x="22" y="46" width="176" height="9" rx="4.5" />
      <rect className="text" x="22" y="64" width="128" height="9" rx="4.5" />
      <rect className="earned-badge" x="22" y="90" width="86" height="26" rx="5" strokeWidth="1.5" />
      <path
        className="earned-line"
        d="m34 103 5 5 9-10"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect className="earned-text" x="56" y="99" width="42" height="8" rx="4" />
      <path className="ink-line" d="M228 5v124" strokeWidth="4" strokeDasharray="5 6" />
    </Positioned>
  );
}

function TornStub() {
  return (
    <Positioned x={266} y={172} tilt={14}>
      <g data-arrives="stub">
        <path className="accent" d="M4 0h64a10 10 0 0 1 10 10v112a10 10 0 0 1-10 10H4Z" />
        <path className="ink-line" d="M3 4v126" strokeWidth="4" strokeDasharray="5 6" />
        <text className="amount large" x="41" y="80" textAnchor="middle">
          {COMMISSION_TEXT}
        </text>
      </g>
    </Positioned>
  );
}

function NextSlip() {
  return (
    <Positioned x={36} y={334} tilt={-3}>
      <rect className="raised" width="228" height="112" rx="10" strokeWidth="2" />
      <rect className="text-ink" x="22" y="24" width="44" height="9" rx="4.5" />
      <rect className="text-ink" x="22" y="46" width="136" height="9" rx="4.5" />
      <rect className="text-ink" x="22" y="64" width="96" height="9" rx="4.5" />
      <path className="raised-line" d="M180 4v104" strokeWidth="3" strokeDasharray="6 6" />
    </Positioned>
  );
}

/** An approved mission's stub joins the pile of earnings. */
export function HeroArt() {
  return (
    <Picture
      viewBox="0 0 480 476"
      role="img"
      aria-label="Trois missions ; la souche d’un euro de la mission approuvée se détache et rejoint la pile."
    >
      <g data-arrives="path">
        <path
          className="accent-line"
          d="M346 262 C 404 276 412 306 386 334"
          strokeWidth="3"
          strokeDasharray="2 9"
          strokeLinecap="round"
        />
      </g>
      <WaitingSlip />
      <ApprovedSlip />
      <TornStub />
      {STUB_PILE.map((place) => (
        <Positioned key={place.y} {...place}>
          <Ticket />
        </Positioned>
      ))}
      <Positioned {...STUB_PILE_TOP}>
        <g data-arrives="ticket">
          <Ticket />
        </g>
      </Positioned>
      <NextSlip />
    </Picture>
  );
}
