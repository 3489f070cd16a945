import type { IconNode, LucideProps } from 'lucide-react';
import { createElement } from 'react';

interface IconData {
  name: string;
  aliases?: readonly string[];
  node: IconNode;
}

/**
 * In the place of Lucide's own, which reads a context for sizes, colours and strokes besides and looks for names that would make an icon speak: here icons are
 * drawn by the styles of what they stand in, and never speak.
 */
const createLucideIcon = ({ name, aliases = [], node }: IconData) => {
  const classes = ['lucide', ...[name, ...aliases].map((given) => `lucide-${given}`)].join(' ');
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  const Icon = ({ size = 24, className, ...rest }: LucideProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${classes} ${className}` : classes,
        'aria-hidden': 'true',
        ...rest,
      },
      children,
    );
  return Icon;
};

export default createLucideIcon;
