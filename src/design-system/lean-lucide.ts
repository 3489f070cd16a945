import type { IconNode, LucideProps } from 'lucide-react';
import { createElement } from 'react';

interface IconData {
  name: string;
  aliases?: readonly string[];
  node: IconNode;
}

/** As in Lucide: an icon that is given a name, a role, or what it is hidden by, says itself what it is to a screen reader. */
const speaksForItself = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');

/**
 * In the place of Lucide's own, which reads a context for sizes, colours and strokes besides: here icons are drawn by the styles of what they stand in.
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
        ...(speaksForItself(rest) ? {} : { 'aria-hidden': 'true' }),
        ...rest,
      },
      children,
    );
  return Icon;
};

export default createLucideIcon;
