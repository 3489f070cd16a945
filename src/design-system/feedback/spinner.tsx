import { chakra, defineRecipe } from '@chakra-ui/react';
import { LOADING } from '~/content/shared-texts';

/** The ring alone, for buttons; screens use `Spinner`. */
export const Spin = chakra(
  'span',
  defineRecipe({
    base: {
      display: 'inline-block',
      flex: 'none',
      borderStyle: 'solid',
      borderColor: 'currentColor',
      borderRightColor: 'transparent',
      borderRadius: 'full',
      animation: 'spin 900ms linear infinite',
      _highContrast: { borderRightColor: 'Canvas' },
    },
    variants: {
      size: {
        sm: { width: '18px', height: '18px', borderWidth: '2px' },
        lg: { width: '32px', height: '32px', borderWidth: '3px' },
      },
    },
    defaultVariants: { size: 'sm' },
  }),
  { defaultProps: { 'aria-hidden': true } },
);

export function Spinner() {
  return (
    <chakra.div
      role="status"
      display="grid"
      justifyItems="center"
      alignContent="center"
      gap="3"
      padding="6"
      color="fg.muted"
    >
      <Spin size="lg" color="fg" />
      <span>{LOADING}</span>
    </chakra.div>
  );
}
